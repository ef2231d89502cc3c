// Pictures made on request, for a card or for a story. The server keeps each under its maker's own id and a symbol id
// worked out from the words asked for, so that asking again finds the same picture.
import { z } from 'zod';
import { CreditState } from '../credits/credit-state.ts';
import { UseId } from '../credits/uses.ts';
import { contract, nothing } from '../http/contract.ts';

export const imageSize = { width: 1024, height: 768 } as const;
/** More than is ever sent on, so that a page of a story may be handed over whole: the prompt is cut, not refused (IM2). */
const wordsMax = 4000;

/** A card picture is one plain thing on a light ground; a scene is a page of a story. */
export const imageKinds = ['card', 'scene'] as const;
export type ImageKind = (typeof imageKinds)[number];

/** `words` is what the picture should show; the child's name is never in it. */
export const ImageRequest = z.object({
  useId: UseId,
  words: z.string().trim().min(1, 'empty').max(wordsMax, 'too-long'),
  kind: z.enum(imageKinds).default('card'),
});
export type ImageRequest = z.infer<typeof ImageRequest>;

/** From the symbol library, or drawn by an outside service. */
export const imageMakers = ['library', 'service'] as const;
export type ImageMaker = (typeof imageMakers)[number];

export const ImageAnswer = z.object({
  symbolId: z.string(),
  /** On this server; it answers its owner only. */
  url: z.string(),
  /** It was there already and cost nothing. */
  isRepeat: z.boolean(),
  madeBy: z.enum(imageMakers),
  /** In credits: 0 for a repeat and for administrators. */
  charged: z.number(),
  /** Null when the balance could not be read; the picture is there all the same. */
  state: CreditState.nullable(),
});
export type ImageAnswer = z.infer<typeof ImageAnswer>;

export const makeImageContract = contract({
  method: 'POST',
  path: '/api/images',
  input: ImageRequest,
  output: ImageAnswer,
});

/** What the server holds of a carer's pictures, for a carer who wants to know or to take them along. */
export const listImagesContract = contract({
  method: 'GET',
  path: '/api/images',
  input: nothing,
  output: z.object({ images: z.array(z.object({ symbolId: z.string(), url: z.string() })) }),
});

/** Where the pictures are: in the blob storage without the slash in front, on the server with it. */
export const imageFolder = (uid: string) => `ai-symbols/${uid}/`;
export const imageUrl = (uid: string, symbolId: string) => `/${imageFolder(uid)}${symbolId}.jpg`;
