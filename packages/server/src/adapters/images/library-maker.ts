import { composeCard } from './compose-card.ts';
import { fittingSymbols } from './fitting-symbols.ts';
import { PictureFailure, type PictureMaker } from './picture-maker.ts';
import { drawingOf, symbolSearch } from './symbol-library.ts';
import { drawingToJpeg } from './to-jpeg.ts';

/** Without an image service: a picture put together from the symbol library, or the word that nothing in it fits. */
export const libraryMaker: PictureMaker = {
  kind: 'library',
  state: () => 'ok',
  async make(wish) {
    const symbols = fittingSymbols(wish, await symbolSearch());
    if (symbols.length === 0) throw new PictureFailure('nothing fits', { code: 'images/not-in-library' });
    return drawingToJpeg(composeCard(wish.kind, await Promise.all(symbols.map(drawingOf))));
  },
};
