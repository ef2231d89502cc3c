import type { ChatOpening, ChatOutcome } from '#shared/chat/chat-host';

/** What is asked of the chat from outside of it. */
export type ChatWish =
  | { is: 'open'; opening: ChatOpening; answer: (outcome: ChatOutcome) => void }
  | { is: 'agree'; answer: (isAgreed: boolean) => void };
