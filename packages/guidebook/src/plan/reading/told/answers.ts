// What helps with a hard moment may be told in another box: "On ferry days hand him the timetable". Then nobody is asked for it again, and the
// sentence stands at the moment it answers, as it was written. Found by the rarer words that both name, never by what they may mean.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { clinicMattersIn, isForClinic } from '@calmbridge/reader/clinic/read-clinic';
import { rememberedByChild } from '@calmbridge/reader/meaning/remembered';
import { isRepeatable } from '../../clean.ts';
import { hardEntriesOf } from '../hard-entries.ts';
import { harmsIn } from '../harm/harm-by-others.ts';
import { isHarmfulAdvice, isHarmfulMethod } from '../harm/harmful-method.ts';
import { calmingIn, isAside } from '../tips.ts';
import { leaningIn } from '../together.ts';
import { failing, worksListed } from '../tried.ts';
import { isConfidential } from './confidential.ts';
import { hidesPain, painMethodTold } from './hidden-pain.ts';
import { rareIn, sharedOf } from './rare-words.ts';
import { wishesTold } from './wishes.ts';
import { kin } from './writer.ts';

const boxes = [
  'notes',
  'comfortItems',
  'socialSupports',
  'sleepSchedule',
  'interactionStyle',
  'learningStyle',
] as const;

/** Lists of things and people: only what is said to be for something. */
const things: ReadonlySet<string> = new Set(['comfortItems', 'socialSupports']);
const forIt = /\b(?:for|if|when|during|works|helps|calms)\b/iu;

/** Null where no sentence tells it, or one that tells it better of another entry. */
export function answerTold(profile: ChildProfile, said: string): string | null {
  if (ofSearch.test(said)) return null;
  const instead = insteadTold(said);
  if (instead !== null) return instead;
  const entries = [profile.triggers, profile.challenges].flatMap(hardEntriesOf);
  const found = methodsOf(profile)
    .map((sentence) => ({ sentence, shared: sharedOf(said, sentence) }))
    .filter(
      ({ sentence, shared }) =>
        isOfSameMatter(said, sentence, shared) &&
        entries.every((other) => sharedOf(other, sentence) <= shared),
    )
    // Of a list the member that tells it, and not the whole list.
    .sort((a, b) => b.shared - a.shared || a.sentence.length - b.sentence.length);
  return (
    headed(profile, said) ??
    found[0]?.sentence ??
    voiceTold(profile, said) ??
    (tellsOfDistress.test(said) ? settlesTold(profile) : null) ??
    aboutTold(profile, said)
  );
}

/** "After school: snack, blanket, no talking" is for whatever happens after school. */
const headed = (profile: ChildProfile, said: string): string | null =>
  boxes
    .flatMap((box) => leaningIn(profile[box]))
    .find((sentence) => {
      const head =
        /^((?:after|before|during|at|in|on|for) (?:the )?\p{L}+(?: \p{L}+)?)(?::\s*\p{L}|,? (?:leave|give|let|no (?!problems?|issues?|trouble|friends?|help|support|one)|we (?:always )?(?:use|give|let|put|sit|offer|leave|do|play|go|take|turn|read|walk|keep|sing|count|show|say|stay|wait|have a)|put|sit|offer|she needs|he needs|they need)\b)/iu.exec(
          sentence,
        )?.[1];
      return (
        head !== undefined &&
        said.toLowerCase().includes(head.toLowerCase()) &&
        !isConfidential(sentence) &&
        !isForClinic(sentence) &&
        !hurts(sentence)
      );
    }) ?? null;

/** Speech that goes in a hard moment: the other way that is used then. */
const voiceTold = ({ interactionStyle, notes }: ChildProfile, said: string): string | null =>
  losesSpeech.test(said)
    ? ([interactionStyle, notes]
        .flatMap(leaningIn)
        .find(
          (sentence) =>
            otherMeans.test(sentence) &&
            !hatesWriting.test(sentence) &&
            !isConfidential(sentence) &&
            !hurts(sentence),
        ) ?? null)
    : null;
