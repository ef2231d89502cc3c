// How the child says things, wherever the carer wrote it: cards, a hand that leads, a phrase with its meaning, the language that is understood.
// It stands with "How I talk", in the carer's words; what was ticked tells less.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { atStops, entriesOf } from '@calmbridge/reader/clinic/split-entries';
import { isOfWriter } from '../tips.ts';
import { leaningIn } from '../together.ts';
import { isConfidential } from './confidential.ts';

const languages =
  'arabic|german|welsh|english|spanish|french|polish|urdu|hindi|mandarin|cantonese|chinese|kikuyu|somali|turkish|russian|ukrainian|portuguese|italian|dutch|tamil|bengali|punjabi|gujarati|marathi|greek|hebrew|yiddish|irish|gaelic|m[aā]ori|vietnamese|korean|japanese|tagalog|malay|swahili|farsi|persian|dari|pashto|kurdish|tigrinya|amharic|romanian|hungarian|czech|slovak|bulgarian|serbian|croatian|albanian|afrikaans|zulu|xhosa|yoruba|igbo|hausa|twi|sinhala|nepali|thai|creole|catalan|swedish|norwegian|danish|finnish';
const need =
  '(?:stop|out|yes|no|want\\w*|hungry|thirsty|help|scared|afraid|frightened|pain|hurts?|ill|sick|toilet|more|finish\\w*|all done|leave (?:me|him|her|them)|go|home|drink|food|eat|tired|hi|hello|happy|sad|angry|dog|water|now|later|come|again|enough|wait|break|space|stay away|back off|bored|cold|hot)';
