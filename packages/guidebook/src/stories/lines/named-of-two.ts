// Where a scene says "my dummy or bottle" and the carer's line names one of the two, only that one stands.
import { countedNouns } from '@calmbridge/reader/story-line/counted-nouns';
import { genderOf } from '@calmbridge/reader/story-line/people';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import { type Term, termsOf } from '@calmbridge/reader/story-line/terms';
import { withArticle } from '#child/words';
import type { Scene } from '../scene.ts';
import { titleCase } from './topic-line.ts';

export function withNamedOfTwo(
  scene: Scene,
  { clauses, unread }: Pick<StoryLine, 'clauses' | 'unread'>,
): Scene {
  const line = [...clauses.map(({ text }) => text.replaceAll('~', '')), ...unread].join(', ');
  if (!/\bor\b/.test([scene.title, ...scene.lines.map(({ text }) => text)].join(' '))) return scene;
  // "He hugs everyone" names no hug.
  const named = new Set(
    termsOf(line)
      .filter(
        ({ tags }, at, all) =>
          ((tags.has('Noun') || tags.has('Adjective')) && !tags.has('Verb')) ||
          /^(?:more|the|an?|my|his|her|our)$/.test(all[at - 1]?.lower ?? ''),
      )
      .map(({ lower }) => one(lower)),
  );
  // Whom the scene is about is whom the line is about; elsewhere a parent who is named may be the one who is away.
  const ofTitle = new Set(
    [scene.title, scene.topic].flatMap((text) => pairsIn(text.toLowerCase()).flatMap(({ heads }) => heads)),
  );
  const tell = (text: string): string => withoutOther(text, { named, denied: deniedIn(line), ofTitle });
  const title = tell(scene.title.toLowerCase());
  return {
    ...scene,
    title: title === scene.title.toLowerCase() ? scene.title : titleCase(title),
    topic: tell(scene.topic),
    lines: scene.lines.map((told) =>
      told.text.includes(' or ') ? { ...told, text: tell(told.text) } : told,
    ),
  };
}

type Naming = {
  named: ReadonlySet<string>;
  denied: ReadonlySet<string>;
  ofTitle: ReadonlySet<string>;
};

