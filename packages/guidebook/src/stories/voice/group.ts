// "We" in a story that tells of the child by name: it is nobody's voice there.
import { capitalised } from '#child/words';
import { peopleNamedIn } from '../facts/actors.ts';
import type { Told } from './third-person.ts';

/**
 * Turns "we" sentence by sentence. Who is meant is said once, unless the sentence before has just named the child and somebody else:
 * "Tom goes to the beach with Grandad. They choose a place." Quoted speech stays as it was said.
 */
export function groupVoice({ name, pronouns }: Told, isAtSchool: boolean): (sentence: string) => string {
  const all = `${name} and ${isAtSchool ? 'the class' : 'the others'}`;
  const child = new RegExp(
    `${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}|\\b(?:he|she|him|her|his)\\b`,
    'i',
  );
  let isKnown = false;
  let before = '';
  return (sentence) => {
    if (child.test(before) && peopleNamedIn(before.replaceAll(name, 'it')).length > 0) isKnown = true;
    const told = sentence
      .split(/("[^"]*")/)
      .map((piece) => (piece.startsWith('"') ? piece : turned(piece)))
      .join('');
    before = told;
    return told.startsWith('{') ? told : capitalised(told);
  };

  function turned(piece: string): string {
    return piece
      .replace(/\b[Ww]e\b/g, () => {
        const who = isKnown ? 'they' : all;
        isKnown = true;
        return who;
      })
      .replace(/\bourselves\b/gi, 'themselves')
      .replace(/\bours\b/gi, () => (isKnown ? 'theirs' : pronouns.theirs))
      .replace(/\b[Oo]ur\b/g, () => (isKnown ? 'their' : pronouns.their))
      .replace(/\bus\b/g, () => (isKnown ? 'them' : pronouns.them));
  }
}
