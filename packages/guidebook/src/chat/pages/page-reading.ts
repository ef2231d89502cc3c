// What the reader of pages says of a text, and what that is enough for: an answer, a question back, or nothing.
import type { EntryReading, Likely } from '@calmbridge/reader/entries/entry-reader';
import { topics } from '#generated/topics';
import { announcesNews, soundsGlad, tellsGoodNews } from '../message/good-news.ts';
import { partsAsked } from '../message/parts-asked.ts';
import type { Topic } from '../topic.ts';
import { type Shown, shownOf } from './how-sure.ts';

/** By text. The guidebook itself asks no model: whoever calls it has the texts of `textsToRead` read. */
export type PageReadings = { get(text: string): PageReading | undefined };

/** All pages with the chance that each is meant, the likeliest first. */
export type PageReading = Pick<EntryReading, 'nearest'>;

export type Meant =
  | { is: 'sure'; topic: Topic; chance: number }
  /** None is sure; the likeliest first. What is likely enough may be shown in short, behind an "if". */
  | ({ is: 'unsure'; topics: readonly Topic[] } & Shown)
  | { is: 'none' };

/**
 * From here on a page is the one that is meant; how much of it a first message gets is said in how-sure.ts. Of 560 questions of ordinary days, whole writers left out, 21 % are then
 * right and 3.4 % wrong; from 0.7 on it were 27 and 6.3 % (`npm run train -- offers`).
 */
export const sureChance = 0.8;
/** Begins what is shown so. */
export const ifAbout = 'If this is about ';
/** Ends what is shown of one page. */
export const isThatIt = 'Is that it, or did you mean something else?';
/** By either it is known that a page was shown without being sure. */
export const wasShownUnsurely = (reply: string): boolean =>
  reply.includes(ifAbout) || reply.includes(isThatIt);
/** Below this a page is not worth a button. */
const offeredChance = 0.03;
/** The likeliest page must reach this for any to be offered: below it nothing of ours is meant. */
const worthAsking = 0.1;
/** A word that means something of ours is read surely: below this it is a slip of the finger. */
const worthAWord = 0.3;
const isOneWord = /^\P{L}*[\p{L}'’-]+\P{L}*$/u;

export const topicOf = (id: string): Topic | undefined => byId.get(id);
const byId = new Map(topics.map((topic) => [topic.id, topic]));

/** `text` is what was read; `without` are pages the carer has said no to. */
export function meantBy(
  text: string,
  readings: PageReadings,
  without: ReadonlySet<string> = new Set(),
): Meant {
  const order = rankedFor(text, readings, without);
  const [best] = order;
  if (best && (best.chance >= sureChance || isNews(best, text)))
    return { is: 'sure', topic: best.topic, chance: best.chance };
  const offered = worthOffering(order, text);
  const [first] = offered;
  if (!first || first.chance < (isOneWord.test(text) ? worthAWord : worthAsking)) return { is: 'none' };
  return unsureOf(offered, text);
}

/** Of a page that is meant, and not so surely that a first message gets all of it: what is offered with it. */
export const meantUnsurely = (text: string, readings: PageReadings): Extract<Meant, { is: 'unsure' }> =>
  unsureOf(worthOffering(rankedFor(text, readings), text), text);

const worthOffering = (order: readonly Ranked[], text: string): Ranked[] =>
  order
    .filter((one) => one.chance >= offeredChance && !isFiller(one, text) && !isJarring(one, text))
    .slice(0, mostOffered);

function unsureOf(offered: readonly Ranked[], text: string): Extract<Meant, { is: 'unsure' }> {
  return { is: 'unsure', topics: offered.map(({ topic }) => topic), ...shownOf(text, offered) };
}

/** The likeliest page of a text, from a chance on; null where it was not read. */
export function nearestPage(text: string, readings: PageReadings, from: number): Topic | null {
  const [best] = rankedFor(text, readings);
  return best && best.chance >= from && best.topic.isSureOnly !== true ? best.topic : null;
}

/** The reader's likeliest page, and the carer's own words: two that say the same are enough. */
const isNews = ({ topic, chance }: Ranked, text: string): boolean =>
  topic.id === newsPage && chance >= fairlyNews && announcesNews(text);
const fairlyNews = 0.4;

/** A page that would frighten or shame is no third guess, and one on what is sad none at all where joy is told. */
const isJarring = ({ topic, chance }: Ranked, text: string): boolean =>
  (topic.isSureOnly === true && topic.id !== newsPage && chance < worthNaming) ||
  (sad.has(topic.id) && tellsGoodNews(text));
const worthNaming = 0.12;
const sad: ReadonlySet<string> = new Set([
  'hard-truths',
  'helper-leaves',
  'lost-skills',
  'parent-away',
  'separated-parents',
  'expected-life',
  'future-care',
  'grief',
  'things-left-behind',
]);

/** "Good news to share" under a message that tells none only fills the row. */
export const isFiller = ({ topic, chance }: Ranked, text: string): boolean =>
  topic.id === newsPage && !soundsGlad(text) && (chance < likelyNews || partsAsked(text).length > 0);
const likelyNews = 0.5;

export type Ranked = { topic: Topic; chance: number };

/** Every page a text may mean, by how much it is worth a button. */
export function rankedFor(
  text: string,
  readings: PageReadings,
  without: ReadonlySet<string> = new Set(),
): Ranked[] {
  const reading = readings.get(text);
  return reading ? possible(reading.nearest, text, without) : [];
}

const possible = (likely: readonly Likely[], text: string, without: ReadonlySet<string>): Ranked[] =>
  likely.flatMap(({ id, chance }) => {
    const topic = topicOf(id);
    return topic && !without.has(id) && canBeMeant(topic, text) ? [{ topic, chance }] : [];
  });

/** Pages worth a button for any of these texts, without the one the talk is on: the likeliest first. */
export function likeliest(
  texts: readonly (string | null)[],
  readings: PageReadings,
  without: Topic,
): readonly Ranked[] {
  const best = new Map<Topic, number>();
  for (const text of texts) {
    // What the first texts say is enough: each further one has to be read.
    if (best.size >= enoughOthers) break;
    for (const { topic, chance } of text === null ? [] : rankedFor(text, readings, new Set([without.id])))
      if (chance >= likelyOther && topic.id !== newsPage)
        best.set(topic, Math.max(chance, best.get(topic) ?? 0));
  }
  return [...best]
    .map(([topic, chance]) => ({ topic, chance }))
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, mostOffered);
}

/** In a talk that has a page, another is named only where it may really be meant. */
const likelyOther = 0.25;
const enoughOthers = 2;
/** Good news is met without a page. */
const newsPage = 'good-news';

export const mostOffered = 3;

const canBeMeant = ({ unless, onlyIf }: Topic, text: string): boolean =>
  (onlyIf === undefined || onlyIf.test(text)) &&
  !(unless !== undefined && unless.test(text) && !namesChild.test(text));

const namesChild =
  /\b(?:he|she|they|him|her|them|his|their|child|kids?|children|son|daughter|boy|girl|\{child\d*\})\b/i;
