import { Link } from 'react-router';
import { useCurrentChild } from '#device/records/current-child';
import type { SavedChild } from '#device/records/shapes';
import IconCheck from '#icon/IconCheck';
import IconChevronDown from '#icon/IconChevronDown';
import IconFirstAidKit from '#icon/IconFirstAidKit';
import IconPencil from '#icon/IconPencil';
import IconUsers from '#icon/IconUsers';
import { m } from '#paraglide/messages';
import { ChildAvatar } from '#shared/children/child-avatar';
import { ChildName } from '#shared/children/child-name';
import { childrenPath, emergencyPath } from '#shared/children/child-paths';
import { calledOf, inOrder } from '#shared/children/child-words';
import { MenuButton } from '#ui/buttons/menu-button';
import styles from './child-switch.module.css';

/** In the header: the child everything is about, and the way to another, to all, and to the emergency card. */
export function ChildSwitch() {
  const { child, children, choose } = useCurrentChild();
  const name = child ? calledOf(child) : m.child_all();
  const listed = inOrder(children);
  // With one child alone there is nothing to choose, and its card is as near.
  const inCard = child ? [child] : listed;
  return (
    <MenuButton
      className={styles.button}
      label={m.child_switch({ name })}
      panel={(close) => (
        <>
          {listed.map((one) => (
            <Choice
              key={one.id}
              child={one}
              isChosen={one.id === child?.id}
              onChoose={() => [close(), choose(one.id)]}
            />
          ))}
          <Choice child={null} isChosen={child === null} onChoose={() => [close(), choose(null)]} />
          <span className={styles.line} />
          {inCard.map((one) => (
            <Link key={one.id} to={emergencyPath(one.id)} onClick={close}>
              <IconFirstAidKit size={22} aria-hidden="true" />
              {m.child_switch_emergency({ name: calledOf(one) })}
            </Link>
          ))}
          <Link to={childrenPath} onClick={close}>
            <IconPencil size={22} aria-hidden="true" />
            {m.child_switch_edit()}
          </Link>
        </>
      )}
    >
      {child ? <ChildAvatar child={child} /> : <All />}
      <IconChevronDown size={18} aria-hidden="true" />
    </MenuButton>
  );
}

function Choice({
  child,
  isChosen,
  onChoose,
}: {
  child: SavedChild | null;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <button type="button" aria-pressed={isChosen} onClick={onChoose}>
      {child ? <ChildAvatar child={child} /> : <All />}
      {child ? <ChildName child={child} /> : <span className={styles.all}>{m.child_all()}</span>}
      {isChosen && <IconCheck size={22} aria-hidden="true" />}
    </button>
  );
}

const All = () => (
  <span className={styles.group} aria-hidden="true">
    <IconUsers size={22} />
  </span>
);
