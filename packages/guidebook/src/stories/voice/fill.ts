import { capitalised } from '#child/words';
import type { Cast } from '../cast.ts';
import { factKey, factPattern, factSlots, noFacts, type SceneFacts } from '../facts/fact-slots.ts';
import { sayingOf, tellingOf } from './saying.ts';

const slotNames = [
  'helper',
  'topic',
  'place',
  'peer',
  'children',
  'adult',
  'adults',
  'hold',
  'tell',
] as const;
type SlotName = (typeof slotNames)[number];
const isSlotName = (name: string): name is SlotName => slotNames.some((one) => one === name);

/** What a sentence may leave open for this child, in braces. */
export const storySlots: ReadonlySet<string> = new Set([...slotNames, 'say']);

/** The sentence with the carer's facts in their places, and its own words where no fact is known. */
export const withFacts = (text: string, facts: SceneFacts = noFacts): string =>
  text.replace(factPattern, (whole, slot: string, otherwise: string) => {
    const name = factSlots.find((one) => one === slot.toLowerCase());
    if (!name) throw new Error(`A story sentence has an unknown fact: ${whole}`);
    const word = facts.get(factKey(slot, otherwise)) ?? otherwise;
    return slot === name ? word : capitalised(word);
  });

/** "My parent" further on is the person the carer named. */
function withPeople(text: string, facts: SceneFacts): string {
  let told = text;
  for (const [key, fact] of facts) {
    const [slot, otherwise = ''] = key.split('|');
    if (slot === 'who' && /^some(?:one|body)\b/.test(otherwise))
      told = told.replace(/\b(t)he person\b(?! who| next| in)/gi, (_, first: string) =>
        first === 'T' ? capitalised(fact) : fact,
      );
    if (slot !== 'who' || !otherwise.startsWith('my ')) continue;
    told = told.replace(new RegExp(`\\b${otherwise}\\b`, 'gi'), (found, at: number) =>
      at === 0 || found.startsWith('M') ? capitalised(fact) : fact,
    );
  }
  return told;
}

/** Puts the people, places and ways of this child into a sentence. A slot nobody knows is a fault of the data. */
export function fill(text: string, cast: Cast, topic: string, facts: SceneFacts = noFacts): string {
  const isTeen = cast.group === 'teen';
  const slots: Readonly<Record<SlotName, string>> = {
    helper: cast.helper.there,
    topic,
    place: cast.place === '' ? 'at home' : cast.place,
    peer: cast.peer,
    children: isTeen ? 'people' : 'children',
    adult: isTeen ? 'an adult' : 'a grown-up',
    adults: isTeen ? 'adults' : 'grown-ups',
    hold: isTeen ? 'stay next to me' : 'hold my hand',
    tell: tellingOf(cast.way, cast.helper.there),
  };
  const known = withPeople(withFacts(text, facts), facts);
  // "My body belongs to me, at home and in other places" needs its place.
  const sentence = cast.place === '' ? known.replace(/(?<!,) \{place\}/g, '') : known;
  const filled = sentence.replace(
    /\{(\w+)(?::([^}]+))?\}/g,
    (_, slot: string, message: string | undefined, at: number) => {
      if (slot === 'say' && message !== undefined)
        // "or say or show" would be one "or" too many.
        return sentence.slice(0, at).endsWith(' or ') && cast.way === 'any'
          ? `show "${message}"`
          : sayingOf(cast.way, message);
      const name = slot.toLowerCase();
      if (!isSlotName(name)) throw new Error(`A story sentence has an unknown slot: ${slot}`);
      const word = slots[name];
      return slot === slot.toLowerCase() ? word : capitalised(word);
    },
  );
  // Speech that ends its own sentence closes the sentence around it: 'I can say, "Help."'
  return capitalised(filled.replace(/([.?!]")\.$/, '$1'));
}
