// Keeps the answers of one conversation on the device, each by a keeper of its own.
import type { Keeping } from '#api/paid-use/carry-text';
import { type Answer, isUnderWay, messageOf, waitsForChoice } from './entries.ts';
import { type Keeper, keeperOf } from './keep-answer.ts';
import type { ChatPorts } from './ports.ts';
import type { Transcript } from './transcript.ts';

export function openKeeping(kept: ChatPorts['kept'], { get, change, patch, answerOf }: Transcript) {
  const keepers = new Map<string, Keeper>();
  const keeper = (id: string) => {
    const open = keepers.get(id) ?? keeperOf(kept, (keepTrouble) => change({ keepTrouble }));
    keepers.set(id, open);
    return open;
  };
  /** Only what came from the form is kept, and fixed help is not an answer. */
  const isKept = (answer: Answer | undefined): answer is Answer =>
    get().planId !== null && answer !== undefined && (answer.text !== '' || answer.asked.length > 0);
  return {
    /** As far as it has come. */
    keepPart: (id: string) => {
      const answer = answerOf(id);
      if (isKept(answer) && isUnderWay(answer)) keeper(id).keep(messageOf(answer, get()));
    },
    keepWhole: async (id: string, text: string): Promise<Keeping> => {
      const answer = answerOf(id);
      // Deleted meanwhile: it came, and the carer has seen it.
      if (!answer) return 'shown';
      // Whole but empty is no answer, and is not paid for.
      if (text.trim() === '' && answer.help === null && !waitsForChoice(answer)) return 'not-kept';
      patch(id, { text, state: { is: 'whole' } });
      const whole = answerOf(id);
      if (!isKept(whole)) return 'shown';
      return (await keeper(id).finish(messageOf(whole, get()))) ? 'kept' : 'not-kept';
    },
    /** As it was left. */
    keepAtLast: (id: string) => {
      const settled = answerOf(id);
      if (isKept(settled)) void keeper(id).finish(messageOf(settled, get()));
    },
  };
}
