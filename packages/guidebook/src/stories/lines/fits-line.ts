// A scene without the sentences that the carer's line speaks against: hands where it is about feet, a desk at nursery, today where
// it names a day, scissors where it says "not scissors".
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import { capitalised } from '#child/words';
import { asItSays, saidIn } from '../choosing/if-it-says.ts';
import { ruledOutIn } from '../choosing/ruled-out.ts';
import { withWildAnimal } from '../choosing/wild-animal.ts';
import type { Scene } from '../scene.ts';
import { withNamedOfTwo } from './named-of-two.ts';
import { titleCase } from './topic-line.ts';

/** Null where too little is left: then it is not this scene. */
export function fittingScene(scene: Scene, line: StoryLine, level: 1 | 2 | 3): Scene | null {
  const allowed = withoutRuledOut(scene, line, level);
  return allowed && withoutContradicted(allowed, line, level);
}

/** The scene without what the line rules out; null where that is nothing to leave out, or too little is left. */
export function withoutRuledOut(given: Scene, line: StoryLine, level: 1 | 2 | 3): Scene | null {
  const said = saidIn(line);
  // "Scissors or clippers" are clippers, where the line names these.
  const scene = withNamedOfTwo(asItSays(given, said), line);
  // "Snow day, no school": the scene tells that there is none.
  const isTold = (word: string): boolean =>
    new RegExp(`\\b(?:from|without|no|not|off) (?:\\p{L}+ )?${word}\\b`, 'iu').test(scene.title) ||
    scene.lines.some(({ text }) =>
      new RegExp(
        `\\b${word}\\b[^.]{0,16}\\b(?:clos|shut|cancel)|\\b(?:no|not|never) (?:\\p{L}+ )?${word}\\b`,
        'iu',
      ).test(text),
    );
  const ruledOut = ruledOutIn(said, isTold);
  const [against, lines] = [
    scene.lines.filter(({ text }) => ruledOut.some(({ says }) => says(text))),
    scene.lines.filter(({ text }) => !ruledOut.some(({ says }) => says(text))),
  ];
  if (against.length === 0) return given;
  const isAsked = against.some(
    ({ text, levels }) => levels.has(level) && ruledOut.some((one) => one.isAsked && one.says(text)),
  );
  return isAsked || !isWhole(lines, level) ? null : { ...scene, lines };
}

const isWhole = (lines: Scene['lines'], level: 1 | 2 | 3): boolean => {
  const told = lines.filter(({ levels }) => levels.has(level));
  return told.filter(({ part }) => part === 'step').length >= 2 && told.some(({ part }) => part === 'end');
};

function withoutContradicted(given: Scene, line: StoryLine, level: 1 | 2 | 3): Scene | null {
  const said = saidIn(line);
  const against = contradictions.filter(
    ({ ofLine, unless, ofTitle }) =>
      ofLine.test(said) && unless?.test(said) !== true && ofTitle?.test(given.title) !== false,
  );
  const scene = withTitle(withWildAnimal(withAnimal(withScreenOff(given, said), said), said), against);
  const isAgainst = (text: string): boolean =>
    against.some(({ ofScene }) => ofScene.test(text)) || isUnsureOf(text, said) || saysIllness(text, said);
  // "Nanny is taking me": it is Nanny who waves goodbye, and not some grown-up.
  const [, brings] =
    /\b(\p{Lu}\p{L}+) (?:is |will )?(?:taking|take|dropping|bringing|bring|collecting|picking) me\b/u.exec(
      said,
    ) ?? [];
  const named = (text: string): string =>
    brings === undefined ? text : text.replace(/\b(?:my grown-up|a grown-up I know)\b/i, brings);
  const swaps = against.filter(({ instead }) => instead !== undefined);
  const swapped = scene.lines.map((line) => ({
    ...line,
    text: swaps.reduce((text, { ofScene, instead = '' }) => text.replace(ofScene, instead), named(line.text)),
  }));
  const lines = onItsDay(withDuration(swapped, line), line).filter(({ text }) => !isAgainst(text));
  const isAsItWas = lines.every(({ text }, at) => text === scene.lines[at]?.text);
  if (lines.length === scene.lines.length) return isAsItWas ? scene : { ...scene, lines };
  return isWhole(lines, level) ? { ...scene, lines } : null;
}

/** "Using the potty" where that is what the line names. */
function withTitle(scene: Scene, against: readonly Contradiction[]): Scene {
  const ofTitle = against.filter(({ isTitleToo }) => isTitleToo === true);
  if (ofTitle.length === 0) return scene;
  const tell = (text: string, isTitle: boolean): string =>
    ofTitle.reduce(
      (told, { ofScene, instead = '' }) => told.replace(ofScene, isTitle ? titleCase(instead) : instead),
      text,
    );
  return { ...scene, title: tell(scene.title, true), topic: tell(scene.topic, false) };
}

