const megabyte = 1024 * 1024;

/** More than any real set of boards needs, and less than a phone can bear. */
export const limits = {
  /** Looked at before a byte is read. */
  fileBytes: 100 * megabyte,
  entries: 8_000,
  /** Of a board with everything that is written into it. */
  boardBytes: 48 * megabyte,
  /** Of one picture or recording, and of everything in a package, when it is unpacked. */
  pictureBytes: 24 * megabyte,
  totalBytes: 200 * megabyte,
  /** Unpacked to packed. Drawings and JSON stay far below. */
  ratio: 150,
  /** Small things may be packed as tightly as they like. */
  ratioFreeBytes: 2 * megabyte,
  picturePixels: 40_000_000,
} as const;

/** As messages say it. */
export const inMegabytes = (bytes: number): number => Math.round(bytes / megabyte);
