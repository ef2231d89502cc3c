// What the family wants police, crews and searchers to know, in its own words: it stands in the call, beside the line for responders and on the
// sheet. A stock line beside it would be another order (PL41).
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { entriesOf, sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { harmsIn } from '../harm/harm-by-others.ts';
import { tellsOfSelfHarm } from '../self-harm.ts';
import { leaningIn } from '../together.ts';
import { isConfidential } from './confidential.ts';

type Told = Pick<ChildProfile, 'safetyRisks' | 'notes' | 'wanderingBehavior' | 'interactionStyle'>;

const sentencesTold = ({ safetyRisks, notes, wanderingBehavior, interactionStyle }: Told): string[] =>
  [safetyRisks, wanderingBehavior, notes, interactionStyle]
    .flatMap(leaningIn)
    .filter((said) => !isConfidential(said) && harmsIn(said).length === 0 && !tellsOfSelfHarm(said));

/** "If police come tell them …", "no uniforms please". That they came once is nothing to tell them. */
export const respondersTold = (profile: Told): string[] =>
  sentencesTold(profile).filter((said) => (responders.test(said) && asks.test(said)) || goesFirst.test(said));
const responders =
  /\b(?:police\w*|cops?|sheriffs?|officers?|gardaí?|gards|first responders?|responders?|paramedics?|ambulance (?:crew|men|people|staff)|fire ?(?:fighters|men|crew)|uniforms?|search (?:party|teams?))\b/iu;
const asks =
  /\b(?:please|tell (?:them|him|her|police|the|any)|say|if|must|should|no|do(?:n['’]?t| not)|never|always|need to know|let (?:them|the) know|explain|warn)\b/iu;

/** "Only his aunt goes in to him": who may come near when the child is found. */
const goesFirst =
  /\b(?:must|should|needs? to|has to|have to|let|only|please)\b[^.;]{0,40}\b(?:(?:goes?|going|walks?|comes?|approach(?:es)?|be) (?:in |up |near |over )?(?:to (?:him|her|them) )?first|(?:goes|go|walks?|comes?) (?:in|up|near|close) (?:to )?(?:him|her|them)|(?:fetch|get|collect)(?:es|s)? (?:him|her|them))\b[^.;]*(?:\b(?:found|hid(?:es|ing|den)?|search\w*|missing|gone|scared)\b)|\b(?:mother|mum|mom|mam|dad|father|brother|sister|nan|gran\p{L}*|aunt\p{L}*|uncle|teta|family) (?:or (?:\p{L}+ )?\p{L}+ )?(?:must|should|has to|have to|needs? to|goes|go) (?:always )?(?:go )?first\b/iu;

/** "He comes if you shout 'bus!'": what brings the child when the name does not. */
/** "He has a medical ID bracelet": in whichever box. */
export const idTold = (profile: ChildProfile): string[] =>
  (['wanderingBehavior', 'safetyRisks', 'notes'] as const)
    .flatMap((field) => sentencesOf(profile[field]))
    .filter((said) => hasId.test(said) && !lacksId.test(said))
    .slice(0, 1);
const hasId =
  /\b(?:medic(?:al)?[- ]?(?:id|alert)|(?:id|identity|name) (?:bracelets?|cards?|bands?|tags?|wristbands?)|(?:wears?|wearing|has|carries|with) (?:an? |his |her |their |the )?(?:(?:safety|contact|sunflower|autism|emergency|alert|medical|epilepsy|diabet\p{L}+|allergy|gps|phone|number|engraved) (?:bracelets?|lanyards?|wristbands?)|(?:\p{L}+ )?(?:bracelet|lanyard|wristband) (?:with|that|saying|which)\b[^.;]{0,30}\b(?:name|numbers?|phone|details|autis\p{L}*|id|address|contacts?)))\b/iu;
const lacksId =
  /\b(?:no|not|never|n['’]?t|won['’]?t|wont|refuses|takes? off|rips?|learn|teach|want|wish|hope|need|should|lost)\b/iu;

export const callTold = (profile: Told): string[] =>
  sentencesTold(profile).filter((said) => bringsIf.test(said) || thenComes.test(said));
const call =
  'bell|horn|shout|call(?! (?:me|us|mum|mom|dad|9|1|the))|yell|sing|play|whistle|clap|ring (?:a|the|his|her)';
const comes =
  '(?:come|came|turn|answer|respond|stop|halt|freeze)(?:s|ing)?(?: (?:out|back|round|running|over|to you))?';
const bringsIf = new RegExp(
  `\\b(?:he|she|they|will|['’]ll)\\b[^.;]{0,12}\\b${comes}\\b[^.;]{0,12}\\b(?:if|when|to|for)\\b[^.;]{0,14}\\b(?:${call}|say)`,
  'iu',
);
const thenComes = new RegExp(
  `\\b(?:${call}|say)\\b[^.;]{2,40}\\b(?:he|she|they)(?: will|['’]ll)? (?:always |usually |mostly )?${comes}\\b`,
  'iu',
);

/** A tracker finds sooner than anybody's guess. */
export const trackerTold = (profile: Told): string[] =>
  sentencesTold(profile).filter((said) =>
    /\b(?:gps|air ?tags?|angel ?sense|trackers?|tracking|jiobit|find ?my)\b/iu.test(said),
  );

/** Whoever wears hearing aids does not hear a low voice. */
export const hasHearingLoss = (profile: ChildProfile): boolean => hearingTold(profile).length > 0;

export const hearingTold = (profile: ChildProfile): string[] => [
  ...new Set(
    [
      ...[profile.triggers, profile.challenges, profile.comfortItems, profile.safetyRisks].flatMap(entriesOf),
      ...[profile.notes, profile.interactionStyle, profile.communication].flatMap(sentencesOf),
    ].filter(
      (said) =>
        hearing.test(said) &&
        !ofOthers.test(said) &&
        (!isGuessed(said) || /\b(?:aids?|cochlear|profoundly|severely)\b/iu.test(said)),
    ),
  ),
];
const hearing =
  /\b(?:hearing aids?|hearing loss|hard of hearing|(?:is|partially|half|profoundly|severely|part) deaf|deaf (?:in|on)|cochlear|(?:left|right|other|one|good|bad) ear (?:is )?(?:(?:the )?(?:better|best|worse|good|bad|deaf)|hears)|hears? (?:only |just |about )?(?:half|little|nothing|badly|poorly)|(?:ca|do|does)(?:n['’]?t| not) hear (?:well|much|on|from))\b/iu;
/** A test that is booked has found nothing yet. The guess stands before the word: who is deaf and might not turn round is deaf. */
const isGuessed = (said: string): boolean => {
  const [before = '', ...behind] = said.split(hearing);
  return (
    guess.test(before.split(/[,:–]|\b(?:but|and|so)\b/iu).at(-1) ?? '') ||
    /^(?: (?:one|both|the|his|her|their|left|right) ?)*(?:ears?)?[\s,(–-]*(?:is |was )?(?:suspected|maybe|possibly|perhaps|(?:we|i|they) (?:think|suspect|wonder)|not sure|to be confirmed|\?)[\s.!?)]*$/iu.test(
      behind.join(' '),
    ) ||
    /\b(?:test|check)\w* (?:is )?(?:booked|due|soon|in \p{L}+)/iu.test(said)
  );
};
const guess = /\b(?:think|thought|maybe|might|could be|wonder\w*|seems?|as if|suspect\w*|possibl[ey])\b/iu;
const ofOthers =
  /\b(?:brother|sister|mum|mom|dad|nan|gran\w*|uncle|aunt\w*|neighbour|friend|teacher|cousin)(?:['’]?s)?\b[^.;]{0,24}\b(?:deaf|hearing|ear)/iu;
