import { type HelpNeed, type HelpPlace, linesFor } from '@calmbridge/domain/help/helplines';
import IconPhone from '#icon/IconPhone';
import { m } from '#paraglide/messages';
import { formatDay } from '#ui/format/format-date';
import styles from './help-now.module.css';
import { telephoneLink } from './telephone-link.ts';

const needNames: Record<HelpNeed, () => string> = {
  emergency: m.help_now_emergency,
  talk: m.help_now_talk,
  children: m.help_now_children,
  missing: m.help_now_missing,
  poison: m.help_now_poison,
  health: m.help_now_health,
};

/** Every number of one country: what it is for, where it is from, and when it was last compared with that source. */
export function HelpNumbers({ place }: { place: HelpPlace }) {
  return (
    <ul className={styles.numbers}>
      {linesFor(place).map(({ need, name, number, source, checkedOn }) => (
        <li key={number} className={styles.line}>
          <a className={styles.call} href={telephoneLink(number)}>
            <IconPhone size={22} aria-hidden="true" />
            <span className={styles.number}>{number}</span>
          </a>
          <span className={styles.about}>
            <span className={styles.name}>{need === 'emergency' ? needNames[need]() : name}</span>
            {need !== 'emergency' && <span>{needNames[need]()}</span>}
            <span className={styles.source}>
              {checkedOn === null
                ? m.help_now_unchecked({ source: hostOf(source) })
                : m.help_now_checked({ source: hostOf(source), day: formatDay(checkedOn) })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const hostOf = (source: string) => new URL(source).host;
