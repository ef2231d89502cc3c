import { type MomentKind, momentKinds } from '@calmbridge/domain/moments/moment';
import IconDownload from '#icon/IconDownload';
import IconPrinter from '#icon/IconPrinter';
import { m } from '#paraglide/messages';
import { kindNames } from '#shared/moments/moment-words';
import { Button } from '#ui/buttons/button';
import { SelectField } from '#ui/fields/select-field';
import styles from './days.module.css';

export const periods = ['4', '8', '12'] as const;
export type Choice = { weeks: string; kind: '' | 'hard' | MomentKind; back: number };

/** Which days and which moments; taking them along. */
export function DaysTools({
  choice,
  onChange,
  onDownload,
}: {
  choice: Choice;
  onChange: (choice: Choice) => void;
  onDownload: (() => void) | null;
}) {
  return (
    <div className={styles.tools}>
      <SelectField
        id="days-weeks"
        label={m.days_period()}
        options={periods.map((weeks) => ({ value: weeks, label: m.days_weeks({ weeks }) }))}
        value={choice.weeks}
        onChange={(weeks) => onChange({ ...choice, weeks, back: 0 })}
      />
      <SelectField
        id="days-kind"
        label={m.days_which()}
        emptyLabel={m.days_all()}
        options={[
          { value: 'hard', label: m.days_hard() },
          ...momentKinds.map((kind) => ({ value: kind, label: kindNames[kind]() })),
        ]}
        value={choice.kind}
        onChange={(kind) => onChange({ ...choice, kind: kind as Choice['kind'] })}
      />
      <div className={styles.buttons}>
        <Button look="secondary" isSmall onClick={() => onChange({ ...choice, back: choice.back + 1 })}>
          {m.days_earlier()}
        </Button>
        {choice.back > 0 && (
          <Button look="secondary" isSmall onClick={() => onChange({ ...choice, back: choice.back - 1 })}>
            {m.days_later()}
          </Button>
        )}
        <Button
          look="quiet"
          isSmall
          icon={<IconPrinter size={20} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {m.days_print()}
        </Button>
        {onDownload && (
          <Button
            look="quiet"
            isSmall
            icon={<IconDownload size={20} aria-hidden="true" />}
            onClick={onDownload}
          >
            {m.days_csv()}
          </Button>
        )}
      </div>
    </div>
  );
}
