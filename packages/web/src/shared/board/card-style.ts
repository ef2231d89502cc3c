import type { Card } from '@calmbridge/domain/boards/board';
import { ownColourTexts } from '@calmbridge/domain/boards/card-colours';
import type { CSSProperties } from 'react';
import { wordColour } from './word-classes.ts';

type Coloured = Pick<Card, 'wordClass' | 'colours'>;

export const borderColour = (card: Coloured): string =>
  ownColourTexts(card).border ?? wordColour(card.wordClass);

/** Its own colours where it has some, else ours. */
export function cardStyle(card: Coloured): CSSProperties {
  const { ground, ink } = ownColourTexts(card);
  const own = ground === null ? {} : { '--card-ground': ground, '--card-ink': ink };
  return { ...own, borderColor: borderColour(card) } as CSSProperties;
}
