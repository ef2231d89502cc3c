// What others do to the child, told among the notes, with what hangs on it: marks, who was told, what came of it. It stands under "Before
// everything else" and on no page that is handed round, for those who read that page may be the ones it is about.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { isForClinic } from '@calmbridge/reader/clinic/read-clinic';
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { isDangerous } from '../dangers.ts';
import { isInstruction } from '../hard-entries.ts';
import { tellsOfSelfHarm } from '../self-harm.ts';
import { harmsIn, isOwnAct } from './harm-by-others.ts';

/** Sentences of the notes, in their order. */
export function toldOfHarm({ notes }: ChildProfile): string[] {
  const sentences = sentencesOf(notes);
  const told = sentences.map(tellsHarm);
  for (const [at, sentence] of sentences.entries())
    if (told[at - 1] && hangsOnIt.test(sentence) && !isInstruction(sentence) && !isNeeded(sentence))
      told[at] = true;
  return sentences.filter((_, at) => told[at]);
}

/** The same child, but for that. */
export function withoutToldOfHarm(profile: ChildProfile): ChildProfile {
  const told = new Set(toldOfHarm(profile));
  if (told.size === 0) return profile;
  const left = sentencesOf(profile.notes).filter((sentence) => !told.has(sentence) || isForClinic(sentence));
  return { ...profile, notes: left.join('\n') };
}

/** A road, a window, a wish to die: what keeps the child safe is read in every part of the plan. */
const isNeeded = (sentence: string): boolean =>
  isForClinic(sentence) || isDangerous(sentence) || tellsOfSelfHarm(sentence);

/** That a child may not be able to tell is for all who look after it. */
const tellsHarm = (sentence: string): boolean =>
  harmsIn(sentence).some((harm) => harm !== 'untold') && !isOwnAct(sentence);

const hangsOnIt =
  /\b(?:marks?|bruis\w*|scratch\w*|photos?|pictures? of (?:it|them|the|his|her|their)|recordings?|report(?:s|ed|ing)?|told|tell(?:s|ing)? (?:us|me|nobody|no one|school|the (?:school|head|police|doctor)|any(?:one|body)|some(?:one|body)) (?!when|what|how|where)|(?:for|about|by|after|of) telling|says? (?:it|that|he|she)|den(?:y|ies|ied)|same (?:person|staff|man|woman|teacher|ta|sna|aide|carer)|still (?:there|works?|does|goes)|principal|head ?(?:teacher|master|mistress)|manager|police|social (?:workers?|services)|safeguard\w*|look(?:ed|ing)? into (?:it|this|that|the)|complain\w*|in trouble|afraid|scared|secrets?|who to (?:go to|tell|ring|ask)|what to do|believ\w*|nothing (?:has )?(?:changed|happened|was done))\b/iu;