/** An illness that the carer does not name is nobody's: a granny who forgets names may be tired. */
const saysIllness = (text: string, said: string): boolean => {
  const [illness] = illnesses.exec(text) ?? [];
  return illness !== undefined && !new RegExp(`\\b${illness}|\\bmemory|\\bdiagnos`, 'i').test(said);
};
const illnesses = /\b(?:dementia|alzheimer|cancer|depression|epilepsy|parkinson|leukaemia)/i;

/** The iPad goes off at tea time because of the tea, which comes next. */
function withScreenOff(scene: Scene, said: string): Scene {
  if (scene.id !== 'when-screen-time-ends') return scene;
  const [, next] =
    /\b(?:at|for|before|when it is|because it is) (?:time for )?(tea|dinner|lunch|supper|breakfast|bed|school|homework|a bath|bath)(?:[- ]?time)?\b/i.exec(
      said,
    ) ?? [];
  if (next === undefined) return scene;
  const what = next.toLowerCase().replace(/^bath$/, 'a bath');
  const tell = (text: string): string =>
    text
      .replace(
        /^It ends so that there is time for food, play and sleep\.$/,
        `It ends because it is time for ${what}.`,
      )
      .replace(
        /^The screen goes off, and something else begins\.$/,
        `The screen goes off, and it is time for ${what}.`,
      );
  return { ...scene, lines: scene.lines.map((line) => ({ ...line, text: tell(line.text) })) };
}

/** "The pet" is the puppy where the line names one, and nothing besides. */
function withAnimal(scene: Scene, said: string): Scene {
  const [animal, ...others] = new Set(
    [...said.matchAll(animals)].map(([found]) => found.toLowerCase().replace(/s$/, '')),
  );
  if (animal === undefined || others.length > 0) return scene;
  // "Our dog Biscuit" is Biscuit from then on.
  const [, name] = new RegExp(`\\b${animal},? (?:called |named )?(\\p{Lu}\\p{Ll}+)\\b`, 'u').exec(said) ?? [];
  const tell = (text: string, named: string): string =>
    text
      .replace(/\bthe pet\b(?! shop| carrier)/g, name ?? `the ${named}`)
      .replace(/\b(the|a|new|my|our) pet\b(?! shop| carrier)/gi, `$1 ${named}`);
  return {
    ...scene,
    title: tell(scene.title, animal.split(' ').map(capitalised).join(' ')),
    lines: scene.lines.map((line) => ({ ...line, text: tell(line.text, animal) })),
  };
}
const animals =
  /\b(?:dog|puppy|cat|kitten|hamster|rabbit|fish|goldfish|gecko|budgie|guinea pig|gerbil|tortoise|pony)s?\b/gi;

/** "Today school is closed" is on the day that the line names. */
function onItsDay(lines: Scene['lines'], { when }: StoryLine): Scene['lines'] {
  const [day, ...others] = when.filter((time) => /^(?:on|next) \p{L}+day$|^tomorrow$/iu.test(time));
  if (day === undefined || others.length > 0) return lines;
  return lines.map((line) =>
    line.part === 'intro' ? { ...line, text: line.text.replace(/^Today\b/, capitalised(day)) } : line,
  );
}

/** "For some weeks" is six of them where the line says so. */
function withDuration(lines: Scene['lines'], { when }: StoryLine): Scene['lines'] {
  const [found, ...others] = when.filter((time) =>
    /^for (?:\d+|\p{L}+) (?:days|weeks|months|nights)$/iu.test(time),
  );
  const unit = found?.split(' ').at(-1);
  if (found === undefined || unit === undefined || others.length > 0) return lines;
  const open = new RegExp(`\\bfor (?:some|a few|several|many) ${unit}\\b`, 'i');
  return lines.map((line) => ({ ...line, text: line.text.replace(open, found) }));
}

/** "The coffin may be open" where the carer says that it will be. */
function isUnsureOf(text: string, said: string): boolean {
  const [, thing, how] =
    /\b(\p{L}+)(?: or (?:(?:the|an?|my) )?\p{L}+)? may (?:be|stay|get|look) (?:\p{L}+ly )?(\p{L}{3,})/u.exec(
      text,
    ) ?? [];
  if (thing === undefined || how === undefined) return false;
  const stems = new Set(wordsOf(said).map(stemOf));
  return (
    stems.has(stemOf(thing)) && new RegExp(`\\b(?:will be|is|are) (?:\\p{L}+ly )?${how}\\b`, 'iu').test(said)
  );
}

/** `instead` is what the line names in the place of it. */
type Contradiction = {
  ofLine: RegExp;
  unless?: RegExp;
  /** Of scenes that are called so. */
  ofTitle?: RegExp;
  ofScene: RegExp;
  instead?: string;
  /** The title says it, too. */
  isTitleToo?: boolean;
};

const ofAnySchool =
  /\b(?:first day|secondary|special|big|new|another|my) (?:\p{L}+ ){0,2}school\b|\bschool is\b/iu;