const losesSpeech =
  /\b(?:speech|speaking|words?|talking|voice)\b[^.;,]{0,20}\b(?:goes|go|gone|leaves?|stops?|disappears?|away)\b|\b(?:goes|going|turns) (?:quiet|silent|mute|non-?verbal)\b|\b(?:can(?:no|['’])?t|cannot|won['’]?t|stops?) (?:speak|talk|speaking|talking)\b|\bmut(?:e|es|ism)\b/iu;
const otherMeans =
  /\b(?:writ(?:e|es|ing)|paper|texts?|texting|types?|typing|notes? app|messages?|whiteboard|(?<!\b(?:\p{L}+ly|the|no|any|some|show|shows|pain|road|first|clear) )signs(?! (?:of|that|up|on|at|in)\b))\b/iu;
const hatesWriting =
  /\b(?:hates?|refus\w+|dislikes?|avoids?|trouble|struggles?|all|some|certain|many) (?:with |to )?(?:writ|paper|typ|text|messag)\w*|\bwriting (?:is|are) (?:hard|a problem|difficult)\b/iu;

/** What settles the child when it is too much, wherever that was told: it answers whatever the child does then. */
export const settlesTold = rememberedByChild((profile: ChildProfile): string | null => {
  const wishes = wishesTold(profile);
  const pain = painMethodTold(profile).join('\n');
  const { notes } = profile;
  const told = [
    ...calmingIn(notes),
    ...leaningIn(notes).filter(
      (sentence) =>
        resets.test(sentence.replace(ofPerson, ' ')) && !failing.test(sentence) && !forAnother.test(sentence),
    ),
  ];
  return (
    told.find(
      (sentence) =>
        !isConfidential(sentence) &&
        // What is done when the child hits itself is no order of a clinic's.
        clinicMattersIn(sentence).every((matter) => matter === 'wounds') &&
        !isAside(sentence) &&
        !hidesPain(sentence) &&
        !pain.includes(sentence) &&
        isRepeatable(sentence) &&
        !isHarmfulAdvice(sentence) &&
        !hurts(sentence) &&
        !ofSearch.test(sentence.replace(/\b(?:we|i)(?:['’]?ve| have)? found\b/giu, ' ')) &&
        !/\bhelps? (?:me|us)\b|\bnothing (?:really )?(?:helps?|works?)|^(?:i |we )?hop(?:e|ing)\b/iu.test(
          sentence,
        ) &&
        !wishes.some((wish) => sentence.includes(wish)),
    ) ?? null
  );
});
/** "So he knows he is coming home": it says what it is for, and that is no blow. */
const forAnother =
  /\b(?:works|helps)(?: \p{L}+)? (?:for|with|at|before|after|in|on) (?!(?:him|her|them|us|me|most|every|all|any|a (?:few|while)|the (?:moment|time)|both|\p{L}+ (?:when|minutes?)|\d+ minutes?|meltdowns?|panic\w*|tantrums?|anger|(?:bad|hard) days?|those|these|such)\b)\p{L}|\b(?:for|at|before|after) (?:the |his |her |their )?(?!(?:him|her|them|us|me|a|an|hours?|minutes?|ages|once|home|least|all|first|that|this)\b)\p{L}+(?: \p{L}+)?(?: \([^)]*\))? (?:always |really |usually )?(?:works|helps)\b|\bso (?:that )?(?:he|she|they|\{child\d*\}) (?:(?:can|will) )?(?:knows?|sees?|understands?|gets? (?:dressed|out|in|ready))\b|\bthen (?:the |his |her |their )?\p{L}+ (?:is|are|goes|go) (?:easy|easier|fine|ok(?:ay)?|smoothly|no problem)\b/iu;
/** "Dad works nights", "she helps at the farm": who does something there settles nobody. */
const ofPerson = new RegExp(
  `\\b(?:${kin}|he|she|they|we|i|who|\\{child\\d*\\})(?: \\p{Lu}\\p{L}+)? (?:(?:also|often|only|still|now|sometimes|always) )*(?:works|helps|settles)\\b(?! (?:him|her|them)\\b)|\\bworks (?:nights?|days|shifts?|late|away|from|at|in|as|abroad|offshore|full|part|long|weekends?|there|here|with (?:him|her|them))\\b|\\bhelps (?:out|at|in|us|me|(?:him|her|them) (?:with|to|get|dress|eat|read|write|do))\\b`,
  'giu',
);
const resets =
  /\b(?:helps|works|calms (?:him|her|them)|calm (?:him|her|them)|settles (?:him|her|them))\b|\b(?:best|only|quickest) (?:reset|way|thing|calmer|help)\b|\bresets? (?:him|her|them)\b/iu;
const tellsOfDistress =
  /\b(?:when|if|whenever) (?:(?:he|she|they)(?:['’]?s| is| are| gets?| feels?)? )?(?:(?:too|very|really|so|getting|over) )?(?:upset|overwhelm\w*|overload\w*|cross|angry|mad|loud|not understood|frustrat\w*|stress\w*|anxious|distress\w*|sad|scared|worried|work is (?:too )?hard|(?:it|things?|things? (?:is|are|get)|it ?['’]?s|it is) (?:too )?(?:much|hard))\b|^(?:(?:he|she|they) )?(?:drops? to|melt\w*|shut(?:s|ting)? ?down|scream(?:s|ing)|throw(?:s|ing) (?:things|stuff|materials|toys|objects|himself|herself)|rip(?:s|ping)|smash(?:es|ing))\b/iu;

/** "Bath (shower is ok)", "assembly (lib corner ok)": the answer stands in the bracket. */
export const insteadTold = (said: string): string | null => {
  const told = /\(([^()]+)\)/u.exec(said)?.[1]?.trim() ?? '';
  const isTold =
    /\b(?:(?:is|are|['’]s) (?:totally |always |perfectly )?(?:ok|okay|fine|good|no problem)|(?:ok|okay|fine|good) with|works?|helps?|instead)\b|^\p{L}+(?: \p{L}+){0,5} (?:ok|okay|fine|better)$/iu.test(
      told,
    );
  // "(he is fine)" and "(not ok now)" tell of no other way.
  return !isTold || ofChildAlone.test(told) || denied.test(told) || hurts(told) ? null : told;
};
const ofChildAlone =
  /^(?:he|she|they|it|this|that)(?:['’]s)? (?:(?:is|are) )?(?:now )?(?:ok|okay|fine|good|better)$/iu;
const denied = /\b(?:not|no|never|\p{L}+n['’]?t)\b(?! problem)/iu;

/** One word in common is chance, unless it is all the entry tells or what it is about: two are the same matter. */
const isOfSameMatter = (said: string, sentence: string, shared: number): boolean => {
  const size = rareIn(said).size;
  // "Chess before homework" is no way to stop chess.
  if (ofStopping.test(said) && !tellsOfStop.test(sentence)) return false;
  if (doesTheSame(said, sentence)) return false;
  if (shared > 1) return shared * 3 >= size;
  if (worksThere(said, sentence)) return true;
  if (shared < 1) return false;
  const told = rareIn(sentence.replace(doingTo, ' '));
  const head = size === 1 ? [...rareIn(said)][0] : headOf(said);
  return (
    head !== undefined &&
    told.has(head) &&
    size <= 3 &&
    // One word of a long entry is not what it is about.
    said.split(/\s+/u).length <= 6 &&
    tellsFor(sentence)
  );
};
/** A short member of what works in general is for no one moment: "lights down" does not answer lights that go off. */
const tellsFor = (sentence: string): boolean =>
  sentence.split(/\s+/u).length > 6 || !/\b(?:down|off|up)\b/iu.test(sentence);
/** What others do to the child is hard: whoever is told to do just that is told the reverse. "Ask before you touch" tells it rightly. */
const doesTheSame = (said: string, sentence: string): boolean =>
  actsOnChild.some(
    (act) =>
      act.test(said) &&
      act.test(sentence) &&
      !/\b(?:ask\w*|before|no|never|not|\p{L}+n['’]?t|without|instead|first|only (?:by|from|when))\b/iu.test(
        sentence,
      ),
  );
const actsOnChild: readonly RegExp[] = [
  /\b(?:carr(?:y|ies|ied|ying)|pick(?:s|ed|ing)? (?:\p{L}+ )?up|lift(?:s|ed|ing)?)\b/iu,
  /\b(?:touch\w*|strok\w*|pat(?:s|ted|ting)?|tickl\w*|rub(?:s|bed|bing)?)\b/iu,
  /\b(?:hug\w*|cuddl\w*|squeez\w*|kiss\w*)\b/iu,
  /\b(?:hold(?:s|ing)?|held|grab\w*|restrain\w*)\b/iu,
];
/** "Counting with her works in the car": what is said to work in a place is for what is hard there, however short its name is. */
const worksThere = (said: string, sentence: string): boolean => {
  const [, place] =
    /\b(?:works?|helps?|calms (?:him|her|them))(?: best| well| wonders)? (?:in|at|on) (?:the |a |his |her |their )?(\p{L}{3,})\b/iu.exec(
      sentence,
    ) ?? [];
  return (
    place !== undefined &&
    new RegExp(`\\b(?:in|into|at|on|off|for) (?:the |a |his |her |their )?${place}\\b`, 'iu').test(said)
  );
};
const ofStopping =
  /^(?:(?:stopp|leav|finish|end|com|giv|putt|turn|switch)ing|getting (?:off|out|up|away|back))\b/iu;
const tellsOfStop =
  /\b(?:stop\w*|end(?:s|ing)?|finish\w*|leav\w*|off|out|timers?|count\w*|warn\w*|minutes?|mins?|last|then|next|song|away|over)\b/iu;
/** "Drawing the plan" is no drawing. */
const doingTo = /\b\p{L}+ing(?= (?:the|an?|his|her|their|it|him|them)\b)/giu;

/** "Hooter" of "the quarry hooter at noon"; none where it is about what somebody does. */
const headOf = (said: string): string | undefined => {
  const named = said
    .toLowerCase()
    .replace(
      /^(?:getting (?:in(?:to)?|out(?: of)?|on|off) )?(?:(?:when|if|the|an?|his|her|their|my|our|any|all|every|no|too many) )*/u,
      '',
    );
  if (isDoneBySome.test(named) || /\b(?:him|her|them)$/u.test(named)) return undefined;
  const [thing = ''] = named.split(endsThing);
  return [...rareIn(thing)].at(-1);
};
const isDoneBySome =
  /^(?:\p{L}{2,}ing|some(?:one|body)|any(?:one|body)|every(?:one|body)|nobody|people|others|adults?|he|she|they|we|i|you|to|not)\b/u;
const endsThing =
  /\s*[,;:(]|\s(?:of|at|in|on|by|to|with|without|for|from|when|if|because|that|who|which|is|are|was|gets?|has|being|going|and|or|after|before|during|while|until|not)\b/u;

/** Told of the same thing in other words: a snack box for who is hungry, a timer for "in a minute". */
const aboutTold = (profile: ChildProfile, said: string): string | null => {
  const entries = [profile.triggers, profile.challenges].flatMap(hardEntriesOf);
  const about = abouts.filter(([entry]) => entry.test(said)).map(([, method]) => method);
  const found = methodsOf(profile)
    .filter(
      (method) =>
        about.some((words) => words.test(method)) &&
        !warnsOf.test(method) &&
        !isTold(profile, method) &&
        // What names another entry is for that one.
        !entries.some((other) => other !== said && sharedOf(other, method) > sharedOf(said, method)),
    )
    .sort((a, b) => a.length - b.length);
  return found[0] ?? null;
};

/** "Never use timers" helps with no queue. */
const warnsOf =
  /\bin your head\b|\b(?:never|do(?:es)?(?:n['’]?t| not)|panics?|worse|hates?|afraid|scared)\b|\b(?:no|without) (?:\p{L}+ )?(?:timers?|countdowns?|counting|charts?|songs?|cards?|pictures?|photos?|whiteboards?|calendars?|warnings?)\b/iu;

/** Stands among what is hard as well: then it is no method. */
const isTold = ({ triggers, challenges }: ChildProfile, method: string): boolean =>
  `${triggers}\n${challenges}`.includes(method);

const abouts: readonly (readonly [entry: RegExp, method: RegExp])[] = [
  [/\b(?:hungry|hunger|no food|food left|hangry)\b/iu, /\b(?:snacks?|food)\b/iu],
  [/\b(?:heat|hot|stuffy|humid\w*)\b/iu, /\b(?:fans?|ice|cold (?:water|drinks?|cloth))\b/iu],
  [/\b(?:accepting|told|hearing) ['‘"“]?no\b/iu, /\b(?:first ?(?:and|\/|-)? ?then|two choices)\b/iu],
  [/\b(?:red pen|marked|marking)\b/iu, /\b(?:green|blue|pencil|another) (?:pens?|colour|ink)\b/iu],
  [
    /\b(?:wet(?:s|ting)?\b(?! (?:sleeves?|clothes|play\w*|hair|hands|grass|socks))|wee(?:s|ing)?|toilet\w*|potty|accidents|nappy)\b/iu,
    /\b(?:toilet|potty|loo)\b/iu,
  ],
  [
    /\bin a minute\b|\bsoon\b|['‘"“]later\b|\b(?:waiting|queu\w+)\b/iu,
    /\b(?:timers?|countdown|whiteboard|first ?(?:and|\/|-)? ?then|now (?:and|\/|&|-) ?next)\b/iu,
  ],
  [
    /\b(?:transitions?|moving (?:between|from|on)|changing (?:from|between|activit\w+|rooms?|lessons?)|leaving(?! (?:(?:his|her|their) )?(?:plates?|food|meals?|things|me|mum|dad)\b))\b|^(?:coming off|getting off|stopping|finishing|switching)\b/iu,
    /\b(?:timers?|count(?:ing|down|s)?(?: down)?|warnings?|now (?:and|\/|&|-) ?next|first ?(?:and|\/|-)? ?then|objects? of reference|transition\w*|for moves|songs?)\b/iu,
  ],
  [
    /\b(?:chang(?:es?|ing) (?:of |to |in )?(?:plans?|their minds?|the (?:plan|routine|menu)|routine)|chang\w+ the times?|cancel\w*|surprises?|unexpected (?:change|visitor|event)\w*|plans? chang\w*|different (?:plan|routine)|sudden changes?)\b/iu,
    /\b(?:calendar|the plan|night before|in advance|beforehand|ahead|social stor\w+|tell(?:ing)? (?:him|her|them) (?:before|what|early)|photo of where)\b/iu,
  ],
  [
    /\b(?:agency|new|strange|unknown|cover|supply|temp\w*|different) (?:staff|carers?|teachers?|workers?|people|adults?)\b|\bstaff (?:he|she|they) do/iu,
    /\b(?:rota|photos? of (?:who\w*|us|staff|people|faces|him|her|them|the (?:staff|team|person|people|adults?|carers?|teachers?|new \p{L}+))|who['’]?s on|shift)\b/iu,
  ],
  [
    /\b(?:temper|meltdowns?|melting down|anger|angry|rages?|outbursts?|kicking off|losing it|tantrums?|overwhelm\w*|shutdowns?)\b/iu,
    /\b(?:calm\w*|leav(?:e|ing) (?:him|her|them)|alone|space|upset|in bits|meltdowns?|overwhelm\w*|melt\w*|quiet (?:place|room|corner)|breath\w*|swing\w*|rocking|squeez\w*|sit(?:ting)? (?:near|with|next|beside)|count(?:ing)?|kick a ball|no talking|not talking)\b/iu,
  ],
  [
    /\b(?:repeat\w* (?:questions?|asking)|asks? (?:the same|over and over)|same question)\b/iu,
    /\b(?:whiteboard|writ(?:e|ing) (?:it|the answer|down)|answer)\b/iu,
  ],
  [
    /\b(?:unexpected touch|being touched|touched|when you try to change (?:her|him|them)|(?:being )?picked up|picking (?:him|her|them) up)\b/iu,
    /\bbefore you touch\b|\bwarn\w* (?:(?:him|her|them) )?before (?:you )?touch\w*|\bask(?:ing)? before (?:touch\w*|you touch)\b/iu,
  ],
];

/** A rarer word that both name. */
export const sharesRare = (one: string, other: string): boolean => sharedOf(one, other) > 0;

const methodsOf = rememberedByChild((profile: ChildProfile): string[] => {
  const wishes = wishesTold(profile);
  return (
    boxes
      .flatMap((box) => [
        ...methodsIn(profile[box]).filter((sentence) => !things.has(box) || forIt.test(sentence)),
        ...(things.has(box) || box === 'sleepSchedule'
          ? []
          : membersIn(profile[box])
              // "Pictures, songs" is how the child learns, and no answer to a hard moment.
              .filter((member) => box !== 'learningStyle' || /\s|^timers?$/iu.test(member))),
      ])
      // What is hoped for is not done yet.
      .filter((method) => !wishes.some((wish) => method.includes(wish) || wish.includes(method)))
      .filter((method) => !hurts(method))
  );
});

/** "A visual timer, naming the feeling, sand timer at the gate": what works is told as a list, and each member is one thing that is done. */
const membersIn = (text: string): string[] =>
  leaningIn(text)
    .filter(
      (sentence) =>
        !forbids.test(sentence) &&
        !/^(?:if|when|because|unless|until)\b/iu.test(sentence) &&
        // Of the whole: the member alone does not tell that it hurts, or is to stay private.
        !isConfidential(sentence) &&
        !hurts(sentence),
    )
    .flatMap((sentence) => {
      const parts = sentence.split(/[,;]\s+(?![^(]*\))|\.\s+/u).map((part) =>
        part
          .replace(/^and /iu, '')
          .replace(/[.!]+$/u, '')
          .trim(),
      );
      const listed = worksListed(sentence);
      return listed.length > 0
        ? listed.map((part) => ({ part, isListed: true }))
        : parts.every((part) => !leansBack.test(part))
          ? parts.map((part) => ({ part, isListed: false }))
          : [];
    })
    .filter(
      ({ part, isListed }) =>
        (isListed || isDoing.test(part) || tellsWhatIsDone(part) || isMeans.test(part)) &&
        part.split(/\s+/u).length <= 16 &&
        !isTrouble.test(part) &&
        !ofSearch.test(part) &&
        !isForClinic(part),
    )
    .map(({ part }) => part);
/** Never quoted as what to do, whoever wrote it. */
const hurts = (sentence: string): boolean => isHarmfulMethod(sentence) || harmsIn(sentence).length > 0;
const leansBack =
  /^(?:he|she|they|it|then|but|because|so|which|or|until|unless|not that)\b|^(?:always |usually |really )*(?:helps?|works?|calms?|settles?)\b/iu;
const isDoing =
  /^(?:(?:always|just|only|gently|slowly|quietly) )*(?:giving|letting|showing|writing|telling|warning|naming|offering|counting|singing|playing|leaving|taking|using|putting|sitting|walking|going|waiting|talking (?:less|quietly|slowly)|getting (?:down|low)|swinging|reading|keeping|turning|drawing|texting|having|asking|holding|rocking|rubbing|bouncing|swaddling|squeezing|humming|whispering|text|not talking|no talking)\b/iu;
const isMeans =
  /\b(?:timers?|boards?|schedules?|calendars?|lists?|cards?|pictures?|photos?|rotas?|reminders?|countdowns?|songs?|social stor\w+|warnings?|choices|snack box|objects? of reference|first ?\/ ?then|now (?:and|&|\/) ?next|visuals?|ear ?defenders|whiteboard|chart|routines?)\b/iu;
/** What is hard, a wish, or what does not help. */
const isTrouble =
  /\b(?:hates?|scared|afraid|cr(?:y|ies|ying)|screams?|won['’]?t|refus\w+|hard|struggl\w+|problems?|worse|does(?:n['’]?t| not)|do(?:n['’]?t| not)|can(?:no|['’])?t|never|hid it|should|would like|goals?|wants? to|hit(?:s|ting)|bit(?:es|ing)|love[sd]?|obsess\w*)\b/iu;

/** Sentences that tell what is done. Behind a "do not" stands what to do instead. */
const methodsIn = (text: string): string[] => {
  const all = leaningIn(text);
  return all
    .map((sentence, at) =>
      forbids.test(sentence) ? [sentence, all[at + 1] ?? ''].join(' ').trim() : sentence,
    )
    .filter(
      (sentence) =>
        tellsWhatIsDone(sentence) &&
        // Of a list of what works in general each member is taken by itself.
        worksListed(sentence).length === 0 &&
        !ofSearch.test(sentence) &&
        !isForClinic(sentence) &&
        !isConfidential(sentence) &&
        sentence.split(/\s+/u).length <= 45,
    );
};
const forbids = /^(?:please )?(?:do(?:n['’]?t| not)|never)\b/iu;
/** Somebody is told to do something, or says that it is done. */
const done =
  /(?<!n['’]?t )(?<!\b(?:s?he|they|to|will|can|may|who|you|not|n['’]t|each|an?|the|his|her|their|my|your|one|of|by|left|right) )\b(?:tell|give|show|hand|offer|bring|write|warn|remind|let|say|put|hold|take|wait|text|use|sing|count|check|draw|point|turn|start|leave|stay|switch|play|practi[sc]e)\b|\b(?:we|i) (?:always |usually |just |now |all )*(?:tell|give|show|hand|offer|bring|write|warn|let|say|put|hold|take|wait|text|use|sing|count|check|draw|go|drive|walk|leave|stay|switch|turn|play|make|keep|do|have)\b/iu;
export const saysWhoDoes = (sentence: string): boolean => done.test(sentence);
const isSaidToWork =
  /^(?:if|when)\b(?![^.;]*\bsa(?:ys?|id)\b)[^.;]*\b(?:is|are|goes) (?:grand|fine|ok(?:ay)?|good|easy|easier|great)\s*[.!]*$|\b(?:works|helps|calms|fixes)\b|(?<=\p{L}s )(?<!\b(?:needs|wants|gets|asks|likes|takes|accepts|refuses|offers|has|his|as|always) )(?:help|work)(?= (?:on|in|at|with|when|him|her|them|a lot|best|most|well)\b)|\bmade (?:a |such a )?(?:big |huge |real )?difference\b|\band (?:he|she|they)(?:['’]?s| is| are) (?:back to|calm|fine|ok|okay)\b/iu;
const tellsWhatIsDone = (sentence: string): boolean => saysWhoDoes(sentence) || isSaidToWork.test(sentence);
/** Where to look for somebody is no help with a lift that is out of order, and what is lost is another matter than what it is for. */
const ofSearch = /\b(?:missing|lost|gone|found|search\w*|look for|r[au]ns? (?:off|away)|bolts?)\b/iu;
