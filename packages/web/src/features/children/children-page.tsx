import { useState } from 'react';
import { useCollection } from '#device/device-context';
import { deviceWords } from '#device/device-words';
import { type SavedChild, savedChildren } from '#device/records/shapes';
import IconPencil from '#icon/IconPencil';
import { m } from '#paraglide/messages';
import { PlanArt } from '#shared/art/plan-art';
import { ChildAvatar } from '#shared/children/child-avatar';
import { ChildName } from '#shared/children/child-name';
import { childPath } from '#shared/children/child-paths';
import { calledOf, inOrder } from '#shared/children/child-words';
import { EmergencyLink } from '#shared/children/emergency-link';
import { Button } from '#ui/buttons/button';
import { ButtonLink } from '#ui/buttons/button-link';
import { useConfirm } from '#ui/dialogs/ask';
import { Card } from '#ui/layout/card';
import { EmptyState } from '#ui/layout/empty-state';
import { Notice } from '#ui/layout/notice';
import { useToast } from '#ui/toasts/toasts';
import { usePageTitle } from '#ui/use-page-title';
import { ChildrenOpening } from './children-opening.tsx';
import styles from './children-page.module.css';

/** Route /children: the children saved on this device, and the one place to change them. */
export function ChildrenPage() {
  usePageTitle(m.child_heading());
  const { records, remove } = useCollection(savedChildren);
  const confirm = useConfirm();
  const toast = useToast();
  const [trouble, setTrouble] = useState<string | null>(null);
  const onDelete = async (child: SavedChild) => {
    const name = calledOf(child);
    const isSure = await confirm({
      title: m.form_children_delete_title({ name }),
      text: m.form_children_delete_words(),
      confirmLabel: m.form_children_delete(),
      isDangerous: true,
    });
    if (!isSure) return;
    const removed = await remove(child.id);
    setTrouble(removed.ok ? null : deviceWords(removed.why));
    if (removed.ok) toast({ text: m.form_children_deleted({ name }), undo: () => void removed.undo() });
  };
  return (
    <ChildrenOpening>
      {trouble && <Notice kind="warning">{trouble}</Notice>}
      {records.length === 0 ? (
        <EmptyState
          art={<PlanArt />}
          heading={m.child_none()}
          action={<ButtonLink to="/form">{m.history_empty_action()}</ButtonLink>}
        >
          {m.form_children_none()}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {inOrder(records).map((child) => (
            <ChildTile key={child.id} child={child} onDelete={() => void onDelete(child)} />
          ))}
        </ul>
      )}
    </ChildrenOpening>
  );
}

function ChildTile({ child, onDelete }: { child: SavedChild; onDelete: () => void }) {
  const name = calledOf(child);
  return (
    <Card as="li">
      <div className={styles.tile}>
        <div className={styles.who}>
          <ChildAvatar child={child} isLarge />
          <ChildName child={child} />
        </div>
        <div className={styles.actions}>
          <EmergencyLink child={child} />
          <ButtonLink
            to={childPath(child.id)}
            look="quiet"
            isSmall
            icon={<IconPencil size={20} aria-hidden="true" />}
            label={m.child_edit({ name })}
          >
            {m.emergency_edit()}
          </ButtonLink>
          <Button
            look="danger-quiet"
            isSmall
            aria-label={m.form_children_delete_named({ name })}
            onClick={onDelete}
          >
            {m.form_children_delete()}
          </Button>
        </div>
      </div>
    </Card>
  );
}
