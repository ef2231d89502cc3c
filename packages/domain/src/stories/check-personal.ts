// S20 personal, S21 a way to say things that fits the child.
import type { ChildProfile } from '../child/profile.ts';
import { wordsOf } from '../text/sentences.ts';
import type { CheckedStory } from './checked-story.ts';
import { failed, type Marked, notAsked, passed } from './finding.ts';
import { isCoaching } from './sentence-types.ts';
import type { Context } from './story.ts';
import { distinctiveWords, stemOf } from './story-subject.ts';

export const checkPersonal = (story: CheckedStory): Marked[] => [
  personalRule(story),
  communicationRule(story),
];

const contextWords: Readonly<Record<Context, RegExp>> = {
  Home: /\b(?:home|house|flat|kitchen|bathroom|bedroom|bed|bath|garden|sofa|living room|front door|stairs|family)\b/i,
  School:
    /\b(?:school|class|classroom|classmates?|teacher|desk|playground|lunch|hall|corridor|lesson|college)\b/i,
  Community:
    /\b(?:community|shops?|store|supermarket|park|playground|bus|train|street|road|pavement|town|library|pool|clinic|hospital|dentist|doctor|barber|hairdresser|caf[eé]|restaurant|museum|zoo|cinema|station|airport|plane|car|party|outside|club|waiting room|neighbou?rs?|pharmacy|beach|church|mosque|wedding|festival|vet|office|court|hotel)\b/i,
};

function personalRule({ text, request, profile, names }: CheckedStory): Marked {
  if (!profile) return notAsked('S20', 'There is no profile to compare with.');
  const whole = text.sentences.map((sentence) => sentence.text).join(' ');
  const stems = new Set(wordsOf(whole).map(stemOf));
  const mentions = (list: string): boolean | null => {
    const items = list
      .split(/[,;\n/]|\band\b/)
      .map(distinctiveWords)
      .filter((words) => words.length > 0);
    return items.length === 0 ? null : items.some((words) => isMentioned(words, stems));
  };
  const missing: string[] = [];
  let asked = 1;
  if (!/\bI\b/.test(whole) && !whole.includes(names.child)) missing.push('the child');
  // A line says itself what the story is about: a love of trains and "at home" have no place in one about the barber.
  if (request.about.trim() === '') {
    const things = [profile.specialInterests, profile.comfortItems, profile.strengths].map(mentions);
    if (things.some((found) => found !== null)) {
      asked += 1;
      if (!things.includes(true)) missing.push('an interest, comfort item or strength from the profile');
    }
    asked += 1;
    if (!contextWords[request.context].test(whole))
      missing.push(`where it happens (${request.context.toLowerCase()})`);
  }
  if (missing.length === 0) return passed('S20', 'It is about this child.');
  return failed('S20', 'soft', `It does not mention ${missing.join(', nor ')}.`, {
    code: 'not-personal',
    found: missing.join('; '),
    mark: 1 - missing.length / asked,
  });
}

/** At least half of what an item says is there: one common word in passing is no mention. */
const isMentioned = (words: readonly string[], stems: ReadonlySet<string>): boolean =>
  words.filter((word) => stems.has(stemOf(word))).length >= words.length / 2;

type Way = { name: string; words: RegExp };
const byDevice: Way = {
  name: 'a device or cards',
  words: /\b(?:device|tablet|talker|button|cards?|pictures?|press|type)\b/i,
};
const byHand: Way = {
  name: 'pointing or showing',
  words: /\b(?:point|show|gestures?|nod|wave|thumb|hands?|cards?|pictures?)\b/i,
};
const bySign: Way = { name: 'signing', words: /\bsign(?:s|ing)?\b/i };
const bySpeech: Way = { name: 'saying', words: /\b(?:say|ask|tell|talk|speak|words?|call)\b/i };
const silent: Way = {
  name: 'a card, sign, device or gesture',
  words: /\b(?:device|tablet|cards?|pictures?|sign|point|show|press|type|write|nod|hands?|gestures?)\b/i,
};

function wayOf({ communication, preferredCommunication }: ChildProfile): Way | null {
  if (preferredCommunication === 'AAC Device') return byDevice;
  if (preferredCommunication === 'Gestures') return byHand;
  if (preferredCommunication === 'Sign Language') return bySign;
  if (communication === 'Uses Assistive Devices') return byDevice;
  if (communication === 'Non-Verbal') return silent;
  if (communication === 'Limited Verbal' && preferredCommunication !== 'Speech') return silent;
  return preferredCommunication === 'Speech' || communication === 'Verbal' ? bySpeech : null;
}

function communicationRule({ text, profile }: CheckedStory): Marked {
  const way = profile ? wayOf(profile) : null;
  if (!way) return notAsked('S21', 'The profile does not say how the child communicates.');
  // A story told by name offers a way with "can", which the patterns for coaching in the first person do not know.
  const coaching = text.sentences.filter(
    ({ type, own }) => type !== 'coach_team' && (isCoaching(type) || /\b(?:can|may|might)\b/.test(own)),
  );
  if (coaching.some((sentence) => way.words.test(sentence.text)))
    return passed('S21', 'It offers a way to say things that fits the child.');
  const spoken = coaching.find(({ text: said }) => /\b(?:say|ask|tell|talk|speak|call)\b/i.test(said));
  return failed('S21', 'soft', `It does not offer this child's way to say something: ${way.name}.`, {
    code: 'way-to-say-missing',
    found: way.name,
    sentence: spoken?.text ?? null,
    mark: spoken ? 0 : 0.5,
  });
}
