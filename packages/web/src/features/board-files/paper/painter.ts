// What only a browser can do for a paper: open a photo, and write a script our fonts don't have.
import type { CardPixels } from '../card-pixels.ts';

export type Drawn =
  | { is: 'rgb'; width: number; height: number; rgb: Uint8Array }
  | { is: 'jpeg'; width: number; height: number; bytes: Uint8Array };

export type Painter = {
  /** No side larger than `most`. Null where the browser can't open it. */
  picture: (pixels: CardPixels, look: { most: number; isGrey: boolean }) => Promise<Drawn | null>;
  /** Words in the middle of a box, in as large letters as fit. */
  words: (text: string, box: { width: number; height: number }) => Promise<Drawn | null>;
};
