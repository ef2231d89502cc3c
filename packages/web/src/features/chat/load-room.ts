import { fetched } from '#ui/later/fetched';

const roomModule = () => import('./chat-room.tsx');

/** Fetched when it is asked for, or when a pointer comes near the button. Null: it could not be. */
export const loadRoom = () => fetched(roomModule).catch(() => null);
