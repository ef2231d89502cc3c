// Alerts and confirmations in the page instead of the browser's own. `await confirm({...})` gives true or false.
import { createContext, type ReactNode, useCallback, useContext, useId, useMemo, useState } from 'react';
import { m } from '#paraglide/messages';
import { Button } from '../buttons/button.tsx';
import styles from './ask.module.css';
import { Dialog } from './dialog.tsx';

export type Confirmation = {
  title: string;
  text?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Filled clay instead of teal: for what can't be taken back. */
  isDangerous?: boolean;
};
export type Alert = { title: string; text?: ReactNode; closeLabel?: string };

type Question = { ask: Confirmation | Alert; answer: (isYes: boolean) => void };
type Ask = (ask: Confirmation | Alert) => Promise<boolean>;

const AskContext = createContext<Ask | null>(null);

export function AskProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = useCallback<Ask>(
    (wanted) =>
      new Promise((resolve) => {
        setQuestion({
          ask: wanted,
          answer: (isYes) => {
            setQuestion(null);
            resolve(isYes);
          },
        });
      }),
    [],
  );
  return (
    <AskContext value={ask}>
      {children}
      {question && <AskDialog {...question} />}
    </AskContext>
  );
}

export function useConfirm(): (confirmation: Confirmation) => Promise<boolean> {
  return useAsk();
}

export function useAlert(): (alert: Alert) => Promise<void> {
  const ask = useAsk();
  return useMemo(() => async (alert: Alert) => void (await ask(alert)), [ask]);
}

function useAsk(): Ask {
  const ask = useContext(AskContext);
  if (!ask) throw new Error('useConfirm and useAlert need an AskProvider around the page');
  return ask;
}

function AskDialog({ ask, answer }: Question) {
  const textId = useId();
  return (
    <Dialog
      title={ask.title}
      width="small"
      hasCloseButton={false}
      {...(ask.text ? { describedBy: textId } : {})}
      onClose={() => answer(false)}
      footer={
        'confirmLabel' in ask ? (
          <div className={styles.buttons}>
            <Button look={ask.isDangerous ? 'danger' : 'primary'} isWide onClick={() => answer(true)}>
              {ask.confirmLabel}
            </Button>
            {/* The safe choice is as large, and has the focus first. */}
            <Button look="secondary" isWide data-first-focus onClick={() => answer(false)}>
              {ask.cancelLabel ?? (ask.isDangerous ? m.ui_keep() : m.ui_cancel())}
            </Button>
          </div>
        ) : (
          <Button isWide data-first-focus onClick={() => answer(true)}>
            {ask.closeLabel ?? m.ui_ok()}
          </Button>
        )
      }
    >
      {ask.text && <div id={textId}>{ask.text}</div>}
    </Dialog>
  );
}
