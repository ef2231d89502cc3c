import type { Card } from '@calmbridge/domain/boards/board';
import { createService } from '#store/create-service';

// How a page has a card said and put on the strip without knowing the voice: the feature that speaks provides it.

export const cardTap = createService<(card: Card) => void>();

/** Without a voice around the page nothing is said. */
export const tapCard = (card: Card): void => cardTap.get()?.(card);