const ofNoSchool = new RegExp(`^(?!.*(?:${ofAnySchool.source}))`, 'iu');
const contradictions: readonly Contradiction[] = [
  {
    ofLine: /\b(?:toe\p{L}*|feet|foot|legs?)\b/iu,
    unless: /\b(?:hands?|fingers?|face)\b/i,
    ofScene: /\b(?:each hand|wash(?:es)? (?:my|the) (?:hands|face)|fingers?|face|chin|beard|moustache)\b/i,
  },
  {
    ofLine: /\b(?:nursery|kindergarten|day ?care|pre-?school|playgroup|creche)\b/i,
    unless: /(?<!pre-?)\bschool\b/i,
    ofScene: /\b(?:desk|lessons?|homework|uniform)\b/i,
  },
  // Another school is not nursery; what goes on at school goes on there, too.
  {
    ofLine: /\b(?:nursery|kindergarten|day ?care|pre-?school|playgroup|creche)\b/i,
    unless: /(?<!pre-?)\bschool\b/i,
    ofTitle: ofAnySchool,
    ofScene: /\bschool\b/i,
  },
  ...['nursery', 'kindergarten', 'daycare', 'preschool', 'playgroup'].map((place) => ({
    ofLine: new RegExp(`\\b${place}\\b`, 'i'),
    unless: /\bschool\b/i,
    ofTitle: ofNoSchool,
    ofScene: /\bschool\b/i,
    instead: place,
    isTitleToo: true,
  })),
  {
    ofLine: /\b(?:college|university|work|job|shift|office)\b/i,
    unless: /\b(?:school|homework)\b/i,
    ofScene: /\b(?:school|teacher|classmates?|classroom)\b/i,
  },
  {
    ofLine:
      /\b(?:on|next|this|every) (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bon the \d|\btomorrow\b|\bnext (?:week|month|year|term)\b/i,
    unless: /\btoday\b/i,
    ofScene: /(?<!\bfor )\btoday\b/i,
  },
  {
    ofLine: /\b(?:class|school) (?:pet|hamster|rabbit|guinea pig|fish|goldfish|gecko|bird|mouse|snail)\b/i,
    ofScene: /\b(?:the family|our home|at home|the bed of)\b/i,
  },
  // Whoever stays with Nan is not looked after at home.
  {
    ofLine: /\bstay(?:ing|s)? (?:at|with) (?!home|school)/i,
    ofScene: /\blooks? after (?:me|us) at home\b|\bin the house of a friend\b/i,
  },
  // In a drill he stays where he is: a scene in which all go out tells another one.
  {
    ofLine:
      /\b(?:stay(?:s|ing)?|remain(?:s|ing)?) (?:inside|indoors|in (?:\p{L}+ ){1,2}(?:chair|seat|wheelchair|classroom|room|bed))\b/iu,
    ofTitle: /\b(?:drill|fire|alarm)\b/i,
    ofScene: /\boutside\b|\bgo(?:es)? (?:back in|out)\b|\bleave our things\b/i,
  },
  {
    ofLine: /\b(?:not allowed to|cannot|can['’]t|am not going to) visit\b|\bno visit/iu,
    ofScene: /\bvisits?\b/i,
  },
  {
    ofLine: /\b(?:nan|nan[an]\p{L}*|gran\p{L}*|aunt\p{L}*|uncle|cousin|dad|mum|grandad|grandma)['’]s\b/iu,
    ofScene: /\bin the house of a friend\b|\b(?:my|the|a) friend['’]s (?:house|home)\b/i,
  },
  {
    ofLine: /\b(?:tent|camp|brownies|cubs|scouts|guides|beavers|cabin)\b/i,
    ofScene: /\bin the house of a friend\b|^Other houses\b|^The house may be in another street\b/i,
  },
  ...(
    [
      [/^I use paper, ~flush and ~wash my hands\.$/, 'I use paper, and then I wash my hands.'],
      [/^I go in and ~close the door\.$/, 'I go to the potty and ~pull my pants down.'],
      [/^The flush\b.*$/, 'The potty may feel cold for a moment.'],
      [/\btoilet\b/i, 'potty'],
    ] as const
  ).map(([ofScene, instead]) => ({
    ofLine: /\bpott(?:y|ies)\b/i,
    unless: /\btoilet\b/i,
    ofScene,
    instead,
    isTitleToo: true,
  })),
  { ofLine: /\brazors?\b/i, unless: /\belectric\b/i, ofScene: /\belectric|\bshaver\b/i },
  ...[/having a filling or (?:a )?tooth(?: taken)? out/i, /\bhaving a filling or a tooth taken out\b/i].map(
    (ofScene) => ({
      ofLine: /\b(?:filling|cavity|hole in (?:my|a|the) tooth)\b/i,
      unless: /\b(?:pulled|extract\w*|remov\w*|(?:tooth|taken|come|comes|coming) out)\b/i,
      ofTitle: /\bfilling\b/i,
      ofScene,
      instead: 'having a filling',
      isTitleToo: true,
    }),
  ),
  // Whoever has a brother is no twin for that.
  ...['brother', 'sister'].map((who) => ({
    ofLine: new RegExp(`\\b${who}\\b`, 'i'),
    unless: /\btwins?\b/i,
    ofScene: /\btwin\b/i,
    instead: who,
    isTitleToo: true,
  })),
];
