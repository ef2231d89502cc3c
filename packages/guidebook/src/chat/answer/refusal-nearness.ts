// What is refused without being named: "can I give half tomorrow?", "the door shut from my side". A message is compared with
// the wordings that refusals know, and counts where it comes nearer to one of them than to any question of ordinary days.
import { embeddingSize } from '@calmbridge/reader/embedding/embedder';
import { type EntryIndex, likenesses } from '@calmbridge/reader/entries/entry-index';
import type { EntryModel } from '@calmbridge/reader/entries/entry-reader';
import { withPronouns } from '@calmbridge/reader/entries/named-child';
import { bytes, owners } from '#generated/refusal-wordings';
import { namingScreens } from '../message/medicine-words.ts';
import { embedSaid } from '../pages/remembered.ts';
import { opposesIt } from './refusal.ts';

/** The id of the refusal, or null. */
export async function refusalNear(message: string, model: EntryModel): Promise<string | null> {
  const text = namingScreens(withPronouns(message.slice(0, longest).trim()));
  if (opposesIt(text) || hasHappened.test(text)) return null;
  const read = async (parts: readonly string[]) =>
    (await embedSaid(model.embedder, parts)).map((vector) => compare(vector, model.entries.page));
  const [whole] = await read([text]);
  if (!whole || whole.ahead < leastWhole) return null;
  const best = [whole, ...(await read(sentencesOf(text)))]
    .filter(({ near }) => near >= leastNear)
    .reduce((a, b) => (b.ahead > a.ahead ? b : a), { owner: '', near: 0, ahead: -1 });
  if (best.ahead + mostByHarm < leastAhead) return null;
  if (best.ahead - mostByHarm >= leastAhead) return best.owner;
  const [harmless = 1] = (await model.embedder.unsafeChances([text]))[0] ?? [];
  return best.ahead + harmShare * oddsOf(1 - harmless) >= leastAhead ? best.owner : null;
}

/**
 * Chosen on 120 lines by one stranger and 1,500 questions of ordinary days: of these 19 count, some five of them rightly. How
 * harmful the words are as advice decides where nearness alone does not.
 */
const leastNear = 0.65;
const leastAhead = 0.01;
const leastWhole = -0.12;
const harmShare = 0.006;
const leastChance = 1e-3;
const mostByHarm = harmShare * Math.log((1 + leastChance) / leastChance);
const longest = 1200;

const oddsOf = (chance: number): number => Math.log((chance + leastChance) / (1 - chance + leastChance));

/** Something was swallowed or got hold of: that is told, not asked for. */
const hasHappened =
  /\b(?:he|she|they)(?:['’]s| has| have)? (?:just )?(?:swallowed|drank|drunk|got (?:into|hold of)|(?:took|taken|ate|eaten) (?:the|all|my|a whole|some of my))\b|\b(?:the )?whole (?:jar|bottle|box|pack\w*|strip)\b/i;

/** What is asked for may stand in one of them. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== text && sentence.split(/\s+/).length >= fewestWords)
    .slice(0, mostSentences);
const fewestWords = 5;
const mostSentences = 6;

type Compared = { owner: string; near: number; ahead: number };

/** How near the nearest wording is, and how much nearer than all that is not refused. */
function compare(vector: Float32Array, pages: EntryIndex): Compared {
  let near = -1;
  let owner = '';
  let against = likenesses(pages, vector).reduce(
    (top, [first = -1], place) => (aboutMedicine.has(pages.ids[place] ?? '') ? top : Math.max(top, first)),
    -1,
  );
  for (const [row, one] of owners.entries()) {
    const likeness = likenessTo(vector, row);
    if (one === '') against = Math.max(against, likeness);
    else if (likeness > near) [near, owner] = [likeness, one];
  }
  return { owner, near, ahead: near - against };
}

/** Pages that carers come to with what is refused as well: to be near to one of these says nothing against it. */
const aboutMedicine: ReadonlySet<string> = new Set([
  'medication-questions',
  'supplements-and-cures',
  'medicine-refusal',
]);

function likenessTo(vector: Float32Array, row: number): number {
  const { numbers, lengths } = wordings();
  const at = row * embeddingSize;
  let sum = 0;
  for (let i = 0; i < embeddingSize; i++) sum += vector[i]! * numbers[at + i]!;
  return sum / lengths[row]!;
}

type Wordings = { numbers: Int8Array; lengths: Float64Array };
let read: Wordings | null = null;

function wordings(): Wordings {
  if (read) return read;
  const numbers = Int8Array.from({ length: bytes.length / 2 }, (_, at) =>
    Number.parseInt(bytes.slice(2 * at, 2 * at + 2), 16),
  );
  const lengths = Float64Array.from(owners, (_, row) =>
    Math.hypot(...numbers.subarray(row * embeddingSize, (row + 1) * embeddingSize)),
  );
  read = { numbers, lengths };
  return read;
}
