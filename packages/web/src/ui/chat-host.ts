import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { createContext, use } from 'react';

// How a feature asks for the AI chat without knowing it: the app puts the chat behind this context.

export type ChatOpening =
  /** The floating button: an empty chat. */
  | { is: 'empty' }
  /** The form: write a care plan for this child and show it as it comes. */
  | { is: 'care-plan'; profile: ChildProfile }
  /** A saved response: the chat goes on from it. */
  | { is: 'response'; messageId: string };

/** What became of it. `begun` once text has arrived; a plan that was refused or failed cost nothing. */
export type ChatOutcome = 'opened' | 'begun' | 'declined' | 'refused' | 'failed';

export const ChatHost = createContext<(opening: ChatOpening) => Promise<ChatOutcome>>(() =>
  Promise.resolve('declined'),
);

export const useOpenChat = () => use(ChatHost);
