import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { createService } from '#store/create-service';

// How a feature asks for the AI chat without knowing it: features/chat provides it on every page behind the sign-in. What the chat
// keeps is in the device's `profileFormResponses`: care plans, and the replies of chats about them (with `planId`).

export type ChatOpening =
  /** The button in the header: the chat under way in this tab, or an empty one. */
  | { is: 'empty' }
  /** The form: write a care plan for this child and show it as it comes. `childId`: under which it is saved. */
  | { is: 'care-plan'; profile: ChildProfile; childId?: string }
  /** A saved response: the chat goes on from it. */
  | { is: 'response'; messageId: string }
  /** A page opens again: a plan or an answer that was under way goes on. */
  | { is: 'resume'; useId: string };

/**
 * What became of it. `begun` once text has arrived; a plan that was refused or failed cost nothing. A carer who tries a
 * failed plan again in the dialog is still waited for: `failed` is told when they close it.
 */
export type ChatOutcome = 'opened' | 'begun' | 'declined' | 'refused' | 'failed';

export type ChatPort = {
  open: (opening: ChatOpening) => Promise<ChatOutcome>;
  /** Asks for agreement to what is sent, unless it was given before. False: the carer declined. */
  agree: () => Promise<boolean>;
};

export const chat = createService<ChatPort>();

export const openChat = (opening: ChatOpening): Promise<ChatOutcome> =>
  chat.get()?.open(opening) ?? Promise.resolve('declined');

/** Before any AI use outside the chat. */
export const askForConsent = (): Promise<boolean> => chat.get()?.agree() ?? Promise.resolve(false);
