// What the carer asks of the plan itself, and of nobody who is with the child: it is answered before anything else (PL48).
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { leaningIn } from '../together.ts';

/** "Please, no reward charts": nothing is counted where others see it. Not having tried one is no refusal. */
export const forbidsCharts = ({ notes }: Pick<ChildProfile, 'notes'>): boolean =>
  sentencesOf(notes).some((sentence) => noCharts.test(sentence) && !wantsOne.test(sentence));
const noCharts =
  /\b(?:no(?: more)?|without|against|hates?|do(?:n['’]?t| not) (?:want|use|like|do|believe in)|never (?:use|any|again)) (?:(?:any|more|the|those|these|your|his|her|their|of|kind|sort|star|sticker|reward|behaviou?r|token|baby|babyish|silly|stupid|little|bloody|smiley|colou?r|points?) (?:or |and |& )?)*(?:(?:reward|star|sticker|chore|behaviou?r|tick|token|point)s?[- ]?(?:charts?|boards?|lists?|systems?)|charts?|stickers|rewards)\b/iu;
const wantsOne =
  /\b(?:yet|would (?:like|love)|['’]d (?:like|love)|want (?:one|to try|some)|(?:could|can|should) (?:we|i|you)|please (?:make|give|add)|(?:ha(?:s|d|ve)|there(?: is|['’]s| are)) no (?:\p{L}+ ){0,2}(?:charts?|stickers|boards?|lists?|systems?|rewards))\b/iu;

export type Request = 'short' | 'same' | 'charts' | 'toilet' | 'together' | 'meals' | 'later';

const rows: readonly { of: Request; words: RegExp }[] = [
  {
    of: 'short',
    words:
      /\b(?:short enough|(?:something|keep (?:it|this)|make (?:it|this)|as) (?:short|simple|brief)|(?:one|a single|1) (?:page|sheet|side)|(?:no|do(?:n['’]?t| not) have|have(?:n['’]?t| no)) time (?:for|to read)|not (?:20|twenty|a hundred|pages)|(?:quick|easy) to (?:read|use))\b/iu,
  },
  {
    of: 'same',
    words:
      /\b(?:(?:both|2|two|all) (?:the )?(?:houses?|homes|households|families|sides|places)\b[^.;]{0,24}\b(?:do|use|same|stick|agree|follow)|(?:everyone|everybody|all of us|we all) (?:to )?(?:do|does|doing|on) the same|on the same page|not just an? \p{L}+ plan)/iu,
  },
  { of: 'charts', words: /\bchart|\bstickers?\b|\brewards?\b/iu },
  {
    of: 'toilet',
    words:
      /\b(?:toilet\w*|potty|pull-?ups|napp(?:y|ies)|wee(?:ing)?|poo(?:ing)?)\b[^.;]*\b(?:(?:very |really |tiny |small |little |baby )+steps|step by step|slowly|gently|bit by bit|where (?:he|she|they) (?:is|are))|\b(?:(?:small|tiny|baby|little) steps|help|plan|ideas?|something)\b[^.;]{0,30}\b(?:toilet\w*|potty|out of napp)/iu,
  },
  {
    of: 'together',
    words:
      /\b(?:something|thing|activit(?:y|ies)|game|routine|idea)s?\b[^.;]{0,40}\b(?:(?:all|the|us) (?:of us|two|three|four|five|six|whole family|family)|together|as a family|with (?:the |his |her |their )?(?:baby|brothers?|sisters?|siblings?|cousins?))\b/iu,
  },
  {
    of: 'meals',
    words:
      /\b(?:meal(?:s|times?)?|lunch(?:es)?|dinners?|eating|tea ?times?)\b[^.;]*\b(?:nicer|happier|better|easier|calmer|alone|on (?:her|his|their) own|by (?:her|him|them)sel\p{L}+|company|friends?)\b|\b(?:eats?|sits?) (?:alone|on (?:her|his|their) own|by (?:her|him|them)sel\p{L}+)\b[^.;]*\b(?:school|lunch|table|canteen|meals?)\b/iu,
  },
  {
    of: 'later',
    words:
      /\bwhen (?:i|we) (?:ca(?:n['’]?t|nnot)|can no longer|(?:am|are|['’]m|['’]re) (?:not able|no longer able|too old|not (?:here|around)|gone)|die|get (?:too )?old)\b|\b(?:after|once) (?:i|we)(?:['’]?m| am| are|['’]re) (?:gone|dead|not here)\b|\bwho (?:will|would|is going to) (?:look after|care for|have|mind) (?:him|her|them)\b/iu,
  },
];

/** "Second: a way of checking on the diabetes that isn't me nagging" is wished of the plan, and no order of a clinic. */
export const isLabelledWish = (said: string): boolean =>
  /^(?:(?:main|biggest|other|my|our|and|first|second|third) )*(?:wish(?:es)?|first(?:ly)?|second(?:ly)?|third(?:ly)?)\s?[:=–-]\s*(?!\d)(?:an? way|something|to |how |getting|getting|help)/iu.test(
    said,
  );

/** In the order in which they are answered. */
export const requestsIn = ({ notes }: ChildProfile): Request[] => {
  const passages = leaningIn(notes);
  const asks = passages.filter((said, at) => isAsk(said) || isAsk(passages[at + 1] ?? ''));
  return rows
    .filter(({ of, words }) =>
      of === 'charts'
        ? forbidsCharts({ notes })
        : asks.some((said) => words.test(said)) || (of === 'later' && words.test(notes)),
    )
    .map(({ of }) => of);
};

/** Something is wanted of whoever writes the plan. */
export const isAsk = (sentence: string): boolean => asks.test(sentence);
const asks =
  /\b(?:needs?|want|wish|hope|would (?:really |so )?(?:like|love)|['’]d (?:really |so )?(?:like|love)|would be (?:nice|great|good|lovely|helpful|amazing)|help (?:with|us|me)|looking for|ideas? (?:for|on)|(?:keep|make) (?:it|this|\p{L}+ (?:nicer|easier|better))|do(?:n['’]?t| not) (?:have time|muck)|please|what about|how (?:do|can|to)|(?:whole |whānau |family )plan)\b/iu;

/** "Need something for AFTER SCHOOL mostly, & the truck", "help with period week": what it is to be about. */
export const topicsIn = ({ notes }: ChildProfile): string[] => [
  ...new Set(
    sentencesOf(notes)
      .flatMap((sentence) => [topicOf.exec(sentence)?.[1] ?? '', hardest.exec(sentence)?.[1] ?? ''])
      .flatMap((topics) => topics.split(/,|\s(?:&|and|plus|or)\s/iu))
      .map((topic) => topic.replace(edges, '').replace(edges, '').trim().toLowerCase())
      .filter((topic) => topic.length > 3 && topic.split(/\s+/u).length <= 4 && !tooGeneral.test(topic)),
  ),
];
const topicOf =
  /\b(?:(?:need|want|like|love|looking for|after|give us|please) (?:(?:some|a bit of|any|more|your|the) )*(?:something|help|ideas?|a plan|plans?|steps|tips|support|advice)|help|ideas?|(?:most(?:ly)?|mainly) (?:need|want)) (?:for|with|on|about|around) ([^.;!?:()]+)/iu;
/** "After school is the hardest." */
const hardest =
  /^(?:(?:and|but|also|honestly|right now) )*([^.;!?:()]{4,40}?) (?:is|are) (?:(?:by far|really|still|so|what is|what['’]s|our|the) )*(?:hard|hardest|worst|biggest (?:problem|worry|struggle)|the worst (?:part|bit)|killing (?:us|me)|main (?:thing|problem))\b/iu;
const edges =
  /^(?:the|his|her|their|our|my|a|an|this|that|more|when|at|in)\s+|\s+(?:mostly|mainly|really|too|most|please|week|weeks|time|times|as well|also|at least|especially|stuff|things?|would be \p{L}+)$/giu;
const tooGeneral = /^(?:him|her|them|us|me|it|this|that|school|home|everything|all|both|others?|the plan)$/iu;

/** Something is asked of the plan, whether or not it has an answer. */
export const asksOfPlan = (profile: ChildProfile): boolean =>
  requestsIn(profile).some((request) => request !== 'charts' && request !== 'short') ||
  topicsIn(profile).length > 0;
