// S00, the first of all: it tells the event that was asked for. A story may be well made and about something else.
import { wordsOf } from '../text/sentences.ts';
import type { CheckedStory } from './checked-story.ts';
import { failed, type Marked, notAsked, passed } from './finding.ts';
import { commonWords, stemOf } from './story-subject.ts';

/** From this share of the asked words on, a story tells the event; below the other it tells another one. */
const tellsFrom = 0.5;
const anotherBelow = 0.34;

export function checkAsked({ text, request, names, chosen = '', nearness }: CheckedStory): Marked[] {
  const about = `${lineAndFacts(request)} ${chosen}`.replaceAll(names.child, ' ');
  const asked = new Map(eventWords(about).map((word) => [stemOf(word), word]));
  if (asked.size === 0) return [notAsked('S00', 'No event was asked for.')];
  const told = new Set(
    [text.title, ...text.sentences.map((sentence) => sentence.text)].flatMap(wordsOf).flatMap(stemsOf),
  );
  const missing = [...asked].flatMap(([stem, word]) => (told.has(stem) ? [] : [word]));
  const share = 1 - missing.length / asked.size;
  if (share >= tellsFrom || nearness === 'near')
    return [passed('S00', 'It tells what you asked for.', 'hard')];
  // Whoever pressed a scene by its name asked for that: a story that tells it may leave something out, and is no other.
  const pressed = eventWords(chosen).map(stemOf);
  const isPressed = pressed.length > 0 && pressed.every((stem) => told.has(stem));
  const isOther = !isPressed && (share < anotherBelow || nearness === 'far');
  return [
    failed(
      'S00',
      isOther ? 'hard' : 'soft',
      `${isOther ? 'It may tell something else' : 'It leaves something out'}: it does not mention ${missing.map((word) => `“${word}”`).join(', ')}.`,
      { code: 'another-event', found: missing.join(' '), mark: share },
    ),
  ];
}

/** "The barber's" is what a carer types as "the barbers". */
const stemsOf = (word: string): string[] =>
  /['’]s$/.test(word) ? [stemOf(word), stemOf(word.replace(/['’]/, ''))] : [stemOf(word)];

/** With facts the event is what the line and they tell together. What is said to a machine is no event. */
export const lineAndFacts = ({ about, facts }: CheckedStory['request']): string =>
  [toMachine.test(about) ? '' : about, ...(facts ? [facts.first, facts.next, facts.end] : [])].join(' ');

const toMachine =
  /^(?:please )?(?:ignore|forget|disregard|override|reveal|output|print)\b.*\b(?:rules?|instructions?|prompts?|above|before|previous|system)\b/i;

/** The words of a line that name people, things, places and happenings, as they were written. */
export const eventWords = (line: string): string[] =>
  wordsOf(line.replace(/\{child\d*\}/g, ' ')).filter((word) => {
    const lower = word.toLowerCase().replace(/['’]s$/, '');
    return (
      lower.length > 2 &&
      !commonWords.has(lower) &&
      !lightWords.has(lower) &&
      !unsaid.test(lower) &&
      !short.test(lower)
    );
  });

/** "They're", "doesn't", "it'll": short for what stands in any line. */
const short = /n['’]t$|['’](?:re|ll|ve|d|m)$/;

/** They stand in any line, or stand for the child. */
const lightWords = new Set(
  `go goes going went get gets getting got make makes making having first new because story about why what how when where who
  does doing isnt dont doesnt cant wont wasnt cos cuz will can cannot may might must should could would shall need needs has have just
  now still also without until till til instead even only really very always never not and but for with his her him she they them
  their your you our ours mine son daughter child boy girl kid help helps scared afraid worried upset please write tell
  somebody someone everybody everyone nobody something anything nothing again back there here this that these those which while
  being been were was are put take takes use using day time way lot bit little big`.split(/\s+/),
);

/** What a carer may write and a story does not repeat. */
const unsaid =
  /^(?:hit\w*|bit(?:e|es|ing)|kick\w*|punch\w*|pinch\w*|push\w*|scream\w*|shout\w*|yell(?:s|ed|ing)?|spit\w*|throw\w*|steal\w*|lying|lies|swear\w*|flap\w*|stim\w*|stop\w*|refus\w*|naughty|tantrums?|meltdowns?|behav\w*|hates?|bad)$/;
