import { m } from '#paraglide/messages';
import { megabytesMax, megapixelsMax, type PhotoRefusal } from './open-photo.ts';

const words: Record<PhotoRefusal, () => string> = {
  'not-a-picture': m.boardpics_refused_not_a_picture,
  heic: m.boardpics_refused_heic,
  broken: m.boardpics_refused_broken,
  'too-large': () => m.boardpics_refused_too_large({ megabytes: megabytesMax, megapixels: megapixelsMax }),
};

export const photoRefusalWords = (why: PhotoRefusal): string => words[why]();
