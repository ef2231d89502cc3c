import type { Message } from '@calmbridge/domain/history/message';
import type { SavedChild } from '#device/records/shapes';
import type { LiveConversation } from './conversation/conversation.ts';

export type RoomState = { view: 'closed' | 'overlay' | 'open'; conversation: LiveConversation };

/** What the room needs of the page it is on. */
export type PagePorts = {
  /** Asks for agreement to what is sent, unless it was given before. */
  agree: () => Promise<boolean>;
  hasEnough: (hundredths: number) => Promise<boolean>;
  sayNoCredits: () => Promise<unknown>;
  sayNotThere: () => Promise<unknown>;
  /** The care plans and answers on this device. */
  kept: () => readonly Message[];
  /** The one everything is about now. */
  child: () => Pick<SavedChild, 'id' | 'profile'> | null;
};
