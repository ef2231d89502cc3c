/** A page of a picture book on paper. */
export type BookSheet = {
  is: 'cover' | 'page' | 'end';
  sentences: readonly string[];
  /** JPEG. None is a page of words alone. */
  picture: Uint8Array<ArrayBuffer> | null;
};

export type PictureBook = {
  title: string;
  /** When the story was written, as ISO text. */
  at: string;
  /** The story's pastel, as `#rrggbb`. */
  colour: string;
  sheets: readonly BookSheet[];
  /** Small lines at the end: who wrote it, whose drawings these are. */
  imprint: readonly string[];
};
