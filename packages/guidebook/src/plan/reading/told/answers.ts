// What helps with a hard moment may be told in another box: "On ferry days hand him the timetable". Then nobody is asked for it again, and the
// sentence stands at the moment it answers, as it was written. Only where it names that entry: what is said to help in general stands once, with
// what helps.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { rememberedByChild, rememberedByText } from '@calmbridge/domain/text/remembered';
import { clinicMattersIn, isForClinic } from '@calmbridge/reader/clinic/read-clinic';
import { stemsOf } from '#library/match';
import { isRepeatable } from '../../clean.ts';
import { hardEntriesOf } from '../hard-entries.ts';
import { harmsIn } from '../harm/harm-by-others.ts';
import { isHarmfulAdvice, isHarmfulMethod } from '../harm/harmful-method.ts';
import { calmingIn, isAside } from '../tips.ts';
import { leaningIn } from '../together.ts';
import { withoutWorks } from '../tried.ts';
import { isConfidential } from './confidential.ts';
import { hidesPain, painMethodTold } from './hidden-pain.ts';
import { wishesTold } from './wishes.ts';

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

/** Null where no sentence tells it, or one that names another entry better. */
export function answerTold(profile: ChildProfile, said: string): string | null {
  if (ofSearch.test(said)) return null;
  const entries = [profile.triggers, profile.challenges].flatMap(hardEntriesOf);
  const found = methodsOf(profile).find(
    (sentence) =>
      namesEntry(sentence, said) &&
      !doesTheSame(said, sentence) &&
      entries.every((other) => !namesEntry(sentence, other) || namedIn(other).size <= namedIn(said).size),
  );
  return insteadTold(said) ?? headed(profile, said) ?? found ?? null;
}

/** All that the entry is about stands in the sentence; of a long one a single word may be missing. */
export const namesEntry = (sentence: string, said: string): boolean => {
  const named = namedIn(said);
  const told = stemsIn(sentence);
  const shared = [...named].filter((stem) => told.has(stem)).length;
  return shared > 0 && shared >= (named.size > 2 ? named.size - 1 : named.size);
};

/** Without what stands in brackets, and without when or why. */
const namedIn = rememberedByText(
  (said: string): ReadonlySet<string> =>
    stemsIn(
      said.replace(/\([^)]*\)/gu, ' ').replace(/(?<=\S)\s(?:when|if|because|while|unless|until)\s.*$/isu, ''),
    ),
);

const stemsIn = rememberedByText(
  (text: string): ReadonlySet<string> =>
    new Set(stemsOf(text).filter((stem) => stem.length > 2 && !little.has(stem))),
);
/** These name nothing. */
const little = new Set(
  stemsOf(
    'the and for with his her hers their him them she they its our you your too very being getting having going doing making not other others some any all people someone somebody one thing things time times told tell tells telling say said says asked ask asking when what who how into out off over about from this that there then has have had was were are can will just only more',
  ),
);

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

/** What settles the child when it is too much, wherever that was told: it answers whatever the child does then. */
export const settlesTold = rememberedByChild((profile: ChildProfile): string | null => {
  const wishes = wishesTold(profile);
  const pain = painMethodTold(profile).join('\n');
  const { notes } = profile;
  return (
    calmingIn(notes).find(
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

const methodsOf = rememberedByChild((profile: ChildProfile): string[] => {
  const wishes = wishesTold(profile);
  return (
    boxes
      .flatMap((box) =>
        methodsIn(profile[box]).filter((sentence) => !things.has(box) || forIt.test(sentence)),
      )
      // What is hoped for is not done yet.
      .filter((method) => !wishes.some((wish) => method.includes(wish) || wish.includes(method)))
      .filter((method) => !hurts(method))
  );
});

/** Never quoted as what to do, whoever wrote it. */
const hurts = (sentence: string): boolean => isHarmfulMethod(sentence) || harmsIn(sentence).length > 0;

/** Sentences that tell what is done. Behind a "do not" stands what to do instead. */
const methodsIn = (text: string): string[] => {
  const all = leaningIn(withoutWorks(text));
  return all
    .map((sentence, at) =>
      forbids.test(sentence) ? [sentence, all[at + 1] ?? ''].join(' ').trim() : sentence,
    )
    .filter(
      (sentence) =>
        tellsWhatIsDone(sentence) &&
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
