// In a story told by name, the first "he" of the carer's own words is the child by name, where nobody else can be meant.

import type { Cast } from '../cast.ts';
import type { Draft } from '../draft.ts';
import { peopleNamedIn } from '../facts/actors.ts';

/** "Her teacher is away" is "Mia's teacher is away"; after "the nurse comes" nobody knows whom "she" means. */
export function withNameFirst(groups: readonly Draft[][], cast: Cast): Draft[][] {
  const own = ownPronouns[cast.ask.profile.gender] ?? null;
  const other = cast.ask.profile.gender === 'Male' ? 'f' : 'm';
  let isOpen = cast.group === 'teen' && own !== null;
  return groups.map((group) =>
    group.map((draft) => {
      if (!isOpen || own === null) return draft;
      const at = draft.text.search(own);
      const before = at < 0 ? draft.text : draft.text.slice(0, at);
      const isFree = !isNamedIn(before) && peopleNamedIn(before).every((gender) => gender === other);
      isOpen = at < 0 && isFree;
      return at < 0 || !isFree || isNamedIn(draft.text)
        ? draft
        : {
            ...draft,
            text: draft.text.replace(own, (found) => named(found, draft.text.slice(at), cast.name)),
          };
    }),
  );
}

const ownPronouns: Readonly<Record<string, RegExp>> = {
  Male: /\b(?:he|him|his)\b/i,
  Female: /\b(?:she|her)\b/i,
};

const isNamedIn = (text: string): boolean => /\b(?:I|my|me)\b|\{child\}/i.test(text);

const named = (pronoun: string, from: string, name: string): string =>
  /^his$/i.test(pronoun) || (/^her$/i.test(pronoun) && isBeforeThing.test(from)) ? `${name}'s` : name;
const isBeforeThing =
  /^her (?!(?:the|an?|and|or|when|to|in|on|at|with|until|if|for|up|down|out|back|home|there|again|every|all|now|so|because)\b)\p{L}/iu;
