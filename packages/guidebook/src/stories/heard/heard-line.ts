// The carer's line as it is told: in the scene's spelling, without what is asked of us, its clauses made ready.
import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import { type Gender, genderOf } from '@calmbridge/reader/story-line/people';
import { readStoryLine, type StoryLine } from '@calmbridge/reader/story-line/read-line';
import { spelledOut } from '@calmbridge/reader/story-line/spelled-out';
import { wellSpelled } from '@calmbridge/reader/story-line/spelling';
import { capitalised } from '#child/words';
import { scenes } from '#generated/scenes';
import { withoutUnwanted } from '../lines/unwanted.ts';
import { asItIsMeant } from './as-it-is-meant.ts';
import { withoutAside } from './aside.ts';
import { insteadOf } from './instead-of.ts';
import { isNeverOkay, withoutDeath } from './never-okay.ts';
import { readyLine } from './ready-line.ts';
import { inSpellingOf, withPlaceNames } from './spelling.ts';
import { tidied } from './tidied.ts';
import { isTrialLine } from './trial-line.ts';
import { withMeant } from './who-is-meant.ts';
import { withoutRequest } from './without-request.ts';
import { withoutWish } from './without-wish.ts';
import { type Worry, withoutWorry } from './worry.ts';

export type HeardLine = {
  about: string;
  /** As it was typed, for what is asked about it. */
  whole: StoryLine;
  /** Without what the child is to stop. */
  line: StoryLine;
  /** What the child is to stop: no event, and without it a story may miss why it was asked for. */
  unwanted: readonly string[];
  /** What the child fears or can't bear, which a scene tells in a sentence of its own. */
  worry: Worry | null;
  /** Something was said to us of the child, and only a scene answers it. */
  hasAside: boolean;
  /** Something in it is not for us to tell as it stands: the carer is asked. */
  isUnclear: boolean;
  /** Of whom it speaks only the carer knows. */
  isUnclearWho: boolean;
};

/** From here on a word that is nearly one of the scene's is taken for it. */
const spelledFrom = 0.5;
/** From here on a scene answers what is asked. */
const answeredFrom = 0.75;

/** What is told as what is done instead is not looked for in the story. */
const withoutInstead = (line: string): string =>
  line.replace(/(?:,| and),? (not \p{L}+ing\b[^,.;]*)/giu, (found, denied: string) =>
    insteadOf(denied) === null ? found : '',
  );

/** The steps of a scene say what to do, and its reason why. */
const withoutQuestion = (line: string): string =>
  line
    .replace(
      /^(?:what if (?=(?:he|she|they|i|we|it|\{child\}|there|the|my|somebody|someone)\b)|what (?:to do|happens|(?:he|she|they|i|we) can do|to say|can (?:he|she|they|i) do) (?:when|if) )/i,
      'when ',
    )
    .replace(/^what (?:to do|happens) (?:on|during|in|at) (?=(?:his|her|their|the|an?|my)\b)/i, '')
    .replace(/^why (?:i|he|she|they|\{child\}) (?:have|has|need|needs) to (?=\p{L})/iu, '{child} has to ');

