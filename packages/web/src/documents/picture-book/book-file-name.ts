import type { PictureBook } from '#shared/story/picture-book';
import { fileName } from '../paper.ts';

export const bookFileName = ({ title, at }: PictureBook): string =>
  fileName({ title, at, kind: 'message', markdown: '' }, 'pdf');
