// What a child fears or can't bear, taken out of a carer's line: "haircut on Saturday, he hates the clippers". It is why the line was
// written, and no event of it: the story says it kindly, and what can be done then.
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import type { Gender } from '@calmbridge/reader/story-line/people';
import { readStoryLine } from '@calmbridge/reader/story-line/read-line';
import { spelledOut } from '@calmbridge/reader/story-line/spelled-out';
import { termsOf } from '@calmbridge/reader/story-line/terms';
import { wordCount } from '#child/phrase-shape';
import { isSureSentence } from '../lines/sure-form.ts';
import { isSayable } from '../lines/topic-line.ts';
import type { Line, Scene } from '../scene.ts';

/** `says` and `moment` are clauses in the child's voice; `head` is the word that names it, empty where it is a whole clause. */
export type Worry = { says: string; moment: string; head: string };

const who =
  "(?:(?:he|she|they|\\{child\\}|my (?:son|daughter|boy|girl|child))(?:[’']?s| is| are| gets?| feels?)? )";
const much =
  '(?:(?:really|very|so|still|always|quite|absolutely|also|already|just|mainly|mostly|a bit|a little|bit|is|gets|feels) )*';
const dislikes =
  "(?:hates?|dislikes?|does(?: not|n['’]?t) like|do(?: not|n['’]?t) like|can(?:not|['’]?t) (?:stand|bear|cope with))";
const fears =
  '(?:(?:scared|afraid|frightened|terrified|worried|anxious|nervous|petrified|stressed)(?: (?:of|about|by|that|in case))?|worries (?:about|that)|panics (?:about|at)|fears|finds)';
