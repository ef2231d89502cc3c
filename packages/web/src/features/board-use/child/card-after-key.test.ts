import type { Board, Card } from '@calmbridge/domain/boards/board';
import { expect, test } from 'vitest';
import { boardNamed } from '#device/testing/device-test-kit';
import { cardAfterKey } from './card-after-key.ts';

const card = (id: string, more: Partial<Card> = {}): Card => ({
  id,
  label: id,
  picture: null,
  wordClass: 'other',
  ...more,
});

/** a . b / . h c, where h is hidden. */
const board: Board = boardNamed('Sparse', {
  rows: 2,
  columns: 3,
  cells: [card('a'), null, card('b'), null, card('h', { isHidden: true }), card('c')],
});

test('[BU10] arrows lead over empty and hidden places, and stay where there is no card', () => {
  expect(cardAfterKey(board, 0, 'ArrowRight', false)).toBe(2);
  expect(cardAfterKey(board, 2, 'ArrowLeft', false)).toBe(0);
  expect(cardAfterKey(board, 0, 'ArrowDown', false)).toBe(0);
  expect(cardAfterKey(board, 2, 'ArrowDown', false)).toBe(5);
  expect(cardAfterKey(board, 5, 'Home', false)).toBe(5);
  expect(cardAfterKey(board, 5, 'Home', true)).toBe(0);
  expect(cardAfterKey(board, 0, 'End', true)).toBe(5);
  expect(cardAfterKey(board, 0, 'x', false)).toBeNull();
});
