// Stories are written in the child's voice. For teenagers the same sentences are told by name, as an article would.
import { termsOf } from '@calmbridge/reader/story-line/terms';
import type { Pronouns } from '#child/pronouns';
import { isModal, pluralVerb, thirdPersonVerb } from '#child/verbs';
import { capitalised } from '#child/words';

export type Told = { name: string; pronouns: Pronouns };

/** "~" marks a second verb of the same subject: "I stop and ~look". */
export const inFirstPerson = (sentence: string): string => sentence.replaceAll('~', '');

const adverbs = '(?:(?:also|often|usually|sometimes|still|now|then|just|already|both|only) )*';
const subjectAndVerb = new RegExp(`\\bI (${adverbs})([a-z]+)`, 'g');

/** `byName` says whether this sentence names the child or goes on with a pronoun. Quoted speech stays as it was said. */
export function inThirdPerson(sentence: string, { name, pronouns }: Told, byName: boolean): string {
  let isNamed = !byName;
  const refer = (pronoun: string, named: string): string => {
    if (isNamed) return pronoun;
    isNamed = true;
    return named;
  };
  // "He may draw or talk": after such a verb the second one is bare, as in the plural.
  let isPlural: boolean | null = null;
  const told = sentence.split(/("[^"]*")/).map((piece) => {
    if (piece.startsWith('"')) return piece;
    return withSecondVerbs(piece)
      .replace(/\b[Mm]y own\b/g, `${pronouns.their} own`)
      .replace(subjectAndVerb, (_, before: string, verb: string, at: number, whole: string) => {
        const subject = refer(pronouns.they, name);
        // "A friend and I want" has two subjects; "…, and I wait" has one.
        const isPair = /[^,] and $/.test(whole.slice(0, at));
        const areMany = isPair || (pronouns.plural && subject !== name);
        isPlural ??= areMany || isModal(verb);
        return `${subject} ${before}${areMany ? pluralVerb(verb) : thirdPersonVerb(verb)}`;
      })
      .replace(/~([a-z]+)/g, (_, verb: string) => (isPlural ? pluralVerb(verb) : thirdPersonVerb(verb)))
      .replace(/\bmyself\b/g, pronouns.themself)
      .replace(/\bmine\b/g, pronouns.theirs)
      .replace(/\b[Mm]y\b/g, () => refer(pronouns.their, `${name}'s`))
      .replace(/\bme\b/g, () => refer(pronouns.them, name))
      .replace(/\bI\b/g, () => refer(pronouns.they, name));
  });
  const whole = told.join('');
  return whole.startsWith('{') ? whole : capitalised(whole);
}

/** What helps this child helps others, too; an article says it of people. */
export const asGeneralFact = (text: string): string =>
  text
    .replace(
      /\b(helps?) me (?=(?:stay|grow|learn|see|eat|rest|think|play|know|move|start|find|feel|understand)\b)/g,
      '$1 people ',
    )
    .replace(/\b(helps?) my (?=(?:body|skin|mind|brain|teeth|feet|eyes|ears|bones)\b)/g, '$1 the ');

/** "I say goodbye and go for chips", as a carer types it: both are what the child does. */
const withSecondVerbs = (text: string): string =>
  text.includes('~') ||
  !/^(?:(?:First|Then|Next|Last|Later),? )?I (?!can\b|may\b|will\b|am\b|have to\b)[a-z]+\b/.test(text)
    ? text
    : text.replace(
        /^((?:(?!\bto [a-z]+|\b(?:when|if|because|who|that)\b)[^"])*?)(,? (?:and then|and|then|or) )([a-z]+)(?=[ .,]|$)/,
        (whole, before: string, joint: string, verb: string) =>
          isVerbIn(text, verb) ? `${before}${joint}~${verb}` : whole,
      );

const isVerbIn = (text: string, word: string): boolean =>
  new RegExp(`\\b(?:and|or|then) ${word}(?: (?:with|in|on|at|there|for|to)\\b|[,.]|$)`).test(
    /^(?:play|rest|sleep|walk|swim|dance|talk|read|watch|chat)$/.test(word) ? text : '',
  ) ||
  termsOf(text).some(
    ({ lower, tags }) =>
      lower === word &&
      (tags.has('Infinitive') || tags.has('PresentTense')) &&
      !tags.has('Gerund') &&
      !/s$/.test(lower),
  );
