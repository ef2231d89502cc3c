// Boards of every kind, for properties.
import fc, { type Arbitrary } from 'fast-check';
import { visibleText } from '../../../text/visible-text.ts';
import { type Board, type Card, wordClasses } from '../../board.ts';
import { keptField } from '../kept-on-card.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 20 }).map(visibleText);
const id = fc.uuid();
const plain = fc.oneof(fc.integer(), text, fc.boolean(), fc.array(fc.integer(), { maxLength: 3 }));
/** Fields of a later Calmbridge. */
const more = fc.dictionary(fc.constantFrom('pinned', 'mood', 'später'), plain, { maxKeys: 2 });
/** Fields of another program. */
const kept = fc.dictionary(
  fc.constantFrom('ext_coughdrop_x', 'action', 'default_layout', 'strange', 'url'),
  fc.oneof(fc.integer(), fc.string({ minLength: 1, maxLength: 9 })),
  { minKeys: 1, maxKeys: 2 },
);

const picture = fc.oneof(
  fc.constant(null),
  fc.record({
    is: fc.constant('symbol' as const),
    id: fc.constantFrom('fluent:red-apple', 'openmoji:swing'),
  }),
  fc.record({ is: fc.constant('picture' as const), id: fc.constantFrom('photo-1', 'photo-2') }),
);

const colours = fc.record(
  { ground: fc.constantFrom('rgb(1, 2, 3)', 'rgb(255, 241, 118)'), border: fc.constant('rgb(0, 0, 0)') },
  { requiredKeys: [] },
);

const card = (boardIds: readonly string[]): Arbitrary<Card> =>
  fc
    .record(
      {
        id,
        label: text,
        picture,
        wordClass: fc.constantFrom(...wordClasses),
        spoken: text,
        leadsTo: fc.oneof(fc.constantFrom(...boardIds), id),
        isHidden: fc.boolean(),
        colours,
        [keptField]: kept,
        more,
      },
      { requiredKeys: ['id', 'label', 'picture', 'wordClass'] },
    )
    .map(({ more: fields, ...rest }) => ({ ...fields, ...rest }) as Card);

const cardsUpTo = (ids: readonly string[], minLength: number, maxLength: number): Arbitrary<Card[]> =>
  fc.uniqueArray(card(ids), { minLength, maxLength, selector: (one) => one.id });

const boardFields = (ids: readonly string[], places: number) =>
  fc.record(
    {
      name: text,
      kind: fc.constantFrom('grid' as const, 'first-then' as const, 'schedule' as const),
      createdAt: fc.constantFrom('', '2026-11-15T10:00:00.000Z'),
      cards: cardsUpTo(ids, 0, places),
      waiting: cardsUpTo(ids, 1, 2),
      [keptField]: kept,
      more,
    },
    { requiredKeys: ['name', 'kind', 'createdAt', 'cards'] },
  );

const board = (boardId: string, ids: readonly string[]): Arbitrary<Board> =>
  fc
    .record({ rows: fc.integer({ min: 1, max: 16 }), columns: fc.integer({ min: 1, max: 16 }) })
    .chain(({ rows, columns }) =>
      boardFields(ids, rows * columns).map(({ cards, waiting, more: fields, ...rest }) => {
        const cells = Array.from({ length: rows * columns }, (_, at) => cards.at(at) ?? null);
        const updatedAt = '2026-11-15T11:00:00.000Z';
        const made = { ...fields, ...rest, id: boardId, rows, columns, cells, updatedAt };
        return (waiting ? { ...made, aside: waiting } : made) as Board;
      }),
    );

export const boardsArbitrary: Arbitrary<Board[]> = fc
  .uniqueArray(id, { minLength: 1, maxLength: 3 })
  .chain((ids) => fc.tuple(...ids.map((boardId) => board(boardId, ids))));
