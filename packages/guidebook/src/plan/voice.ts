// How the plan chooses and finishes its lines: by a hash of the child, never the same line twice in one plan.
import { firstPerson } from '#child/pronouns';
import { stableNumber } from '#child/stable-choice';
import { capitalised } from '#child/words';
import type { PracticeId } from '#practices/practices';
import type { ChildFacts } from './facts.ts';
import { type Extra, fill, hasTool, schoolOf } from './fill.ts';
import { knownLikings, ownSlots, sureComforts } from './own-slots.ts';
import { asksNotFor, rulesOut } from './reading/told/asked-not.ts';

/**
 * `rests` names the sources of a section that rests on something else than the practices cited in it; null: none are
 * named. A kept section is never shortened; one that may lose adds to others, and its own lines go when words are short.
 */
export type Section = {
  title: string;
  lines: readonly string[];
  rests?: string | null;
  isKept?: boolean;
  mayLose?: boolean;
  /** Stands in every plan, and goes down to one line before the plan gets too long. */
  isAddOn?: boolean;
};

export type Voice = {
  child: ChildFacts;
  /** One of the lines, filled. Lines already used in this plan are passed over while others are left. */
  line: (key: string, lines: readonly string[], extra?: Extra) => string;
  /** Up to `count` different lines, filled. */
  some: (key: string, lines: readonly string[], count: number, extra?: Extra) => string[];
  fill: (key: string, text: string, extra?: Extra) => string;
  cite: (...ids: readonly PracticeId[]) => void;
  /** The practices cited since the last call, and from then on counted for the whole plan. */
  takeCited: () => PracticeId[];
  citedInPlan: () => PracticeId[];
  isUsed: (text: string) => boolean;
  /** The same, saying "I" and "me" of the child. */
  inFirstPerson: () => Voice;
};

type Choose = (key: string, all: readonly string[]) => string;

/** The same key twice is the same line: the first page and the table say one thing. */
function sameForKey(choose: Choose): Choose {
  const chosenFor = new Map<string, string>();
  return (key, all) => {
    const before = chosenFor.get(key);
    if (before !== undefined && all.includes(before)) return before;
    const line = choose(key, all);
    chosenFor.set(key, line);
    return line;
  };
}

export function voiceOf(child: ChildFacts): Voice {
  const used = new Set<string>();
  const cited = new Set<PracticeId>();
  let citedHere = new Set<PracticeId>();
  const lacking = slotsLacking(child);
  const isForAge = agesOf(child);
  const isMeant = (text: string) =>
    isForAge(text) && !(child.profile.communication === 'Non-Verbal' && spoken.test(text));
  const isFirm = likesPressure(child) ? () => false : (text: string) => pressure.test(text);
  const isAskedNot = asksNotFor(child);
  const isRuledOut = rulesOut(child.profile);
  const isForMouth = offersNothing(child) ? (text: string) => forMouth.test(text) : () => false;

  const choose = sameForKey((key, all) => {
    const gentle = all.filter((text) => !isFirm(text) && !isForMouth(text) && !isRuledOut(text));
    // A body that nobody said likes it is not pressed, what a clinic sets is not offered, and what the family rules out is not done: rather no line than such a one.
    const lines = gentle.length > 0 || all.length === 0 ? gentle : ['{name} says or shows what feels right'];
    const meant = lines.filter((text) => isMeant(text) && !isAskedNot(text));
    const fitting = meant.filter((text) => !lacking.test(text));
    // A line for the wrong age is worse than one that says "what comforts him".
    const known = [fitting, meant].find((some) => some.length > 0) ?? lines;
    const fresh = known.filter((text) => !used.has(text));
    const from = fresh.length > 0 ? fresh : known;
    const chosen = from[stableNumber(child.seed + key) % Math.max(1, from.length)] ?? '';
    used.add(chosen);
    return chosen;
  });

  const voiceAs = (teller: ChildFacts): Voice => {
    const slots = ownSlots(teller);
    const filled = (text: string, key: string, extra?: Extra) =>
      fill(teller, text, key, { ...slots(key), ...extra });
    return {
      child,
      line: (key, lines, extra) => filled(choose(key, lines), key, extra),
      some: (key, lines, count, extra) =>
        Array.from({ length: Math.min(count, lines.length) }, (_, index) =>
          filled(choose(`${key}${index}`, lines), `${key}${index}`, extra),
        ),
      fill: (key, text, extra) => filled(text, key, extra),
      cite: (...ids) => {
        for (const id of ids) citedHere.add(id);
      },
      takeCited: () => {
        const here = [...citedHere];
        for (const id of here) cited.add(id);
        citedHere = new Set();
        return here;
      },
      citedInPlan: () => [...cited],
      isUsed: (text) => used.has(text),
      inFirstPerson: () => voiceAs({ ...child, they: firstPerson }),
    };
  };
  return voiceAs(child);
}

/** Somebody else decides what may be eaten and drunk and drink. */
export const offersNothing = ({ clinic }: ChildFacts): boolean => clinic.setsMeals || clinic.hasChewing;

