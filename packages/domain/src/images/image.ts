// Pictures made on request, for a card or for a story. The server keeps each under its maker's own id and a symbol id
// worked out from the words asked for, so that asking again finds the same picture.
import { z } from 'zod';

export const imagePromptMax = 950;
export const imageSize = { width: 1024, height: 768 } as const;

/** Body of `POST /api/images`. `words` is what the picture should show; the child's name is never in it. */
export const ImageRequest = z.object({
  useId: z.uuid(),
  words: z.string().trim().min(1, 'empty').max(imagePromptMax, 'too-long'),
  /** A card picture is one plain thing on a light ground; a scene is a page of a story. */
  kind: z.enum(['card', 'scene']).default('card'),
});
export type ImageRequest = z.infer<typeof ImageRequest>;

/** Its answer. `url` is on this server and answers its owner only. A repeat was there already and cost nothing. */
export const ImageAnswer = z.object({
  symbolId: z.string(),
  url: z.string(),
  isRepeat: z.boolean(),
  madeBy: z.enum(['library', 'service']),
  creditHundredths: z.int().nullable(),
});
export type ImageAnswer = z.infer<typeof ImageAnswer>;
