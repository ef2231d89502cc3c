import { addDays, hardKinds, weekOf } from '@calmbridge/domain/moments/calendar';
import { type Moment, momentsBetween } from '@calmbridge/domain/moments/moment';
import { useMemo, useState } from 'react';
import { useCollectionFrontFirst } from '#device/device-context';
import { useCurrentChild } from '#device/records/current-child';
import { moments as momentShape, type SavedChild } from '#device/records/shapes';
import { m } from '#paraglide/messages';
import { LogsArt } from '#shared/art/logs-art';
import { inOrder } from '#shared/children/child-words';
import { saveMoments } from '#shared/moments/moments-table';
import { openMoment } from '#shared/moments/open-moment';
import { today } from '#shared/moments/this-clock';
import { Button } from '#ui/buttons/button';
import { formatNumber } from '#ui/format/format';
import { formatDay } from '#ui/format/format-date';
import { Card } from '#ui/layout/card';
import { EmptyState } from '#ui/layout/empty-state';
import { usePageTitle } from '#ui/use-page-title';
import styles from './days.module.css';
import { Calendar, Phrases, type Span, WeekChart, Weeks } from './days-charts.tsx';
import { DaysOpening } from './days-opening.tsx';
import { type Choice, DaysTools } from './days-tools.tsx';
import { firstDayOfWeek } from './week-words.ts';

/** More than the weeks that are shown first hold, where twenty are noted a day; the rest is read a moment later. */
const firstRead = 600;

/** Route /days: what the moments of one child say, day by day. */
export function DaysPage() {
  usePageTitle(m.days_heading());
  const { child, children, choose } = useCurrentChild();
  const one = child ?? (children.length === 1 ? (children[0] ?? null) : null);
  if (one === null && children.length > 1) return <WhichChild saved={children} onChoose={choose} />;
  return <DaysOf key={one?.id ?? ''} child={one} />;
}

const WhichChild = ({
  saved,
  onChoose,
}: {
  saved: readonly SavedChild[];
  onChoose: (id: string) => void;
}) => (
  <DaysOpening>
    <EmptyState
      art={<LogsArt />}
      heading={m.days_whose()}
      action={
        <div className={styles.buttons}>
          {inOrder(saved).map(({ id, name }) => (
            <Button key={id} look="secondary" onClick={() => onChoose(id)}>
              {name}
            </Button>
          ))}
        </div>
      }
    >
      {m.days_whose_words()}
    </EmptyState>
  </DaysOpening>
);

function DaysOf({ child }: { child: SavedChild | null }) {
  const all = useCollectionFrontFirst(momentShape, firstRead).records;
  const [choice, setChoice] = useState<Choice>({ weeks: '4', kind: '', back: 0 });
  const [now] = useState(() => today());
  const span = useMemo(() => spanOf(choice, now), [choice, now]);
  const inside = useMemo(() => {
    // Without a saved child, those that are about none: children who are no longer saved may be several.
    const own = child ? all : all.filter(({ childId }) => childId === undefined);
    return momentsBetween(own, { childId: child?.id ?? null, ...span });
  }, [all, child, span]);
  const chosen = useMemo(() => inside.filter((moment) => isOf(moment, choice.kind)), [inside, choice.kind]);
  const days = m.days_span({ from: formatDay(span.from), to: formatDay(span.to) });
  return (
    <DaysOpening title={child ? m.days_heading_of({ name: child.name }) : m.days_heading()}>
      <DaysTools
        choice={choice}
        onChange={setChoice}
        onDownload={inside.length > 0 ? () => saveMoments(inside, now) : null}
      />
      <output className={styles.count}>
        {chosen.length === 1
          ? m.days_counted_one({ days })
          : m.days_counted({ count: formatNumber(chosen.length), days })}
      </output>
      {inside.length === 0 ? (
        <EmptyState
          art={<LogsArt />}
          heading={m.days_none()}
          action={
            <Button onClick={() => openMoment({ is: 'new', ...(child && { childId: child.id }) })}>
              {m.days_add()}
            </Button>
          }
        >
          {m.days_none_words()}
        </EmptyState>
      ) : (
        <div className={styles.charts}>
          <Card>
            <Calendar moments={chosen} span={span} />
          </Card>
          <Card>
            <WeekChart moments={chosen} span={span} />
          </Card>
          <Card>
            <Phrases moments={chosen} />
          </Card>
          <Card>
            <Weeks moments={inside} span={span} />
          </Card>
        </div>
      )}
    </DaysOpening>
  );
}

/** Whole weeks that end with this one, or earlier ones of the same number. */
function spanOf({ weeks, back }: Choice, now: string): Span {
  const firstDay = firstDayOfWeek(navigator.language);
  const days = Number(weeks) * 7;
  const from = addDays(weekOf(now, firstDay), 7 - days * (back + 1));
  const to = addDays(from, days - 1);
  return { from, to: to < now ? to : now, firstDay };
}

const isOf = ({ kind }: Moment, wanted: Choice['kind']): boolean =>
  wanted === '' || (wanted === 'hard' ? hardKinds.includes(kind) : kind === wanted);
