// Boards put straight onto the device, as the editor would have kept them.
import type { Board, Card } from '@calmbridge/domain/boards/board';
import type { Page } from '@playwright/test';
import { keepOnDevice } from './device.ts';

/** Needs a signed-in page that is open. The next page that opens sees them. */
export const seedBoards = (page: Page, boards: readonly Board[]) =>
  keepOnDevice(page, 'boards', boards, { version: 2 });

const words: readonly [label: string, symbol: string, wordClass: Card['wordClass']][] = [
  ['I', 'calmbridge:i', 'person'],
  ['you', 'fluent:index-pointing-at-the-viewer', 'person'],
  ['more', 'fluent:plus', 'describing'],
  ['stop', 'fluent:stop-sign', 'social'],
  ['yes', 'fluent:check-mark-button', 'social'],
  ['no', 'fluent:cross-mark', 'social'],
  ['wait', 'calmbridge:wait', 'action'],
  ['finished', 'calmbridge:finished', 'action'],
  ['people', 'fluent:busts-in-silhouette', 'thing'],
  ['up', 'fluent:up-arrow', 'small'],
];

export const boardOf = (id: string, name: string, rows: number, columns: number): Board => ({
  id,
  name,
  rows,
  columns,
  cells: Array.from({ length: rows * columns }, (_, at): Card => {
    const [label = '', symbol = '', wordClass = 'other'] = words[at % words.length] ?? [];
    return { id: `card-${at}`, label, picture: { is: 'symbol', id: symbol }, wordClass };
  }),
  kind: 'grid',
  createdAt: '2026-11-15T10:00:00.000Z',
  updatedAt: '2026-11-15T10:00:00.000Z',
});
