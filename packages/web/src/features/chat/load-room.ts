import type { ComponentType } from 'react';
import { fetched } from '#ui/later/fetched';
import type { ChatWish } from './chat-wish.ts';

export type Room = ComponentType<{ wishes: readonly ChatWish[] }>;

const roomModule = () => import('./chat-room.tsx');

/** Fetched when it is asked for, or when a pointer comes near the button. Null: it could not be. */
export const loadRoom = (): Promise<Room | null> =>
  fetched(roomModule).then(
    ({ ChatRoom }) => ChatRoom,
    () => null,
  );
