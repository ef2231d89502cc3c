import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { useRef } from 'react';
import { useEnoughCredits } from '#api/enough-credits';
import { useNoCredits } from '#shared/credits/use-no-credits';
import { useDraft } from './composer/use-draft.ts';
import { type Beginning, isAskedAgain, type LiveConversation } from './conversation/conversation.ts';
import { type Answer, answerUnderWay, type Choice } from './conversation/entries.ts';
import { unpaidAnswer } from './unpaid-answer.ts';
import { useRemoveEntry } from './use-remove-entry.ts';

export type ChatActions = ReturnType<typeof useChatActions>;

type Hands = {
  agree: () => Promise<boolean>;
  onClose: () => void;
  toBox: () => void;
  toTop: () => void;
};

/** What the carer can do in the dialog: send, try again, delete. */
export function useChatActions(conversation: LiveConversation, { agree, onClose, toBox, toTop }: Hands) {
  const draft = useDraft();
  const { sayNoCredits, canAsk, canSend } = usePermission(agree, onClose);
  const isAsking = useRef(false);
  const remove = useRemoveEntry(conversation, toBox);

  /** False: there are no credits for it, and it is gone again. */
  const sendOut = async (message: string, { page, onSent }: { page?: string; onSent?: () => void } = {}) => {
    if (message === '' || answerUnderWay(conversation.get()) || isAsking.current) return true;
    isAsking.current = true;
    const maySend = await canSend().finally(() => (isAsking.current = false));
    if (!maySend) return true;
    const { ids, beginning } = conversation.send(message, page);
    onSent?.();
    if ((await beginning) !== 'credits/insufficient') return true;
    conversation.takeOut(...ids);
    return false;
  };

  const send = async () => {
    const message = draft.text.trim();
    if (await sendOut(message, { onSent: draft.sent })) return;
    draft.setText((now) => (now === '' ? message : now));
    await sayNoCredits('message');
  };

  /** The label is what the carer asks, the id where its answer stands. */
  const askNext = async ({ id, label }: Choice) => {
    toTop();
    toBox();
    if (!(await sendOut(label, { page: id }))) await sayNoCredits('message');
  };

  const askAgain = async (
    answer: Answer,
    mayAsk: (what: 'plan' | 'message') => Promise<boolean>,
    ask: (id: string) => Promise<Beginning>,
  ) => {
    toBox();
    const what = answer.kind === 'plan' ? 'plan' : 'message';
    if (!(await mayAsk(what))) return;
    if ((await ask(answer.id)) === 'credits/insufficient') await sayNoCredits(what);
  };

  return {
    draft,
    send,
    retry: (answer: Answer) => askAgain(answer, isAskedAgain(answer) ? agree : canAsk, conversation.retry),
    answerCalmly: (answer: Answer) => askAgain(answer, canAsk, conversation.answerCalmly),
    answerMisread: (answer: Answer) => askAgain(answer, agree, conversation.answerMisread),
    choosePage: (answer: Answer, page: string) =>
      askAgain(answer, canAsk, (id) => conversation.choosePage(id, page)),
    askNext,
    remove,
  };
}

/** Whether something may be asked for: there are credits for it, and the carer agrees to what is sent. */
function usePermission(agree: () => Promise<boolean>, onClose: () => void) {
  const noCredits = useNoCredits({ hasChat: true });
  const hasEnough = useEnoughCredits();

  const sayNoCredits = async (what: 'plan' | 'message') => {
    if (await noCredits(unpaidAnswer(what))) onClose();
  };

  /** Who can't pay is told so before being asked for anything else. */
  const canAsk = async (what: 'plan' | 'message'): Promise<boolean> => {
    if (await hasEnough(what === 'plan' ? priceHundredths.carePlans : priceHundredths.aiChats))
      return agree();
    await sayNoCredits(what);
    return false;
  };

  /**
   * A message goes out without credits too: our server reads it for danger, and its help is free. It passes it on to
   * nobody then, so nothing is to be agreed to; that credits are missing is said after.
   */
  const canSend = async (): Promise<boolean> => !(await hasEnough(priceHundredths.aiChats)) || agree();

  return { sayNoCredits, canAsk, canSend };
}
