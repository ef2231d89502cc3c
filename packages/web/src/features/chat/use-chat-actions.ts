import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { useRef } from 'react';
import { useEnoughCredits } from '#api/enough-credits';
import { useDeviceStore } from '#device/device-context';
import { notes, profileFormResponses } from '#device/records/shapes';
import { m } from '#paraglide/messages';
import { useNoCredits } from '#shared/credits/use-no-credits';
import { useConfirm } from '#ui/dialogs/ask';
import { useToast } from '#ui/toasts/toasts';
import { useDraft } from './composer/use-draft.ts';
import { type Beginning, isAskedAgain, type LiveConversation } from './conversation/conversation.ts';
import { type Answer, answerUnderWay, type Entry } from './conversation/entries.ts';
import { unpaidAnswer } from './unpaid-answer.ts';

/** What the carer can do in the dialog: send, try again, delete. */
export function useChatActions(
  conversation: LiveConversation,
  { agree, onClose, toBox }: { agree: () => Promise<boolean>; onClose: () => void; toBox: () => void },
) {
  const store = useDeviceStore();
  const draft = useDraft();
  const noCredits = useNoCredits({ hasChat: true });
  const hasEnough = useEnoughCredits();
  const isAsking = useRef(false);
  const confirm = useConfirm();
  const toast = useToast();

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

  const send = async () => {
    const message = draft.text.trim();
    if (message === '' || answerUnderWay(conversation.get()) || isAsking.current) return;
    isAsking.current = true;
    const maySend = await canSend().finally(() => (isAsking.current = false));
    if (!maySend) return;
    const { ids, beginning } = conversation.send(message);
    draft.sent();
    if ((await beginning) !== 'credits/insufficient') return;
    conversation.takeOut(...ids);
    draft.setText((now) => (now === '' ? message : now));
    await sayNoCredits('message');
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
  const retry = (answer: Answer) =>
    askAgain(answer, isAskedAgain(answer) ? agree : canAsk, conversation.retry);
  const answerCalmly = (answer: Answer) => askAgain(answer, canAsk, conversation.answerCalmly);
  const answerMisread = (answer: Answer) => askAgain(answer, agree, conversation.answerMisread);

  const choosePage = (answer: Answer, page: string) =>
    askAgain(answer, canAsk, (id) => conversation.choosePage(id, page));

  const remove = async (entry: Entry) => {
    const kept = entry.is === 'answer' ? store.collection(profileFormResponses).get(entry.id) : null;
    const isSure = await confirm({
      title: questionFor(entry),
      text: kept ? m.chat_delete_kept_words() : m.chat_delete_words(),
      confirmLabel: m.chat_delete(),
      isDangerous: true,
    });
    if (!isSure) return;
    const showAgain = conversation.takeOut(entry.id);
    const gone = kept && [
      await store.collection(profileFormResponses).remove(kept.id),
      await store.collection(notes).remove(...(kept.noteIds ?? [])),
    ];
    toBox();
    toast({
      text: m.chat_deleted(),
      undo: () => {
        showAgain();
        for (const removed of gone ?? []) void removed.undo();
      },
    });
  };

  return { draft, send, retry, answerCalmly, answerMisread, choosePage, remove };
}

const questionFor = (entry: Entry): string => {
  if (entry.is === 'question') return m.chat_delete_message_question();
  return entry.kind === 'plan' ? m.chat_delete_plan_question() : m.chat_delete_reply_question();
};
