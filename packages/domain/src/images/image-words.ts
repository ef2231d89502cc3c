// What a carer wrote, as an image service or the symbol library is handed it.
import { imagePrompt, imagePromptMax } from '../assistant/prompts.ts';
import type { ImageKind } from './image.ts';

/** Without markup and hidden characters, at most 950 characters, the child's placeholder as a plain word (IM1, IM2). */
export const cleanImageWords = (words: string): string =>
  imagePrompt(words.replace(/\{\s*child\s*\d{0,2}\s*\}/giu, 'a child'));

const styles: Record<ImageKind, string> = {
  card: 'A picture card for a young child: one clear thing, large and centred, drawn flat with simple shapes and calm colours, on a plain light background. No text, no letters, no frame. It shows: ',
  scene:
    "A calm page of a children's picture book: soft flat shapes, warm light, friendly and simple, few details, a quiet background. No text, no letters. It shows: ",
};

/** The whole prompt, at most 950 characters (IM2). */
export const imageServicePrompt = (words: string, kind: ImageKind): string => {
  const style = styles[kind];
  return style + imagePrompt(words, imagePromptMax - style.length);
};

/** The same for wishes that differ only in letters' case, spaces or the full stop at the end (IM3). */
export const imageSameness = (words: string, kind: ImageKind): string =>
  `${kind}\n${words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.!]+$/u, '')}`;
