// The child's own things as they enter a story: a comfort item at hand, an interest, a strength, something that is hard.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import { syllablesIn } from '@calmbridge/domain/text/syllables';
import { countedNouns } from '@calmbridge/reader/story-line/counted-nouns';
import { listItems, thingItems } from '../child/list-items.ts';
import { bareTopic, inChildsVoice, phraseOf, wordCount } from '../child/phrase-shape.ts';
import { stableChoice } from '../child/stable-choice.ts';
import { strengthInFirstPerson } from '../child/strengths.ts';
import { withArticle } from '../child/words.ts';

/** Words that would blame the child or bring something painful into a story. */
const unfit =
  /\b(?:hit|hits|hitting|bit(?:e|es|ing)|kick\w*|punch\w*|scream\w*|shout\w*|spit\w*|throw\w*|head[- ]?bang\w*|bang\w*|steal\w*|lying|tantrums?|meltdowns?|aggress\w*|naughty|refus\w*|self[- ]?harm\w*|destroy\w*|smear\w*|escap\w*|bolts?|runs?|die\w*|dead|kill\w*|hate\w*|knife|knives|guns?)\b/i;

const isSafe = (item: string): boolean =>
  !unfit.test(item) && /^[\p{L}\p{N}\s'’&.+é-]+$/u.test(item) && !/\b(?:you|your|should|must)\b/i.test(item);

export function interestOf(
  { specialInterests, activities, strengths }: ChildProfile,
  seed: string,
): string | null {
  const read = (text: string) =>
    thingItems(text)
      .map((item) =>
        keepingThe(item, bareTopic(phraseOf(item).text.replace(/^likes? |^loves? |^enjoys? /, ''))),
      )
      .filter((item) => item !== '' && wordCount(item) <= 4 && isSafe(item) && isNameOfMany(item));
  const interests = read(specialInterests);
  return (
    stableChoice(
      interests.length > 0 || strengths.trim() !== '' ? interests : read(activities).filter(isActivityName),
      `${seed} interest`,
    ) ?? null
  );
}

/** "Trains", "Bluey" and "baking bread" fit after "time for"; "family tree" wants an article nobody wrote. */
const isNameOfMany = (item: string): boolean =>
  (wordCount(item) === 1 && !countedNouns.has(item.toLowerCase())) ||
  /^the\s|^\p{L}+ing\b|(?<!s)s$|\p{Lu}\S*$/u.test(item);

/** "The solar system" keeps its article; "a dog" and "his dog" do not. */
const keepingThe = (item: string, topic: string): string =>
  /^the\s/i.test(item.trim()) ? `the ${topic}` : topic;

const isActivityName = (item: string): boolean => phraseOf(item).is !== 'clause';

/** `isByName`: "Sam is funny" would be an opinion of the story's, where "I am funny" is the child's own. */
export function strengthOf(
  { strengths }: ChildProfile,
  seed: string,
  { maxWords, isByName, level }: { maxWords: number; isByName: boolean; level: 1 | 2 | 3 },
): string | null {
  const told = listItems(strengths)
    .filter(isSafe)
    .map(strengthInFirstPerson)
    .filter((sentence) => sentence !== null && wordCount(sentence) <= maxWords)
    .filter((sentence) => level !== 3 || isPlain(sentence ?? ''))
    .filter(
      (sentence) =>
        !isByName ||
        !/^I am (?:so |very )?(?:fun|funny|nice|great|hard|beautiful|amazing|wonderful|easy)\b/.test(
          sentence ?? '',
        ),
    );
  return stableChoice(told, `${seed} strength`) ?? null;
}

/** At level 3 a sentence holds at most one long word. */
const isPlain = (text: string): boolean => wordsOf(text).filter((word) => syllablesIn(word) >= 3).length <= 1;

export type Comfort = { is: 'worn' | 'carried' | 'held' | 'music' | 'hug' | 'doing'; text: string };

export function comfortOf({ comfortItems }: ChildProfile, seed: string): Comfort | null {
  const items = thingItems(comfortItems)
    .filter((item) => wordCount(item) <= 4 && isSafe(item) && !noThing.test(item))
    .map(readComfort);
  return stableChoice(items, `${seed} comfort`) ?? null;
}

/** "One sock on one off", "dishtowel he calls Towel" are no names of a thing; somebody's hair does not come along. */
const noThing =
  /\b(?:on|off|when|if|he|she|they|who|that|calls|being|is|are|one|same|no|in|without)\b|\b(?:hair|hands?|ears?|arms?|lap|feet|neck|elbow|skin)$|(?:^|\s)\p{L}(?:\s|$)/iu;

function readComfort(item: string): Comfort {
  const phrase = phraseOf(item.replace(/\s+(?:called|named)\s+.*$/i, ''));
  const text = inChildsVoice(phrase.text);
  if (/\bhugs?\b|\bcuddles?\b/i.test(text)) return { is: 'hug', text };
  // "Vibrating cushion" is a thing, "rocking in a chair" is not.
  if (phrase.is === 'doing' && !/^\p{L}+ing \p{L}+$/u.test(text)) return { is: 'doing', text };
  if (/^(?:\w+ )?(?:music|songs?|audio ?books?)$/i.test(text)) return { is: 'music', text };
  if (
    /\b(?:headphones|defenders|earplugs|hoodie|cap|hat|sunglasses|necklace|bracelet|gloves|scarf|jacket)\b/i.test(
      text,
    )
  )
    return { is: 'worn', text };
  if (
    /\b(?:blanket|pillow|teddy|bear|toy|lap pad|rabbit|bunny|dog|cat|doll|jar|tablet|ipad|phone|cushion)\b/i.test(
      text,
    ) &&
    !/\bsmall\b/i.test(text)
  )
    return { is: 'held', text };
  return { is: 'carried', text };
}

/** Something the carer named as hard, as a noun phrase or a when-clause that fits after "It can feel hard". */
export type Hard = { is: 'thing' | 'clause'; text: string };

export function hardThingOf(
  { triggers, challenges }: ChildProfile,
  seed: string,
  level: 1 | 2 | 3,
): Hard | null {
  const read = (text: string) =>
    listItems(text)
      .map((item) => item.replace(/\s*\([^)]*\)/g, ''))
      .filter(
        (item) => isSafe(item) && wordCount(item) <= (level === 3 ? 4 : 6) && (level !== 3 || isPlain(item)),
      )
      .flatMap(readHard);
  const found = read(triggers);
  return stableChoice(found.length > 0 ? found : read(challenges), `${seed} hard`) ?? null;
}

