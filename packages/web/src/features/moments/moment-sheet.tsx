import { useState } from 'react';
import { deviceWords } from '#device/device-words';
import { m } from '#paraglide/messages';
import { inOrder } from '#shared/children/child-words';
import { HelpNowButton } from '#shared/help-now/help-now-button';
import type { MomentOpening } from '#shared/moments/open-moment';
import { Button } from '#ui/buttons/button';
import { useConfirm } from '#ui/dialogs/ask';
import { Dialog } from '#ui/dialogs/dialog';
import { Disclosure } from '#ui/layout/disclosure';
import { Notice } from '#ui/layout/notice';
import { KindChoice } from './kind-choice.tsx';
import { MomentDetails, OwnWords } from './moment-details.tsx';
import styles from './moment-sheet.module.css';
import { type MomentForm, useMomentForm } from './use-moment-form.ts';

export type MomentSheetProps = { opening: MomentOpening; onClose: () => void };

/** Where a moment is written down or changed: what happened first, the rest for whoever has the time. */
export function MomentSheet({ opening, onClose }: MomentSheetProps) {
  const form = useMomentForm(opening, onClose);
  const confirm = useConfirm();
  const { draft, problems, children, isEdit } = form;
  const leave = async () => {
    const isTyped = form.isChanged && (isEdit || draft.kind !== '');
    if (!isTyped || (await confirm(discarding()))) onClose();
  };
  const child = children.find(({ id }) => id === draft.childId);
  return (
    <Dialog
      title={isEdit ? m.moment_edit() : m.moment_title()}
      onPhone="sheet"
      onClose={() => void leave()}
      footer={!form.isGone && <SaveButtons form={form} />}
    >
      {form.isGone ? (
        <Notice>{m.history_not_there()}</Notice>
      ) : (
        <>
          {child && <p className={styles.who}>{m.moment_for({ name: child.name })}</p>}
          <KindChoice
            id="moment-kind"
            kind={draft.kind}
            error={problems.kind}
            onChange={(kind) => form.set({ kind })}
          />
          {(draft.kind === 'hurt' || draft.kind === 'bolt') && (
            <div className={styles.help}>
              <span>{m.moment_help_line()}</span>
              <HelpNowButton />
            </div>
          )}
          {draft.kind === 'other' && <OwnWords form={form} />}
          <Disclosure summary={m.moment_details()} hint={m.moment_details_hint()} isOpenAtFirst={isEdit}>
            <MomentDetails form={form} />
          </Disclosure>
          {form.refusal && <Notice kind="warning">{deviceWords(form.refusal)}</Notice>}
          <p className={styles.stays}>{m.moment_stays()}</p>
        </>
      )}
    </Dialog>
  );
}

const discarding = () => ({
  title: m.moment_discard_ask(),
  text: m.moment_discard_words(),
  confirmLabel: m.moment_discard_confirm(),
  cancelLabel: m.moment_discard_keep(),
  isDangerous: true,
});

/** With several children and none chosen, one button for each: nothing is guessed, and it is still one press. */
function SaveButtons({ form }: { form: MomentForm }) {
  const { draft, children, isEdit } = form;
  const [isSaving, setIsSaving] = useState(false);
  const save = async (childId: string) => {
    setIsSaving(true);
    const isDone = await form.save(childId);
    if (isDone) return;
    setIsSaving(false);
    showProblem();
  };
  if (isEdit || draft.childId !== '' || children.length === 0)
    return (
      <Button isWide isBusy={isSaving} onClick={() => void save(draft.childId)}>
        {m.moment_save()}
      </Button>
    );
  return (
    <div className={styles.saves}>
      {inOrder(children).map(({ id, name }) => (
        <Button key={id} isWide isBusy={isSaving} onClick={() => void save(id)}>
          {m.moment_save_for({ name })}
        </Button>
      ))}
    </div>
  );
}

/** What is wrong comes into view and has the focus, also where it is folded away. */
const showProblem = () =>
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>(
      'dialog [aria-invalid="true"], dialog #moment-kind[aria-describedby]',
    );
    const folded = found?.closest('details');
    if (folded) folded.open = true;
    found?.focus();
  });
