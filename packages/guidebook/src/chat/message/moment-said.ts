// What a carer has said of the moment, over all turns: where, when in the day, since when, who asks, and what was tried.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import { stem, stemsOf } from '#library/match';
import type { StepTag } from '../topic.ts';
import { worksWithChild } from './asker.ts';
import { type LeftOut, leftOutIn } from './left-out.ts';

export type Moment = {
  tags: ReadonlySet<StepTag>;
  /** Stems of what was tried. */
  tried: ReadonlySet<string>;
  /** What the carer lacks, can't or has ruled out. */
  out: LeftOut;
  /** Stems of what must not be done: "we can't tell anyone in advance". No step may begin with it. */
  forbidden: ReadonlySet<string>;
  /** Stems of what is not said to somebody of that age; the rest of a step may be. */
  young?: LeftOut;
  /** Who asks works where the step would send them: a dental nurse need not phone the dentist. */
  isAtPractice?: boolean;
};

/** Who is past childhood reads nothing of it. */
export type Grown = 'teen' | 'adult' | null;

/** `talksInPictures`: then cards and drawings are no child's things. */
export function momentSaid(
  { turns, message, askedBy }: ChatAsk,
  grown: Grown = null,
  talksInPictures = true,
): Moment {
  const newestFirst = [
    message,
    ...turns
      .filter(({ role }) => role === 'user')
      .map(({ content }) => content)
      .toReversed(),
  ].map((text) => text.slice(0, 2000).replaceAll('’', "'"));
  const all = newestFirst.join('\n');
  const tags = new Set<StepTag>([
    // The newest message that names a place, or an hour, decides.
    ...newestOf(newestFirst, places),
    ...newestOf(newestFirst, hours),
  ]);
  if (
    /\b(?:suddenly|all of a sudden|out of nowhere|overnight|(?:just|recently|only) (?:started|begun|began)|started (?:last|this|a) (?:week|month|few)|since (?:last|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|new thing|never (?:used to|did))\b/i.test(
      all,
    )
  )
    tags.add('new');
  if (worksWithChild(all) || (askedBy !== undefined && askedBy !== 'parentsGuardians' && askedBy !== 'other'))
    tags.add('staff');
  if (
    /\bmy (?:grand-?(?:son|daughter|child|kids?|children)|nephew|niece|brother|sister|godson|stepson|stepdaughter)\b|\bi(?:'m| am) (?:his|her|their|the) (?:\w+ )?(?:gran\w*|nan\w*|aunt\w*|uncle|sister|brother|grandpa|grandad|stepdad|stepmum|stepmom)\b/i.test(
      all,
    )
  )
    tags.add('relative');
  const out = leftOutIn({ turns, message });
  const unsaid = (one: string) => !stemsOf(all).includes(one);
  return {
    tags,
    tried: new Set(newestFirst.flatMap((text) => [...triedIn(text), ...aidsUsed(text)])),
    forbidden: new Set(newestFirst.flatMap(forbiddenIn)),
    out: new Set([...out, ...tooYoung(grown).filter(unsaid)]),
    young: new Set(grown === null || talksInPictures ? [] : inPictures.filter(unsaid)),
    isAtPractice: worksAtPractice.test(all) && !ofOwnFamily.test(all),
  };
}

const ofOwnFamily =
  /\b(?:my|our) (?:own )?(?:\w+ )?(?:son|daughter|child|kid|kids|boy|girl|lad|nephew|niece|brother|sister)\b/i;
const worksAtPractice =
  /\bi(?:'m| am) (?:a|an|the) (?:\w+ )?(?:dental (?:nurse|hygienist|assistant)|dentist|hygienist|nurse|doctor|gp|phlebotomist|radiographer|optician|optometrist|barber|hairdresser)\b/i;

/** What somebody does not let the carer do, or the carer is not allowed to. */
const forbiddenIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /\b(?:(?:says?|said|told|reckons?|insists?) (?:(?:us|me|that) )?(?:(?:we|i|you) (?:can'?t|cannot|can not|mustn'?t|must not|shouldn'?t)|(?:nobody|no one) can)|(?:not|never|isn'?t|aren'?t) allowed to|(?:won'?t|will not|wouldn'?t|doesn'?t|don'?t) (?:let|allow) (?:us|me|anyone|anybody|him|her|them)(?: to)?|against the rules to|(?:forbids?|forbidden)(?: (?:us|me))? to|told (?:us |me )?not to) (\w+)/gi,
    ),
  ].flatMap(([, verb = '']) => stemsOf(verb));

/** What is for children only, unless the carer speaks of it. */
const tooYoung = (grown: Grown): readonly string[] =>
  grown === null ? [] : grown === 'teen' ? ofChildhood : [...ofChildhood, ...ofMinors];
const ofChildhood = stemsOf(
  'nursery doll dolls teddy sticker stickers toddler nappy nappies potty cartoon playdate jar jars sand fork toy toys den',
);
const inPictures = stemsOf('picture pictures card cards draw drawing drawn');
const ofMinors = stemsOf('playground nan daddy child children kid kids youth');

const places: readonly (readonly [StepTag, RegExp])[] = [
  [
    'school',
    /\b(?:school|nursery|class(?:room)?|kindergarten|preschool|teacher|ta|college|lessons?|playtime|assembly|lunch ?hall)\b/i,
  ],
  [
    'out',
    /\b(?:shops?|shopping|supermarket|store|mall|park|street|bus|train|car|restaurant|cafe|café|party|outside|airport|plane|church|mosque|temple|library|cinema|pool|beach|playground|holiday|hotel|town|public)\b/i,
  ],
  ['home', /\b(?:at home|home|house|kitchen|bathroom|bedroom|sofa|living room|flat|garden|stairs)\b/i],
];

const hours: readonly (readonly [StepTag, RegExp])[] = [
  [
    'night',
    /\b(?:night|nights|bedtime|bed time|asleep|sleeps?|evening|midnight|[1-5] ?am|pyjamas|pajamas)\b/i,
  ],
  ['morning', /\b(?:mornings?|breakfast|waking up|[6-9] ?am|before school|getting ready)\b/i],
];

function newestOf(newestFirst: readonly string[], kinds: typeof places): StepTag[] {
  for (const text of newestFirst) {
    const said = kinds.filter(([, pattern]) => pattern.test(text)).map(([tag]) => tag);
    if (said.length > 0) return said;
  }
  return [];
}

/** "We tried the visor, she rips it off", "stickers did not work", "spray, stick, lotion, tried them all": the things named there. */
function triedIn(text: string): string[] {
  const named = [
    ...text.matchAll(
      /(?<!\b(?:not|n't|nt|never|nothing) (?:\w+ )?)\b(?:tried|have tried|been using|already (?!know|\w+ (?:know|that))\w+|we've got|bought|used)\b([^.?!\n]{3,80})/gi,
    ),
    ...text.matchAll(/\b(?:have|has|got|use|uses|using|do|does|did|'ve) ([^.?!,\n]{3,40}?) already\b/gi),
    ...text.matchAll(
      /(?:^|[.?!\n])([^.?!\n]{3,90}?)[,;:–-]*\s+(?:(?:we|i)(?:'ve| have)? |been )?(?:tried|done|had|did|used) (?:it|them|em|'em|those|these|the lot)\b/gi,
    ),
    ...text.matchAll(
      /(?:^|[.?!,;\n]|\bbut\b|\band\b)([^.?!,;\n]{3,40})\b(?:did(?:n'?t| not|nt)|does(?:n'?t| not|nt)|made it|is not|isn'?t) (?:work\w*|help\w*|worse|do anything)/gi,
    ),
  ].map(([, words = '']) => words);
  return named
    .flatMap((words) =>
      stemsOf(words.replace(/\b(?:but|because|so|and (?:he|she|they|it)|she|he|they|it)\b.*$/i, '')),
    )
    .filter((one) => one.length > 3 && !tooPlain.has(one));
}

/**
 * What helps is named as being in use, not asked for: "in different rooms with ear defenders", "he has a weighted blanket". Its carer needs
 * no step that begins with getting one.
 */
const aidsUsed = (text: string): string[] =>
  text
    .split(/(?<=[.?!\n])/)
    .flatMap((sentence) =>
      wantsAid.test(sentence)
        ? []
        : [...sentence.matchAll(aids)]
            .filter(([, , aid = '']) => aid !== '')
            .flatMap(([, , aid = '']) => stemsOf(aid)),
    );
const aids =
  /\b(with|has|have|had|got|uses?|using|wears?|wearing|wore|in|on|gave (?:him|her|them)|made|do|did|own|his|her|their|our) (?:(?:a|an|the|his|her|their|our|some|those|good|two|both) )*((?:ear|noise)[ -](?:defenders?|cancell?ing headphones)|ear ?(?:muffs|plugs)|headphones|weighted (?:blanket|vest)|visual (?:timetable|schedule)|social stor(?:y|ies)|sand ?timers?|timers?|reward charts?|sticker charts?|now and next(?: board)?|pecs|chew(?:y|lry|elry)|fidgets?)\b/gi;
const wantsAid =
  /\?|\b(?:should|could|would|can|best|which|recommend|where|any good|need|want|looking for|rips?|won'?t|refus\w+|hates?|never|without|no)\b/i;

/** Words that name no thing: half the steps hold one of them. */
const tooPlain = new Set(
  stemsOf(
    'everything anything something nothing that this these those them with without have been every time times week weeks month months years days night nights morning about already before after again also just really very some much many more most only both different same other another thing things work worked help helped tried trying using used make made let give gave getting give home school place room long well good even still then when what where which from into over under away down back your ours mine child children kids step steps plan small little quiet hand hands short first last two three four five words word show shows face',
  ).map(stem),
);