function readHard(item: string): Hard[] {
  const phrase = phraseOf(bareTopic(item));
  const text = inChildsVoice(phrase.text);
  if (phrase.is === 'clause') return text.startsWith('when ') ? [{ is: 'clause', text }] : [];
  if (phrase.is === 'doing') return [{ is: 'thing', text }];
  return phrase.is === 'thing' ? [{ is: 'thing', text: nounPhrase(text) }] : [];
}

const massNouns =
  /(?:noise|music|traffic|sleep|hunger|tiredness|homework|food|hair|water|light|touch|help|hygiene|work|anxiety|weather|smell|contact|time|training|clothing|play|toast|rain|wind|thunder|maths?|reading|writing)$/i;

/** "crowded corridor" wants an article, "loud noises" and "homework" do not. */
export function nounPhrase(text: string): string {
  const [first = ''] = text.split(' ');
  const last = text.split(/ (?:of|in|at|with|for|to|from|between|before|without) /)[0] ?? text;
  if (/^(?:too|being|no|new|other|many|my|the|an?)$/.test(first) && first !== 'new') return text;
  if (/(?:s|ing|ness|tion)$/i.test(last) || massNouns.test(last) || text === 'change') return text;
  return text.includes(' ') ? withArticle(text) : `the ${text}`;
}
