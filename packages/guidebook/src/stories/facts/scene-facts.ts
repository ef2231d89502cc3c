// What of the carer's line stands in a scene's open places. A fact goes in only where it is of the kind the place is for:
// a grandparent where a grandparent is meant, a length of time where a length is meant.
import { eventWords } from '@calmbridge/domain/stories/check-asked';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import { isDuration } from '@calmbridge/reader/story-line/facts-in';
import { grandparentWords, isMany, parentWords, siblingWords } from '@calmbridge/reader/story-line/people';
import type { LineClause, StoryLine } from '@calmbridge/reader/story-line/read-line';
import { withSubjectArticle } from '@calmbridge/reader/story-line/tell-phrase';
import type { Scene } from '../scene.ts';
import { type FactSlot, factKey, factPattern, type SceneFacts } from './fact-slots.ts';

export function sceneFacts(scene: Scene, given: StoryLine): SceneFacts {
  const line = { ...given, when: clauseOf(scene, given)?.when ?? [] };
  const found = new Map<string, string>();
  for (const { text } of scene.lines)
    for (const [, slot = '', otherwise = ''] of text.matchAll(factPattern)) {
      const fact = factFor(slot.toLowerCase() as FactSlot, otherwise.toLowerCase(), line);
      if (fact !== null) found.set(factKey(slot, otherwise), fact);
    }
  return found;
}

/** The clause that tells what the scene tells: a day said in another one ("and the man comes on Tuesday") is not the scene's. */
export function clauseOf(scene: Scene, { clauses }: StoryLine): LineClause | null {
  const known = new Set(wordsOf([scene.title, scene.topic, ...scene.words].join(' ')).map(stemOf));
  let best: { clause: LineClause; share: number } | null = null;
  for (const clause of clauses) {
    const named = eventWords(clause.text).map(stemOf);
    const share = named.filter((stem) => known.has(stem)).length;
    if (best === null || share > best.share) best = { clause, share };
  }
  return best?.clause ?? null;
}

/** "Best friend Lottie" is Lottie where "my friend" stands otherwise. */
const byName = (who: string | null): string | null =>
  who?.replace(
    /^(?:best |good |old |new )?(?:friend|cousin|brother|sister|teacher) (?=\p{Lu}\p{Ll}+$)/u,
    '',
  ) ?? null;

function factFor(slot: FactSlot, otherwise: string, line: StoryLine): string | null {
  switch (slot) {
    case 'who':
      return byName(
        ofSubject(
          line.who.filter(
            (who) =>
              isSameKind(who.toLowerCase(), otherwise) &&
              !isMany(who.split(' ').at(-1) ?? '') &&
              !(anybody.test(otherwise) && (comesWith(who, line) || isLeft(who, line))) &&
              !(another.test(otherwise) && isGone(who, line)),
          ),
          line,
        ),
      );
    case 'when':
      return only(line.when.filter((when) => timeFits(when, otherwise)));
    case 'where':
      return only(
        [...line.where, ...goneTo(line)].filter(
          (where) => placeFits(where, otherwise) && !isLeft(where, line),
        ),
      );
    case 'what':
      return line.what === null || line.what.split(' ').length > 5 ? null : ownThe(line.what);
    case 'why':
      return line.why !== null && otherwise.startsWith('because') && line.why.split(' ').length <= 7
        ? line.why
        : null;
  }
}

const anybody = /\b(?:someone|somebody|person)\b/;
/** "Going to the ward with Mum": she comes along, and is not the one who is there. */
const comesWith = (who: string, { clauses }: StoryLine): boolean =>
  clauses.some(({ text }) => new RegExp(`\\b(?:with|by) ${who}\\b`, 'iu').test(text.replaceAll('~', '')));

const another = /\b(?:different|new|another|other)\b/;
/** "The old driver Terry has retired": he is not the one who comes. */
const isGone = (who: string, { clauses }: StoryLine): boolean =>
  clauses.some(({ text }) =>
    new RegExp(
      `\\b${who} (?:has |is |just |has just |was )?(?:retir\\p{L}*|left|leav\\p{L}*|moved|moving|quit\\p{L}*|gone|off|away|ill|sick)\\b`,
      'iu',
    ).test(text.replaceAll('~', '')),
  );

/** "Moving from Sue and Pete to Denise": who or what is left is not where one goes. */
const isLeft = (named: string, { clauses }: StoryLine): boolean =>
  clauses.some(({ text }) => text.replaceAll('~', '').toLowerCase().includes(`from ${named.toLowerCase()}`));

/** "A trip to the farm on Friday": that is where. */
const goneTo = ({ clauses: [first], where }: StoryLine): string[] => {
  const [, place] =
    /\b(?:trip|visit|outing|going|go) to (the (?:\p{Ll}+ )?\p{Ll}+?)(?= (?:on|in|with|at|for|by|this|next|tomorrow|today)\b|$)/u.exec(
      first?.text.replaceAll('~', '') ?? '',
    ) ?? [];
  return place === undefined || where.length > 0 ? [] : [place];
};

/** "Mummy is going into hospital, Nanny is looking after me": whom the line begins with is whom it is about. */
const ofSubject = (found: readonly string[], { clauses: [first] }: StoryLine): string | null =>
  only(found) ??
  // "Sleeping at Nanna's when Mum is in hospital".
  only(
    found.filter((who) =>
      new RegExp(`\\b(?:when|while|because|as) ${who} (?:is|has|goes|gets|needs|will)\\b`).test(
        first?.text.replaceAll('~', '') ?? '',
      ),
    ),
  ) ??
  (first?.shape === 'fact' || first?.shape === 'thing'
    ? (found.find((who) => first.text.replaceAll('~', '').startsWith(who)) ?? null)
    : null);

const only = <T>(found: readonly T[]): T | null => (found.length === 1 ? (found[0] ?? null) : null);
const ownThe = (what: string): string => withSubjectArticle(`${what} is here`).replace(/ is here$/, '');

const kinds: ReadonlyArray<readonly [RegExp, ReadonlySet<string>]> = [
  [/\bgrandparent\b/, grandparentWords],
  [/\bparents?\b/, parentWords],
  [/\b(?:brother|sister)\b/, siblingWords],
];

function isSameKind(who: string, otherwise: string): boolean {
  const words = who.split(' ');
  const kind = kinds.find(([named]) => named.test(otherwise));
  if (kind) return words.some((word) => kind[1].has(word));
  if (anybody.test(otherwise)) return true;
  const head = otherwise.split(' ').at(-1) ?? '';
  return words.includes(head);
}

const lengths = /^(?:for|all day|on some days|when)\b/;
const past = /\bago\b/;
const timeFits = (when: string, otherwise: string): boolean =>
  !past.test(otherwise) &&
  !/^(?:since|until|at|from)\b/i.test(when) &&
  lengths.test(otherwise) === isDuration(when);

const anyPlace = /\b(?:town|street|place|home|house|centre|beach)\b/;
const placeFits = (where: string, otherwise: string): boolean => {
  const head = otherwise.split(' ').at(-1) ?? '';
  return anyPlace.test(otherwise) || where.toLowerCase().split(' ').includes(head);
};
