import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { levelNumber, type StoryRequest } from '@calmbridge/domain/stories/story';
import { useId } from 'react';
import IconAlertTriangle from '#icon/IconAlertTriangle';
import IconCheck from '#icon/IconCheck';
import IconChevronDown from '#icon/IconChevronDown';
import IconEye from '#icon/IconEye';
import { m } from '#paraglide/messages';
import { classNames } from '#ui/class-names';
import { Badge } from '#ui/layout/badge';
import type { CheckedGroup, GroupName } from './check-groups.ts';
import styles from './story-check.module.css';
import { useStoryCheck } from './use-story-check.ts';

/** How many passed; unfolded, what passed, what did not, and the sentence it is about. */
export function StoryCheck({
  request,
  isOpenAtFirst = false,
  ...story
}: {
  title: string;
  text: string;
  request: StoryRequest;
  profile: ChildProfile | null;
  /** What the carer pressed when asked which story is meant. */
  chosen?: string | undefined;
  isOpenAtFirst?: boolean;
}) {
  const headingId = useId();
  const state = useStoryCheck({ ...story, request });
  const groups = state.is === 'checked' ? state.groups : [];
  const passed = groups.filter(({ result }) => result === 'passed').length;
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <details open={isOpenAtFirst}>
        <summary className={styles.top}>
          <h3 id={headingId}>{m.stories_check()}</h3>
          {state.is === 'checked' && (
            <Badge look={passed === groups.length ? 'moss' : 'honey'}>
              {m.stories_check_count({ passed, count: groups.length })}
            </Badge>
          )}
          <IconChevronDown className={styles.chevron} size={22} aria-hidden="true" />
        </summary>
        {state.is === 'loading' && <p className={styles.why}>{m.stories_check_loading()}</p>}
        {state.is === 'unavailable' && <p className={styles.why}>{m.stories_check_unavailable()}</p>}
        {state.is === 'checked' && (
          <ul className={styles.groups}>
            {groups.map((group) => (
              <Group key={group.name} group={group} level={levelNumber(request.supportLevel)} />
            ))}
          </ul>
        )}
      </details>
    </section>
  );
}

const marks = {
  passed: { Icon: IconCheck, words: m.stories_check_passed },
  look: { Icon: IconEye, words: m.stories_check_look },
  wrong: { Icon: IconAlertTriangle, words: m.stories_check_wrong },
};

function Group({ group: { name, result, problems }, level }: { group: CheckedGroup; level: number }) {
  const { Icon, words } = marks[result];
  const { heading, ok } = groupWords[name];
  return (
    <li className={styles.group}>
      <span className={classNames(styles.mark, styles[result])}>
        <Icon size={20} aria-hidden="true" />
        <span className="visually-hidden">{words()} </span>
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{heading()}</p>
        {result === 'passed' && <p className={styles.why}>{ok({ level })}</p>}
        {problems.map(({ rule, why, sentence }) => (
          <p key={rule} className={styles.why}>
            {why}
            {sentence && <q className={styles.sentence}>{sentence}</q>}
          </p>
        ))}
      </div>
    </li>
  );
}

const groupWords: Record<GroupName, { heading: () => string; ok: (about: { level: number }) => string }> = {
  asked: { heading: m.stories_check_asked, ok: () => m.stories_check_asked_ok() },
  balance: { heading: m.stories_check_balance, ok: () => m.stories_check_balance_ok() },
  view: { heading: m.stories_check_view, ok: () => m.stories_check_view_ok() },
  commands: { heading: m.stories_check_commands, ok: () => m.stories_check_commands_ok() },
  reading: { heading: m.stories_check_reading, ok: m.stories_check_reading_ok },
  words: { heading: m.stories_check_words, ok: () => m.stories_check_words_ok() },
  shape: { heading: m.stories_check_shape, ok: () => m.stories_check_shape_ok() },
  child: { heading: m.stories_check_child, ok: () => m.stories_check_child_ok() },
};