/** What an open place says otherwise is filled by itself. */
const withoutOther = (text: string, naming: Naming): string =>
  text
    // What is to be said is said whole: "trick or treat".
    .split(/(\{[^}]*\}|"[^"]*")/)
    .map((part) => (/^[{"]/.test(part) ? part : chosenIn(part, naming)))
    .join('');

function chosenIn(text: string, { named, denied, ofTitle }: Naming): string {
  for (const { whole, article, left, right, heads } of pairsIn(text)) {
    const [isLeft, isRight] = heads.map((head) => named.has(head)) as [boolean, boolean];
    const isOpen = heads.some((head) => denied.has(head));
    const isPerson = [left, right].some((side) => genderOf(side.split(' ').at(-1) ?? '') !== null);
    if (isLeft === isRight || isOpen || (isPerson && !heads.every((head) => ofTitle.has(head)))) continue;
    const side = isLeft ? left : right;
    const ownArticle = /^(?:the|an?|my|our|some) /i.test(side);
    const bare = isLeft || ownArticle || article === '' ? side : `${article}${side}`;
    const told = text.startsWith(whole) ? inCaseOf(whole, bare) : bare;
    return text.replace(
      whole,
      /^an? /i.test(told) ? inCaseOf(told, withArticle(told.replace(/^an? /i, ''))) : told,
    );
  }
  return text;
}

const inCaseOf = (given: string, told: string): string =>
  /^\p{Lu}/u.test(given) ? told.charAt(0).toUpperCase() + told.slice(1) : told;

/** One of it: "buses" and "bus" are the same thing, a "carer" is no car. */
const one = (word: string): string =>
  word
    .replace(/['’]s?$/, '')
    .replace(/ies$/, 'y')
    .replace(/(?<=[sxz]|ch|sh)es$/, '')
    .replace(/(?<=[^s])s$/, '');

type Pair = { whole: string; article: string; left: string; right: string; heads: [string, string] };

/** Two things in a word or two each: no list of three, no two verbs, nothing that is said of them. */
function pairsIn(text: string): Pair[] {
  const terms = termsOf(text);
  return terms.flatMap((term, at) => {
    if (term.lower !== 'or') return [];
    const [before, after] = [terms.slice(0, at), terms.slice(at + 1)];
    const left = thingAtEnd(before);
    const right = thingAtStart(after);
    if (left === null || right === null || isList(before, left.length)) return [];
    if (differ(left, right, before.length) || hangsOnPlace(before, left, right)) return [];
    const [leftText, rightText] = [textOf(left), textOf(right)];
    const head = (side: readonly Term[]): string => one(side.at(-1)?.lower ?? '');
    const heads: [string, string] = [head(left), head(right)];
    return heads[0] === heads[1]
      ? []
      : [
          {
            whole: `${leftText} or ${rightText}`,
            article: left[0] && isArticle(left[0]) ? `${left[0].text} ` : '',
            left: leftText,
            right: rightText,
            heads,
          },
        ];
  });
}

/** "A picture, a line on the bottle or a timer": three. */
function isList(before: readonly Term[], length: number): boolean {
  const last = before.findLastIndex(({ post }) => post.includes(','));
  return (
    last >= 0 &&
    !before.slice(last + 1, before.length - length).some(({ tags }) => tags.has('Verb') || tags.has('Modal'))
  );
}

/** "A list or photos help": the verb fits one of them. "Hold hands or kiss" is no pair of things. */
function differ(left: readonly Term[], right: readonly Term[], at: number): boolean {
  const isMany = (side: readonly Term[]): boolean => side.at(-1)?.tags.has('Plural') === true;
  if (isMany(left) === isMany(right)) return false;
  const isBare = right.length === 1 && left.length === 1 && isMany(left);
  return at === left.length || (isBare && right[0]?.tags.has('Uncountable') !== true);
}

/** "A spot at the side or a cushion": the cushion is beside the spot, and not where it is. */
const hangsOnPlace = (before: readonly Term[], left: readonly Term[], right: readonly Term[]): boolean =>
  before[before.length - left.length - 1]?.tags.has('Preposition') === true &&
  right.length === 2 &&
  left[0]?.lower !== right[0]?.lower;

const textOf = (terms: readonly Term[]): string => terms.map(({ text }) => text).join(' ');
const isArticle = ({ lower }: Term): boolean => /^(?:the|an?|my|our|some)$/.test(lower);
const isThing = ({ tags, lower }: Term): boolean =>
  (tags.has('Noun') || countedNouns.has(lower)) &&
  !tags.has('Pronoun') &&
  !tags.has('Possessive') &&
  (!tags.has('Verb') || countedNouns.has(lower)) &&
  !/^(?:something|someone|somebody|anything|nothing|more|day|days|later|less|none|home|way|time|help)$/.test(
    lower,
  );

/** "The dummy", "a dog", "phone": the words before "or" as far as they name one thing. */
function thingAtEnd(terms: readonly Term[]): Term[] | null {
  const last = terms.at(-1);
  if (!last || !isThing(last) || last.post.trim() !== '') return null;
  const before = terms.at(-2);
  if (before && isArticle(before)) return terms.slice(-2);
  // "School bus or car", "another train or a bus": what stands before it may belong to both.
  if (before?.tags.has('Determiner')) return null;
  return before &&
    (before.tags.has('Noun') || before.tags.has('Adjective') || before.tags.has('Value')) &&
    !before.tags.has('Pronoun')
    ? null
    : [last];
}

function thingAtStart(terms: readonly Term[]): Term[] | null {
  const [first, second] = terms;
  if (!first) return null;
  const at = isArticle(first) ? 1 : 0;
  const thing = terms[at];
  const next = terms[at + 1];
  if (!thing || !isThing(thing)) return null;
  // "A dog or cat bed": the bed is of either. "A code or says a name": a verb.
  if (next && thing.post.trim() === '' && (isThing(next) || next.tags.has('Determiner'))) return null;
  return at === 1 && second ? [first, second] : [first];
}

/** "Not the bus", "instead of the car": named, and not what is told. */
const deniedIn = (line: string): ReadonlySet<string> =>
  new Set(
    [
      ...line.matchAll(
        /\b(?:not|instead of|without|never)\s+(?:(?:an?|the|my|his|her|our|just|only|in|by|on)\s+)*(\p{L}+)/giu,
      ),
    ].map(([, word = '']) => one(word.toLowerCase())),
  );
