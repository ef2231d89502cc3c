// A photo that was opened and not kept yet. It outlives the panel, which is built again when a screen is turned.
import type { Photo } from '#shared/pictures/open-photo';

let waiting: { cardId: string; photo: Photo } | null = null;

export const waitingPhoto = (cardId: string): Photo | null =>
  cardId !== '' && waiting?.cardId === cardId ? waiting.photo : null;

export const letWait = (cardId: string, photo: Photo | null): void => {
  waiting = photo && { cardId, photo };
};
