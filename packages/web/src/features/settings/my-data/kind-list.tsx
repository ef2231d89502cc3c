import type { KindCount } from '#device/backup/plan-import';
import { m } from '#paraglide/messages';
import { formatNumber } from '#ui/format/format';
import styles from './my-data.module.css';

const names: Record<string, () => string> = {
  profileFormResponses: m.mydata_kind_plans,
  socialStories: m.mydata_kind_stories,
  boards: m.mydata_kind_boards,
  pictures: m.mydata_kind_pictures,
  notes: m.mydata_kind_notes,
  moments: m.mydata_kind_moments,
  savedChildren: m.mydata_kind_children,
  chatHistory: m.mydata_kind_chat,
};
const counted = ['inFile', 'isNew', 'same', 'different', 'onlyHere'] as const;

/** Kind by kind: how many, and how they compare with what is here. */
export function KindList({ kinds }: { kinds: readonly KindCount[] }) {
  const shown = grouped(kinds).filter(({ inFile, onlyHere }) => inFile + onlyHere > 0);
  if (shown.length === 0) return <p>{m.mydata_empty_file()}</p>;
  return (
    <ul className={styles.kinds} aria-label={m.mydata_kinds()}>
      {shown.map((kind) => (
        <li key={kind.name} className={styles.kind}>
          <span className={styles.kindName}>{(names[kind.name] ?? m.mydata_kind_rest)()}</span>
          <span className={styles.kindCount}>{formatNumber(kind.inFile)}</span>
          <span className={styles.kindMore}>{comparison(kind)}</span>
        </li>
      ))}
    </ul>
  );
}

const comparison = ({ isNew, same, different, onlyHere }: KindCount): string =>
  [
    isNew > 0 && m.mydata_new({ count: formatNumber(isNew) }),
    same > 0 && m.mydata_same({ count: formatNumber(same) }),
    different > 0 && m.mydata_different({ count: formatNumber(different) }),
    onlyHere > 0 && m.mydata_only_here({ count: formatNumber(onlyHere) }),
  ]
    .filter((part) => part !== false)
    .join(' · ');

/** Drafts and choices are one line, in the order a carer looks for things. */
function grouped(kinds: readonly KindCount[]): KindCount[] {
  const rest: KindCount = { name: '', inFile: 0, isNew: 0, same: 0, different: 0, onlyHere: 0 };
  for (const kind of kinds) if (!names[kind.name]) for (const count of counted) rest[count] += kind[count];
  const named = Object.keys(names).flatMap((name) => kinds.filter((kind) => kind.name === name));
  return [...named, rest];
}
