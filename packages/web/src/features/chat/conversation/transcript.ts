// What stands in a conversation and may change: the questions and answers, and whether they could be kept.
import type { DeviceRefusal } from '#device/store/user-scope';
import { createStore } from '#store/create-store';
import type { Answer, Conversation, Entry } from './entries.ts';

export type ConversationView = Conversation & { keepTrouble: DeviceRefusal | null };
export type Transcript = ReturnType<typeof openTranscript>;

export function openTranscript(start: Conversation) {
  const { get, set, subscribe } = createStore<ConversationView>({ ...start, keepTrouble: null });
  const change = (more: Partial<ConversationView>) => set({ ...get(), ...more });
  return {
    get,
    subscribe,
    change,
    answerOf: (id: string) =>
      get().entries.find((entry): entry is Answer => entry.is === 'answer' && entry.id === id),
    patch: (id: string, more: Partial<Answer>) => {
      const swap = (entry: Entry): Entry =>
        entry.is === 'answer' && entry.id === id ? { ...entry, ...more } : entry;
      change({ entries: get().entries.map(swap) });
    },
    put: (answer: Answer) =>
      change({ entries: [answer, ...(answer.question ? [answer.question] : []), ...get().entries] }),
    /** Takes entries out of view; gives them back when called again. */
    takeOut: (ids: readonly string[]) => {
      const before = get().entries;
      change({ entries: before.filter(({ id }) => !ids.includes(id)) });
      return () => change({ entries: before });
    },
  };
}
