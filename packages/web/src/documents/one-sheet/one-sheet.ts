/** A paper that must stand on one page, A4 or Letter, whatever it says: nothing is cut, the letters give way. */
export type OneSheet = {
  title: string;
  /** Lines under the title. */
  lead: readonly string[];
  /** As a JPEG, or null: then there is a box for one. */
  photo: Uint8Array<ArrayBuffer> | null;
  /** What stands in the empty box. */
  photoWords: string;
  parts: readonly SheetPart[];
  foot: string;
};

/** `isStrong`: what must be seen first. */
export type SheetPart = { heading: string; lines: readonly string[]; isStrong?: boolean };
