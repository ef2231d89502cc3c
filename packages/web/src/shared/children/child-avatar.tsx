import { useDevicePicture } from '#device/pictures/use-device-picture';
import type { SavedChild } from '#device/records/shapes';
import { classNames } from '#ui/class-names';
import styles from './child-avatar.module.css';
import { colorOf } from './child-colors.ts';
import { calledOf } from './child-words.ts';

type Shown = Pick<SavedChild, 'id' | 'name' | 'called' | 'color' | 'photo' | 'profile'>;

/** The child's photo, or its colour and the letter it is called by. The name always stands beside it. */
export function ChildAvatar({ child, isLarge = false }: { child: Shown; isLarge?: boolean }) {
  const color = colorOf(child);
  return (
    <span
      className={classNames(styles.avatar, isLarge && styles.large)}
      style={{ background: `var(--story-${color})`, color: `var(--story-${color}-ink)` }}
      aria-hidden="true"
    >
      {child.photo ? <Photo id={child.photo} letter={letterOf(child)} /> : letterOf(child)}
    </span>
  );
}

function Photo({ id, letter }: { id: string; letter: string }) {
  const picture = useDevicePicture(id);
  return picture.is === 'ready' ? <img src={picture.src} alt="" /> : letter;
}

const letterOf = (child: Shown): string => [...calledOf(child)][0]?.toLocaleUpperCase() ?? '';
