import type { ImageKind, ImageMaker } from '@calmbridge/domain/images/image';
import type { Refusal } from '@calmbridge/domain/result';

/** Words are clean already: no markup, no child's name. */
export type PictureWish = { words: string; kind: ImageKind };

/** The symbol library or outside services. What is made is a JPEG of bounded size without metadata. */
export type PictureMaker = {
  kind: ImageMaker;
  state(): 'ok' | 'failing' | 'unavailable';
  make(wish: PictureWish, signal: AbortSignal): Promise<Uint8Array>;
};

/** No picture could be made. Anything else that is thrown is a fault of ours. */
export class PictureFailure extends Error {
  constructor(
    /** For the log: what went wrong, never what was asked for. */
    readonly what: string,
    readonly refusal: Refusal = { code: 'images/failed' },
  ) {
    super(what);
  }
}