const ofLanguage = new RegExp(
  `\\b(?:understands?|speaks?|talks?|prefers?|answers?|knows?)\\b[^.;]{0,24}\\b(?:${languages})\\b|\\b(?:${languages}) (?:first|only|more th[ae]n|better th[ae]n|best|at home)\\b`,
  'iu',
);
const rows: readonly RegExp[] = [
  // 'Choo' = scared, tapping her nose means dog
  new RegExp(
    `['‘"“][^'‘’"“”]{1,40}['’"”]\\s*(?:=|means|is (?:his|her|their) (?:word|sign) for)|=\\s*(?:(?:he|she|they|i) )?(?:(?:is|wants?|needs?) (?:to )?)?${need}\\b|\\b(?:tap|touch|clap|pat|sign|hum|point|rub|wav)\\w*\\b[^.;]{0,24}\\bmeans?\\b|\\bmeans? (?:he |she |they |i )?(?:(?:is|wants?|needs?) (?:to )?)?${need}\\b|\\bsends? [^.;]{0,14}emojis?\\b|\\bsays? ['‘"“][^.;]{1,40}\\bmeans?\\b`,
    'iu',
  ),
  /\b(?:gives?|shows?|hands?|brings?|uses?|points? (?:to|at)|exchang\w*)\b[^.;,]{0,18}\b(?:pictures?|(?:picture |photo |symbol )?cards?|symbols?|pecs|photos|(?:letter|picture|word|talk\w*) ?boards?)\b|\bpecs\b/iu,
  /\b(?:pulls?|takes?|leads?|brings?|tugs?|drags?)\b[^.;,]{0,20}\b(?:your|my|our|the|by|people['’]?s|an adult['’]?s?)\s(?:the |your |my )?(?:hands?|sleeves?|wrists?|arms?|fingers?|shirt)\b|^pulls? (?:hand|sleeve)s?\b/iu,
  /\b(?:[Mm]akat?r?ton|auslan|nzsl|bsl|asl|Auslan|NZSL|BSL|ASL)\b|\b\d+ signs\b|\bsigns? [A-Z]{3,}/u,
  /\bsigns? ['‘"“]?\p{L}+(?: \p{L}+)?['’"”]? (?:by|with)\b|\b(?:his|her|their|own) signs? for \p{L}/iu,
  ofLanguage,
  /\bsays? ['‘"“][^'‘’"“”]{1,40}['’"”] (?:(?:when|if) (?:he|she|they)\b|for \p{L})/iu,
  /\b(?:if|when) (?:he|she|they) says? ['‘"“][^'‘’"“”]{1,40}['’"”],? (?:it['’]?s |that['’]?s |it means )?(?:he|she|they)(?:['’]?s|['’]?re)?\b/iu,
  // Another way for hard moments, a note in place of a word, a chin in place of a hand.
  /\b(?:texts?|texting|types?|typing|writes?|writing|signs?|signing|messages?)\b[^.;]{0,40}\b(?:when|if) (?:(?:he|she|they)(?:['’]?s| is| are)? )?(?:too )?(?:upset|stress\w*|anxious|overwhelm\w*|shut ?down|cross|angry)\b/iu,
  /\b(?:leave|write|pass|slip|send)s? (?:(?:him|her|them) )?(?:a )?notes?\b/iu,
  /\b(?:shows?|points?|tells?) (?:you )?with (?:(?:his|her|their|the) )?(?:chin|lips?|eyes|nose|foot|feet|elbow|head)\b|\blip[- ]?point\w*/iu,
  /\becho\w*\b|\brepeats? (?:what you|your|the last|sentences|lines?)\b|\b(?:says?|talks? in|uses?) (?:a )?(?:lines?|quotes?|phrases?) (?:of|from)\b/iu,
  /\b(?:nods?|shakes? (?:his|her|their) head|thumbs? (?:up|down)|blinks?)\b[^.;]{0,20}\b(?:yes|no|means?|for)\b/iu,
];
/** How much is said, and in what form: "full sentences, very loud", "not talking yet", "babble and a few signs". */
const ofSpeech =
  /^(?:(?:he|she|they|\{child\d*\})(?:['’]s| is| are| has| can)? )?(?:(?:very|mostly|mainly|usually|only|just|still|really|quite|so|about|around|some|a few|lots of|uses?|has|speaks? in|talks? in|says?|got|in|now|currently|completely|fully|largely|often|sometimes) )*(?:non[- ]?(?:verbal|speaking)|pre[- ]?verbal|minimally verbal|verbal\b|(?:not (?:many|a lot of|much)|hardly any) words?\b|(?:not|isn['’]?t|doesn['’]?t|does not|no|never) (?:really )?(?:talk\w*|speak\w*|speech|words?)\b|(?:single|one|two|three|few|full|short|long|simple|whole|proper|complete|\d+(?: ?(?:-|–|to|or) ?\d+)?|single-|two-|one-)[ -]?(?:words?|sentences?|phrases?|symbols?|signs)\b|(?:words?|signs?|gestures?|pointing|babbl\w*|sounds|noises|vocalis\w*|vocaliz\w*|grunts?|humming)\b|(?:talks?|speaks?)(?! (?:to|with|about|of|over|back|at) )\b|talks? (?:a (?:ton|lot|bit)|non ?-?stop|all (?:the time|day)|about|to (?:us|me|family|himself|herself|themselves)\b)|says? (?:aai|mama|dada|\p{L}+ and \p{L}+|(?:a )?few|one|two|about|around|\d+|single|hi|no and)|chatt(?:y|ers|erbox)|chatterbox|stammers?|stutters?|whispers?|mumbles?|lisps?|(?:an? )?(?:aac|talker|speech device|communication (?:device|app|book|board)|i-?pad (?:to|with|for)|tablet (?:to|with|for) (?:talk|speak)|proloquo\w*|touchchat|grid ?3?)\b|understands? (?:more|everything|a lot|lots|most|every|only|simple)|goes (?:quiet|mute|silent)|(?:stops|loses) (?:talking|speaking|words|(?:his|her|their) words)|selectively mute|situational(?:ly)? mut\w+|leads? (?:you|me|us) by|leading (?:you |me |us )?by|screams? (?:for|to mean) (?:no|yes|stop|more)|asks? why\b)/iu;
/** What is talked about, and to whom, is no way of talking; a wish that somebody spoke is a goal. */
const notOfSpeech =
  /\b(?:should (?:speak|talk)|online|strangers?|swear\w*|rude|to hear (?:him|her|them)|goals?|would like|talks? (?:\p{L}+ )?about (?:death|dying|killing|suicide))\b/iu;

/** Somebody else's hands and words, what is not done, and what is only taught. */
const besides =
  /\b(?:do(?:es)?(?:n['’]?t| not)|won['’]?t|never|refuses to|can(?:no|['’])?t|stopped|brother|sister|cousin|other kids|classmates?|teacher|mum|mom|dad|nan|gran\p{L}*|parents)\b[^.;,]{0,16}\b(?:use|give|show|pull|take|lead|speak|talk|understand|sign|say)\w*|\b(?:birthday|playing|loyalty|trading|pok[eé]mon|bank|debit|bus|travel|id|credit|uno|deck of|train|mrt|library|red|yellow) ?cards?\b|\bpulls? (?:my|your|our|the)? ?hair\b|\b(?:takes?|holds?) (?:my |your |the )?hands? (?:to cross|at|on|near|when (?:we|crossing))\b/iu;

/** Said in the boxes on talking and in the notes alone: among the dangers "talks to strangers" is one. */
const isOfSpeech = (said: string, { interactionStyle, notes }: ChildProfile): boolean =>
  ofSpeech.test(said.trim()) && !notOfSpeech.test(said) && `${interactionStyle}\n${notes}`.includes(said);

export const talkTold = (profile: ChildProfile): string[] => [
  ...new Set(
    [profile.interactionStyle, profile.notes, profile.learningStyle]
      .flatMap(leaningIn)
      // Among the dangers a hand may be a stranger's.
      .concat(
        leaningIn(profile.safetyRisks).filter(
          (said) => !/\b(?:strangers?|any(?:one|body)|by the hand|away)\b/iu.test(said),
        ),
      )
      .filter((said) => !isConfidential(said))
      // A run of half sentences is no one thing.
      .flatMap((said) => (said.split(/\s+/u).length > 40 ? atStops(said) : [said]))
      .concat(
        entriesOf(profile.challenges).filter((entry) => ofLanguage.test(entry) && !isConfidential(entry)),
      )
      .filter(
        (said) =>
          (rows.some((row) => row.test(said.replace(besides, ' '))) || isOfSpeech(said, profile)) &&
          !isOfWriter(said) &&
          // What somebody does with the child ("humming with her works") is no way of talking.
          !/^\p{L}+ing (?:with|to|for|beside) (?:him|her|them)\b/iu.test(said) &&
          // What others must not say, or are asked to do, is no way of talking.
          !/^(?:please )?(?:do(?:n['’]?t| not)|never|no(?! (?:speech|words?|talking)\b)|use|show|give|say|speak(?! \p{L}+ and (?:a )?(?:little|some|few)\b)|tell|ask|let|try|keep|offer)\b/iu.test(
            said,
          ),
      ),
  ),
];

/** What a helper must know as fear and not as talk: "'mind the doors' = scared". */
export const fearTold = (profile: ChildProfile): string[] =>
  talkTold(profile).filter((said) => ofFear.test(said));
const ofFear =
  /(?:=|\bmeans?\b|\bis (?:his|her|their) (?:sign|word) (?:of|for|that)|['’"”],? (?:(?:when|if) )?(?:he|she|they)(?:['’]?s)?\b)[^.;]{0,24}\b(?:scared|afraid|frightened|fear|anxious|panic\w*|terrified|overwhelmed)\b/iu;
