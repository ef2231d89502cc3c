// A picture board: a grid of cards. Boards live on the carer's device only; the server never sees one.
import { z } from 'zod';
import { VisibleText } from '../text/visible-text.ts';
import { CardDay } from './day.ts';

/** The word classes of a card, each with a border colour (a modified Fitzgerald key). */
export const wordClasses = [
  'person',
  'action',
  'describing',
  'thing',
  'place',
  'social',
  'question',
  'small',
  'other',
] as const;
export type WordClass = (typeof wordClasses)[number];

/** What other programs' largest vocabularies have. */
export const gridMax = 16;
/** As far as a grid goes when we choose it: its cards can still be pressed on a tablet. */
export const easyGridMax = 8;
export const boardNameMax = 80;
export const cardLabelMax = 60;
export const cardSpokenMax = 200;
/** A recording up to this size is played: about half a minute. Longer ones are kept for the file they came with. */
export const playedSoundBytes = 1024 * 1024;

/** A symbol of the bundled library by its id, or a picture kept on this device (uploaded, generated or imported). */
export const CardPicture = z.discriminatedUnion('is', [
  z.object({ is: z.literal('symbol'), id: z.string() }),
  z.object({ is: z.literal('picture'), id: z.string() }),
]);
export type CardPicture = z.infer<typeof CardPicture>;

/** As `rgb(1, 2, 3)`. A card from another program keeps its own colours; ours follow the word class. */
const CardColours = z.object({ ground: z.string().optional(), border: z.string().optional() });

export const Card = z.looseObject({
  id: z.string(),
  label: VisibleText,
  /** What is said aloud, when it is not the label. */
  spoken: VisibleText.optional(),
  picture: CardPicture.nullable().default(null),
  wordClass: z.enum(wordClasses).default('other'),
  /** The board a tap leads to. It may be gone: the card then only speaks. */
  leadsTo: z.string().optional(),
  isHidden: z.boolean().optional(),
  colours: CardColours.optional(),
  /** A recording kept on this device, in the file the card came with. It is played in place of the voice. */
  sound: z.object({ id: z.string() }).optional(),
  /** When it is due and how long it takes, on a first–then or schedule board. */
  day: CardDay.optional().catch(undefined),
});
export type Card = z.infer<typeof Card>;

/** `cells` has exactly rows × columns places, row by row; null is an empty place. */
export const Board = z.looseObject({
  id: z.string(),
  name: VisibleText,
  rows: z.int().min(1).max(gridMax),
  columns: z.int().min(1).max(gridMax),
  cells: z.array(Card.nullable()).default([]),
  /** Cards the grid has no room for. They wait beside it until there is room again. */
  aside: z.array(Card).optional(),
  /** A first–then or schedule board is used in order; cards can be marked as done. */
  kind: z.enum(['grid', 'first-then', 'schedule']).default('grid'),
  /** The saved child it was made for; none: for all. */
  childId: z.string().optional(),
  createdAt: z.string().default(''),
  updatedAt: z.string(),
});
export type Board = z.infer<typeof Board>;