/** "The music scares him". */
const upsets =
  /(?<=[\p{L}\p{N}'’])(?:\s*[,.;:–-]+\s+(?:and |but |as |because )?|\s+(?:and|but|because|as)\s+)((?:the |loud |bright )?(?:\p{L}+ )?\p{L}+) (?:really |always |often |can |may )?(?:scares?|frightens?|upsets?|bothers?|worr(?:y|ies)|hurts?|stresses?|terrif(?:y|ies)|overwhelms?|(?:is|are) (?:too (?:much|loud|bright)|hard) for) (?:him|her|them|\{child\}|(?:his|her|their) ears)(?=$|[,.;])/iu;
/** Behind what the line is about, and to the end of its part: what stands first is what the story is about. */
const worry = new RegExp(
  `(?<=[\\p{L}\\p{N}'’])(?:\\s*[,.;:–-]+\\s+(?:and |but |as |because |cos |coz )?${who}?|\\s+(?:and |but |as |because |cos |coz )?${who})${much}(?:(${dislikes})|${fears})\\s+(?!(?:it|this|that|them|him|her|change)(?:$|[,.;]))([^,.;]+?)(?=$|[,.;])`,
  'iu',
);
/** "Water in her eyes", "lots of noise": said beside the event, it is what makes it hard. */
const bare =
  /(?<=[\p{L}\p{N}'’])\s*,\s+(?:and )?(?:(?:the |getting |lots of |all the |so much |too much |loud |very )*((?:noises?|bangs?|crowds?|smells?|bright lights|flashing lights|buzzing|echo|(?:loud|noisy|hot|bright|busy|crowded|smelly|itchy|scratchy)(?=$|[,.;])))|((?:water|soap|shampoo|sand|sun|hair|bubbles) in (?:his|her|their|my|the) (?:eyes?|ears?|face|mouth|nose|shoes)))(?=$|[,.;]| and )/iu;

/** "… in the dinner hall it is loud and smelly": how it is, is why the line was written. */
const howItIs =
  /(?<=[\p{L}\p{N}'’])(?<!\b(?:if|when|where|until|unless|that|how|case|while|before|after))\s*(?:[,.;–-]+\s+|\s)(?:and |but )?(?:it(?:['’]?s| is| gets| can be)|that(?:['’]?s| is)) (?:(?:very|so|too|really|quite|always|just|a bit) )*((?:loud|noisy|hot|cold|bright|busy|crowded|smelly|itchy|scratchy|dark|echoey)(?:(?:,? and| or|,) (?:(?:very|so|too) )?(?:loud|noisy|hot|cold|bright|busy|crowded|smelly|itchy|scratchy|dark|echoey))?)(?: in there| there)?$/iu;

const isReason =
  /\b(?:oven|stove|hob|cooker|iron|kettle|grill|fire|candles?|radiator|heater|pans?|coat|jacket|jumper|gloves|hat|scarf|sun ?cream|touch\p{L}*)\b/iu;

/** "Smelly changing rooms at swimming". A loud noise is what it is about. */
const howItIsFirst =
  /^(?:the |too |very )*(smelly|loud|noisy|crowded|busy|scratchy|itchy) (?=\p{L}{3,})(?!(?:nois|sound|bang|music|voice|people|cloth|label|alarm|siren|armpit|feet|foot|breath|body|hair|shoe|sock|fart|poo|bottom|sweat|and|but|at|in|on)\p{L}*)/iu;

/** The same of a thing that is known by itself. */
export const worryAbout = (thing: string): Worry | null => worryOf(thing, true, null);

/** The line without it, and what it is; null where there is none that makes a clean sentence. */
export function withoutWorry(typed: string, gender: Gender | null): { rest: string; worry: Worry } | null {
  const about = spelledOut(typed);
  const upset = upsets.exec(about);
  if (upset?.[1] !== undefined) {
    const told = worryOf(upset[1], true, gender);
    return told && { rest: without(about, upset.index, upset[0]), worry: told };
  }
  const found = worry.exec(about);
  const [all, disliked, thing] = found ?? [];
  if (found && all !== undefined && thing !== undefined) {
    const how =
      / (?:too \p{L}+|(?:very |really |so )?(?:hard|difficult|scary|tricky|stressful|upsetting|loud|noisy))(?: for (?:him|her|them))?$/iu;
    const isFound = /\bfinds\s/i.test(all);
    if (isFound && !how.test(thing)) return null;
    const told = worryOf(isFound ? thing.replace(how, '') : thing, disliked !== undefined || isFound, gender);
    return told && { rest: without(about, found.index, all), worry: told };
  }
  const how = howItIs.exec(about);
  // A hot oven is no worry to be calmed, and cold is why a coat is worn.
  if (how?.[1] !== undefined && !isReason.test(about))
    return { rest: without(about, how.index, how[0]), worry: ofSense(how[1].toLowerCase()) };
  const before = howItIsFirst.exec(about);
  if (before?.[1] !== undefined)
    return { rest: about.slice(before[0].length), worry: ofSense(before[1].toLowerCase()) };
  const beside = bare.exec(about);
  const [whole = '', sense, drips] = beside ?? [];
  if (!beside) return null;
  const told =
    sense === undefined
      ? worryOf((drips ?? '').replace(/ in /, ' gets in '), false, gender)
      : ofSense(sense.toLowerCase());
  return told && { rest: without(about, beside.index, whole), worry: told };
}

const without = (about: string, at: number, part: string): string =>
  `${about.slice(0, at)}${about.slice(at + part.length)}`.trim();

/** "Noise" may be there, and "loud" is how it may be. */
function ofSense(sense: string): Worry {
  if (isHow.test(sense)) {
    const plain = sense.replace(/\b(?:very|so|too) /g, '');
    return {
      says: `I may find it ${plain}`,
      moment: `it is too ${plain.replace(/ (?:and|or) /, ' or too ')}`,
      head: '',
    };
  }
  const are = /s$/.test(sense) ? 'are' : 'is';
  return {
    says: `there may be ${sense.replace(/^(?:bang|crowd|smell|echo)$/, '$&s')}`,
    moment: `the ${sense} ${are} too much`,
    head: headOf(sense),
  };
}

const isHow = /^(?:loud|noisy|hot|cold|bright|busy|crowded|smelly|itchy|scratchy|dark|echoey)\b/;

function worryOf(thing: string, isDisliked: boolean, gender: Gender | null): Worry | null {
  if (/^\p{L}+ing\b/u.test(thing)) {
    const doing = asOwn(thing);
    return wordCount(doing) > longest || !isToldSo(doing)
      ? null
      : {
          says: `I may ${isDisliked ? 'not like' : 'worry about'} ${doing}`,
          moment: isDisliked ? `${doing} is too much` : 'I worry about it',
          head: '',
        };
  }
  const [clause, ...others] = readStoryLine(thing, gender).clauses;
  const text = clause?.text.replaceAll('~', '') ?? '';
  if (!clause || others.length > 0 || text === '' || wordCount(text) > longest || !isToldSo(text))
    return null;
  if (clause.shape === 'fact') {
    const says = /^I will (?=\p{L})/u.test(text)
      ? text.replace(/^I will /, 'I may ')
      : `I may worry that ${text}`;
    // What may be so is what is done something about; what only the child feels is told to somebody.
    const isOpen = /^(?:it|I|they|he|she|we)\b|\b(?:will|would|might|may)\b/i.test(text);
    return isSureSentence(text) ? { says, moment: isOpen ? 'I worry about it' : text, head: '' } : null;
  }
  if (clause.shape !== 'thing' && clause.shape !== 'person') return null;
  const named = withThe(text);
  const are = isMany(named) ? 'are' : 'is';
  return {
    says: `I may ${isDisliked ? 'not like' : 'worry about'} ${named}`,
    moment: `${named} ${are} too much`,
    head: headOf(named),
  };
}
const longest = 8;
/** "Getting his face wet" is the child's own face. */
const asOwn = (text: string): string =>
  text.replace(/\b(?:his|their)\b|\bher\b(?= \p{L})/giu, 'my').replace(/\b(?:him|her|them)$/i, 'me');

const isToldSo = (text: string): boolean =>
  isSayable(text) &&
  !/\b(?:he|she|him|his|her|hers|they|them)\b|^(?:to|when|if|why|what|how|not|no)\b/i.test(text);

/** "Noise" is the one that is there; "needles" and "loud noises" are all of them. */
const withThe = (text: string): string => {
  const [first] = termsOf(text);
  return /^(?:the|my|our|an?|other|some|any|new|lots|people|children|someone|somebody|anyone|anybody|something|nobody|being|getting|going|having)\b/i.test(
    text,
  ) ||
    isMany(text) ||
    /^\p{Lu}/u.test(first?.text ?? '')
    ? text
    : `the ${text}`;
};
const isMany = (text: string): boolean => {
  const [head = text] = text.split(/ (?:of|in|on|at|from|with|for|under) /);
  return /(?:[^su]s|people|children|feet|teeth)$/i.test(head);
};
const headOf = (text: string): string => {
  const [head = text] = text.split(/ (?:of|in|on|at|from|with|for|under|goes|gets) /);
  return stemOf(wordsOf(head).at(-1) ?? '');
};

/**
 * The scene with it: how it may be stands before the steps, and what the child can say is for that moment. What the scene tells
 * only to some of it ("if sound") is told to this one.
 */
export function withWorry(scene: Scene, { says, moment, head }: Worry): Scene {
  // What a sentence begins with is what it speaks of.
  const names = (text: string): boolean =>
    wordsOf(text)
      .slice(0, 3)
      .some((word) => stemOf(word) === head);
  const lines = scene.lines.map((line) =>
    line.when.length > 0 && line.when.every((one) => senses.has(one)) && names(line.text)
      ? { ...line, when: [], isExtra: false }
      : line,
  );
  const isSaid = (level: 1 | 2 | 3) =>
    lines.some(
      ({ levels, when, text }) =>
        levels.has(level) && when.length === 0 && /\bmay\b/.test(text) && names(text),
    );
  const said: Line[] = [
    {
      ...sayingLine,
      levels: new Set(([1, 2] as const).filter((level) => !isSaid(level))),
      text: `${says}, and that is okay.`,
    },
    {
      ...sayingLine,
      levels: new Set(([3] as const).filter((level) => !isSaid(level) && wordCount(says) <= 8)),
      text: `${says}.`,
      type: 'perspective',
    },
  ];
  const at = lines.findIndex(({ part }) => part === 'step');
  return {
    ...scene,
    lines: [...lines.slice(0, at), ...said.map(capital), ...lines.slice(at)].map((line) =>
      withMoment(line, moment),
    ),
  };
}
const senses = new Set(['sound', 'light', 'touch', 'textures', 'crowds', 'smell', 'taste', 'temperature']);
const sayingLine: Omit<Line, 'levels' | 'text'> = {
  part: 'body',
  type: 'affirmative',
  when: [],
  isExtra: false,
};
const capital = (line: Line): Line => ({
  ...line,
  text: line.text.charAt(0).toUpperCase() + line.text.slice(1),
});

/** "I can say or show "break"" is for when the clippers are too much. */
const withMoment = (line: Line, moment: string): Line => {
  const [, message = ''] = /^I can \{say:([^}]+)\}\.$/.exec(line.text) ?? [];
  if (message === '' || !line.levels.has(2)) return line;
  const fit = /^(?:break|help|stop|wait|too loud|slow|slowly|no|hurt|finished)$/.test(message)
    ? message
    : 'break';
  return { ...line, text: `If ${moment}, I can {say:${fit}}.` };
};