/** "Orthodontist says braces next week" is about the braces; what belongs to them is theirs, however it was typed. */
const plainly = (line: string): string =>
  asItIsMeant(line)
    .replace(
      /^(?:the |his |her |my )?(?:doctors?|gp|dentist|orthodontist|optician|consultant|hospital|nurse|physio|school|teacher) (?:says?|said) (?!(?:he|she|they|i|we|it|that|to|no|not|yes|there|the|\{child\})\b|\p{L}+ (?:is|are|was|has|will|in|for)\b)(?=\p{L})/iu,
      '',
    )
    .replace(shortDate, (_, month: string, day: string, day2: string, month2: string) => {
      const meant = months.find((one) => one.startsWith((month ?? month2).toLowerCase().slice(0, 3)));
      return `on ${day ?? day2} ${capitalised(meant ?? '')}`;
    })
    .replace(/\bthere (?=own\b)/gi, 'their ')
    // A new boy comes to the child's table, and not to his own.
    .replace(
      /\b((?:new|another|different) (?:boy|girl|child|kid|pupil|student)\b[^.;]*? (?:at|in|on|into|joins?|joining|beside|next to)) (?:his|her|their) (?=(?:table|class|group|desk|bus|taxi|team|form|row|room)\b)/iu,
      "$1 {child}'s ",
    )
    // Whoever is thanked is nobody of the line, and nobody holds their own hand.
    .replace(/\bthank you\b/gi, 'thanks')
    .replace(
      /\bhold(ing|s)? my hand\b/gi,
      (_, form: string | undefined) => `hold${form ?? ''} a grown-up's hand`,
    )
    .replace(/\bi[ -]?(?=(?:pad|phone)s?\b)/gi, 'i')
    .replace(/\bi(pad|phone)(?=s?\b)/gi, (_, thing: string) => `i${capitalised(thing.toLowerCase())}`)
    // A shift of the child's is a day of the week.
    .replace(
      /\bon (?:his|her|their) ((?:mon|tues|wednes|thurs|fri|satur|sun)day)s? (?:\S+ )?(?:shifts?|sessions?|visits?|lessons?)\b/gi,
      (_, day: string) => `on ${capitalised(day.toLowerCase())}s`,
    )
    .replace(
      /\b(mrs?|miss|ms) (\p{L}+),? ((?:our|his|her|my|the) (?:ta|teacher|head ?teacher|teaching assistant|key ?worker|support worker|lsa|dinner lady))\b,?/giu,
      (_, title: string, name: string, role: string) =>
        `${role.replace(/\bta$/i, 'TA').replace(/\blsa$/i, 'LSA')} ${capitalised(title)} ${capitalised(name)}`,
    )
    .replace(
      /^((?:new |our |his |her |my )*(?:baby )?(?:sister|brother|puppy|kitten|dog|cat|teacher|ta)) (.+?),? (?:and )?(?:she['’]?s|he['’]?s|she is|he is|it['’]?s|it is) called (\p{L}+)$/iu,
      (_, who: string, does: string, name: string) => `${who} called ${capitalised(name)} ${does}`,
    )
    .replace(/,? and what to do (?:if|when) it happens again$/i, '')
    .replace(/, (?:just|only) an? (check[- ]?up|quick look|routine visit)$/i, ', it is just a $1')
    .replace(/\bcheck up\b/gi, 'check-up')
    // How it is not to go is told as what is done instead.
    .replace(
      /,? without (?=(?:throwing|tipping|flipping|hitting|kicking|biting|spitting|snatching|running|pushing)\b)/gi,
      ', not ',
    )
    .replace(/\bfor (\d) (?:yr|year)s? (?=check)/gi, 'for a $1 year ')
    .replace(/\b(at|to) nannies\b/gi, "$1 nanny's");

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
/** At the end of the line, where nothing hangs on it. */
const shortDate =
  /(?:\bon )?(?:\b(jan|feb|mar(?:ch)?|apr|may|jun|jul|aug|sept?|oct|nov|dec) (\d{1,2})(?:st|nd|rd|th)?\b|\b(\d{1,2})(?:st|nd|rd|th)? (jan|feb|mar(?:ch)?|apr|may|jun|jul|aug|sept?|oct|nov|dec)\b)$/gi;

/** "Nanny is in hospital and we visit her": of a girl's line "her" may be either, and nobody visits herself. */
function withNamed(line: string, gender: Gender | null): string {
  const [, who = ''] = /^(?:his |her |their |my |our )?(\p{L}+)\b/iu.exec(line) ?? [];
  const theirGender = genderOf(who.toLowerCase());
  if (theirGender !== gender && theirGender !== 'x') return line;
  return line.replace(theirs, `$1 ${who}`);
}

const theirs =
  /\b(visit|visiting|see|seeing|call|calling) (?:him|her)(?=$|[,.;]| (?:on|in|at|this|next|tomorrow|today|tonight|and|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)/giu;

export function heardLine(typed: string, gender: Gender | null, reading: EntryReading | null): HeardLine {
  const [best] = reading?.nearest ?? [];
  const scene = best && best.chance >= spelledFrom ? scenes.find(({ id }) => id === best.id) : undefined;
  const asked = withoutRequest(tidied(wellSpelled(typed)));
  const isSure = (best?.chance ?? 0) >= answeredFrom;
  const spoken = withoutDeath(asked);
  const worried = withoutWorry(spoken, gender);
  const said = spelledOut(worried?.rest ?? spoken);
  const event = withoutAside(said);
  const given = event === said ? (worried?.rest ?? spoken) : event;
  const meant = withMeant(
    plainly(scene ? inSpellingOf(scene, isSure ? withoutQuestion(given) : given) : given),
    gender,
  );
  const about = withPlaceNames(withNamed(withoutWish(meant.line), gender));
  const ready = readyLine(readStoryLine(about, gender));
  const wanted = withoutUnwanted(ready);
  const isUnclearWho =
    meant.isUnclear || isOfUnclearPerson(typed) || mayBeEither(typed, gender) || forbidsWords.test(typed);
  return {
    about: withoutInstead(about),
    whole: readStoryLine(typed, gender),
    line: wanted?.line ?? ready,
    unwanted:
      wanted === null
        ? []
        : ready.clauses.filter((one) => !wanted.line.clauses.includes(one)).map(({ text }) => text),
    worry: worried?.worry ?? null,
    hasAside: event !== said || spoken !== asked,
    isUnclear: isUnclearWho || isNeverOkay(spelledOut(spoken)) || isTrialLine(typed),
    isUnclearWho,
  };
}

/** "Please don't call it home": which word then, only the carer knows. */
const forbidsWords =
  /(?<!\b(?:we|i|you|he|she|they|people) )\b(?:do not|don['’]?t|never) (?:call (?:it|him|her|me|them)|use the words?|say|mention) (?!(?:to|hello|hi|goodbye|bye|no|yes|sorry|thank|please|anything|much|why|where|who|when)\b)/iu;

const isOfUnclearPerson = (typed: string): boolean =>
  [isSomebodysOwn, isCouple].some((one) => one.test(typed));

/** "Grandad died. He is not going to the funeral", "Dad is coming with him": who that is, the line does not say. */
const mayBeEither = (typed: string, gender: Gender | null): boolean =>
  (gender !== 'f' && eitherMan.test(typed)) || (gender !== 'm' && eitherWoman.test(typed));
const eitherOf = (kin: string, subject: string, object: string): RegExp =>
  new RegExp(
    String.raw`\b(?:${kin})\b[^?]*(?:[.,;]| and) ${subject}(?:['’]s| is| will be)? (?:not )?(?:going to the|coming to the|sleeps? (?:at|in|with)|stays? (?:at|in|with))\b|\b(?:${kin}) (?:is |will be )?(?:coming|going|staying) with ${object}\b`,
    'iu',
  );
const eitherMan = eitherOf('grandad|grandpa|dad|daddy|papa|uncle|brother|mr \\p{L}+', 'he', 'him');
const eitherWoman = eitherOf(
  'gran|granny|grandma|nan|nana|nanny|mum|mummy|mom|auntie|aunt|sister|(?:mrs|ms|miss) \\p{L}+',
  'she',
  'her',
);

/** "She said no to being my girlfriend": whose, where the carer may be the one who says "my"? */
const isCouple = /\b(?:he|she|they)\b.*\bmy (?:girl|boy)friend\b/i;
/** "My nephew's bar mitzvah": whether the story is for him or for a cousin of his, only the carer knows. */
const isSomebodysOwn = /\bmy (?:nephew|niece|godson|goddaughter|godchild|client|patient)\b/i;
