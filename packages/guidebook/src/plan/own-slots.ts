// What stands in {comfort} and {interest}: only things the library surely knows. Anything else a carer wrote is quoted as it is and put
// into no sentence: "his dog" is not packed, and "of which he has four" is no thing.

import { stableChoice } from '#child/stable-choice';
import { capitalised, withArticle } from '#child/words';
import { comfortAdvice } from '#generated/advice';
import { stemsOf } from '#library/match';
import type { ChildFacts, Liking } from './facts.ts';
import { cardOf, comfortsToHold, type Extra } from './fill.ts';

/** A dog is no thing to pack; a toy one is. */
const animal = /\b(?:dogs?|cats?|rabbits?|bunn(?:y|ies)|hamsters?|ponys?|horses?|birds?)$/iu;
const isHeld = (id: string): boolean => id !== 'person' && id !== 'music' && id !== 'screen';
const held = new Set(
  comfortAdvice
    .filter(({ id }) => isHeld(id))
    .flatMap(({ words }) => words.map((word) => stemsOf(word).at(-1))),
);

/** "His green hoodie": two or three plain words, the last of them a thing to hold or to wear. */
export const sureComforts = (child: ChildFacts): string[] =>
  comfortsToHold(child)
    .map((thing) => withoutLostCapital(child, thing))
    .filter((thing) => {
      const words = thing.split(' ').slice(1);
      return (
        words.length <= 3 &&
        /^[\p{L}' ’-]+$/u.test(thing) &&
        !/^(?:same|one|just|always|old|only)\b/iu.test(words.join(' ')) &&
        // What melts is not packed, and is no comfort in the cold.
        !/\b(?:ice|lolly|lollies|popsicles?)\b/iu.test(thing) &&
        (!animal.test(thing) || /\b(?:toy|plush|stuffed|soft|knitted|wooden|cuddly)\b/iu.test(thing)) &&
        held.has(stemsOf(words.at(-1) ?? '')[0])
      );
    });

/** "Braves cap" at the start of a box may be a name: then only "his cap" stands in a sentence. */
const withoutLostCapital = (child: ChildFacts, thing: string): string => {
  const [whose = '', first = '', ...rest] = thing.split(' ');
  const isLost =
    /^\p{Ll}/u.test(first) &&
    rest.length > 0 &&
    !plainFirst.test(first) &&
    child.profile.comfortItems.includes(capitalised(first));
  return isLost ? `${whose} ${rest.at(-1)}` : thing;
};
const plainFirst =
  /^(?:weighted|soft|blue|red|green|yellow|white|black|pink|grey|gray|purple|silver|small|big|little|old|noise|ear|stress|fidget|toy|stuffed|chewy|wooden|fluffy|comfort|favourite|favorite|heavy|cuddly|teddy|sensory|plush|blanket|knitted|cotton|silk|stretchy|squishy)$/iu;

const namesOf = (thing: string): string[] =>
  stemsOf(thing).filter((word) => !['thing', 'things', 'and', 'being'].includes(word));

/** Things loved that the library knows by name: lamps are not all that lights are, squad numbers no sums. */
export const knownLikings = ({ interests, activities }: ChildFacts): Liking[] =>
  [...interests, ...activities].filter(
    ({ interest, topic }) =>
      interest !== null &&
      interest.words.some((word) => stemsOf(word).join(' ') === stemsOf(topic).join(' ')) &&
      namesOf(interest.thing).includes(stemsOf(topic).at(-1) ?? ''),
  );

const elsewhere =
  /\b(?:swim\w*|pools?|hors\w*|riding|cycl\w*|bik(?:es?|ing)|scooter|trampolin\w*|football|soccer|rugby|cricket|basketball|tennis|skat\w*|ski\w*|hik\w*|walk\w*|climb\w*|bak\w*|cook\w*|camping|gym\w*|danc\w*|beach|park|zoo)\b/iu;

/** Read once for a child; the key of a line decides which of several things stands in it. */
export function ownSlots(child: ChildFacts): (key: string) => Extra {
  const comforts = sureComforts(child);
  // What needs a pool, a field or an oven is not five minutes at a table.
  const known = knownLikings(child).filter(({ topic }) => !elsewhere.test(topic));
  const card = cardOf({ ...child, interests: known, activities: [] });
  return (key) => {
    const comfort = stableChoice(comforts, child.seed + key) ?? `what comforts ${child.they.them}`;
    const interest = stableChoice(known, child.seed + key)?.topic ?? 'a favourite thing';
    return {
      comfort,
      Comfort: capitalised(comfort),
      bare_comfort: comfort.replace(/^(?:his|her|their|my) /, ''),
      interest,
      activity: interest,
      card: `the ${card}`,
      acard: withArticle(card),
    };
  };
}