/** What goes into the mouth, where a clinic decides what may: not even a sip of water is offered (PL38). */
const forMouth =
  /\bto eat\b|\b(?:safe|own) food\b|\bfood\b[^.;]*\bwithin reach\b|\b(?:with|such as) food\b|\b(?:drinks?|drinking|sips?|snacks?|crunch\w*|chew\w*|straws?|biscuits?|juice|smoothies?|milkshakes?)\b|(?:^|[,;:] |\b(?:offer|give|some|cold|cool|of) )water\b(?! (?:first|safety))/i;

/** Firm touch, squeezing, weight: right for some bodies, a torment for others. Only where a liking of it is written (PL34). */
const pressure =
  /\bfirm(?:ly|er)?\b(?! (?:cushion|things))|\b(?:towel press|deep pressure|massages?|heavy (?:blanket|cushion)|weighted|flat hand on|(?:blanket|bear) (?:squeeze|hug)|plan hugs|hugs? at|squeeze on|presses? (?:each|a flat|firmly|down)|pressure, rocking)\b/i;
const likesPressure = ({ profile }: ChildFacts): boolean =>
  !profile.sensorySensitivities.includes('Touch') &&
  /\b(?:weight(?:ed|s)|compress\w*|squeez\w*|deep pressure|firm (?:hugs?|pressure|touch)|(?:tight|bear|big) hugs?|heavy blankets?|rough (?:and|n|&) tumble|wrestl\w*|cuddl\w*|massages?)\b/i.test(
    [
      profile.comfortItems,
      profile.activities,
      profile.specialInterests,
      profile.strengths,
      profile.notes,
    ].join('\n'),
  );

const agesOf = ({ group, isAdult }: ChildFacts): ((text: string) => boolean) =>
  isAdult
    ? (text) => !young.test(text) && !ofSchool.test(text.replace(/\{[^}]*\}/g, ''))
    : group === 'teen'
      ? (text) => !young.test(text)
      : group === 'toddler'
        ? (text) => !old.test(text)
        : () => true;

/** A grown-up is no pupil and nobody's child. */
const ofSchool =
  /\b(?:lessons?|worksheets?|homework|desks?|bell|class(?:room|mates?)?|teachers?|pupils?|playground|parents|fridge|strip|the register|supply staff|school|tick|evening pictures|dots? run|praise|chores|sticky note|fetch(?:es)? an adult|an adult|one adult|younger child|number plates?)\b/i;

/** Words that would be out of place for a teenager; such a line is chosen only when there is no other. */
const young =
  /\b(?:toys?|puppets?|stickers?|songs?|sings?|dolls?|small thing of yours|fetches|like a tree|on the floor|silly|hand in hand|part of the fun|feet to face|carried|cushion game|pyjamas|teddy|clothed first|guiding by picture|at \{his\} height|play it|playground|draw it tomorrow|hand signal|in pictures, with no alarm|hold(?:s|ing)? hands|grown-?ups?|coin)\b/i;

/** What a child says aloud is no sign of one who does not speak. */
const spoken = /^(?:Asks|Says|Talks|Tells|Calls|Argues|Repeats (?:the|a) (?:question|word))\b/u;

/** And for a child of three: no desks, lessons, writing or talks about it. */
const old =
  /\b(?:desks?|lessons?|write it|writes?|number plates?|homework|email|phone list|calendar|scale of|rate noise|0 to 5|1–5|in class|register|bell|tally|timetable|class(?:room)?|draw(?:s|ing)? (?:it|the|a|together|three)|talk about it|agree(?:s|d)?|forecast|weather|explains?|asks? (?:for|when|why|what|about|again)|ask \{him\} (?:what|whether|which|how|why)|what \{he\} did well|plan b)\b/i;

/** Slots this child has nothing to put into: a line with one is chosen only when every line has one. */
const slotsLacking = (child: ChildFacts): RegExp => {
  const slots = [
    ...(sureComforts(child).length === 0 ? ['comfort', 'Comfort', 'bare_comfort'] : []),
    ...(hasTool(child) ? [] : ['the_way']),
    ...(knownLikings(child).length === 0 ? ['interest', 'activity'] : []),
    ...(schoolOf(child) === 'other places' ? ['school'] : []),
  ];
  return new RegExp(slots.length === 0 ? '(?!)' : `\\{(?:${slots.join('|')})\\}`);
};

/** A capital at the start, one stop at the end. */
export const sentence = (text: string): string => {
  const trimmed = capitalised(text.trim());
  return trimmed === '' || /[.!?:…]["”]?$/.test(trimmed) ? trimmed : `${trimmed}.`;
};

export const bullet = (...texts: readonly string[]): string =>
  `- ${texts
    .filter((text) => text.trim() !== '')
    .map(sentence)
    .join(' ')}`;

/** "- **Label:** text." */
export const labelled = (label: string, ...texts: readonly string[]): string =>
  `- **${capitalised(label.trim())}:** ${texts
    .filter((text) => text.trim() !== '')
    .map(sentence)
    .join(' ')}`;

export const numbered = (texts: readonly string[]): string[] =>
  texts.map((text, index) => `${index + 1}. ${sentence(text)}`);
