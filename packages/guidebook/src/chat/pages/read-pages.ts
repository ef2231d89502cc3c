// What `answerChat` wants to know of each text: all pages with the chance that each is meant, the likeliest first.
import type { EntryModel, Likely } from '@calmbridge/reader/entries/entry-reader';
import { withPronouns } from '@calmbridge/reader/entries/named-child';
import { remembering } from '../message/remembering.ts';
import type { ChatModel } from './chat-model.ts';
import weights from './offer-weights.json' with { type: 'json' };
import { pageFeatures } from './page-features.ts';
import type { PageReading } from './page-reading.ts';
import { embedSaid } from './remembered.ts';

export async function readPages(
  texts: readonly string[],
  model: EntryModel & ChatModel,
): Promise<ReadonlyMap<string, PageReading>> {
  const plain = texts.map(withPronouns);
  const meanings = await embedSaid(model.embedder, plain);
  const known = read.get(model) ?? remembering<readonly Likely[]>(mostTexts);
  read.set(model, known);
  return new Map(
    texts.map((text, at) => {
      const asked = plain[at] ?? text;
      const nearest = known.get(asked) ?? likelyPages(asked, meanings[at], model);
      known.keep(asked, nearest);
      return [text, { nearest }];
    }),
  );
}

const mostTexts = 32;
const read = new WeakMap<object, ReturnType<typeof remembering<readonly Likely[]>>>();

function likelyPages(
  text: string,
  meaning: Float32Array | undefined,
  model: EntryModel & ChatModel,
): readonly Likely[] {
  if (meaning === undefined || !/\p{L}{2}/u.test(text)) return [];
  return pageFeatures(text, meaning, model)
    .map(({ id, features }) => ({ id, chance: chanceOf(features) }))
    .toSorted((a, b) => b.chance - a.chance || a.id.localeCompare(b.id));
}

/** Fitted on judged questions, with whole writers left out (`npm run train -- offers`). */
const chanceOf = (features: readonly number[]): number =>
  1 /
  (1 + Math.exp(-features.reduce((sum, one, at) => sum + one * (weights.weights[at] ?? 0), weights.bias)));
