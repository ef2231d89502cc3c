// What of the notes stands on the first page: whoever comes today reads no further, and the one thing that works is mostly told there.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { tellsOfOthersIllness } from '@calmbridge/reader/clinic/read-clinic';
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { asSaid, inOwnWords, toQuote } from '../carer-words.ts';
import type { HardMoment } from '../facts.ts';
import { isForFewEyes, isOut } from '../reading/box-words.ts';
import { isAside, withoutGreeting } from '../reading/tips.ts';
import { togetherIn } from '../reading/together.ts';
import { isConfidential } from '../reading/told/confidential.ts';
import { speaksAsWriter, writerOf } from '../reading/told/writer.ts';

const mostWords = 60;

/** All of it where it is short, otherwise what tells what to do; nothing that shames, and no wish that is a goal. */
export function pageNotesOf(profile: ChildProfile, wishes: readonly string[]): string[] {
  const { notes, interactionStyle } = profile;
  const isWriterKnown = writerOf(profile) !== null;
  const told = openIn(notes).filter(
    (note) =>
      // Whose "I" it is nobody can tell: such a note stands further on, unless it asks something of whoever comes.
      (isWriterKnown || !speaksAsWriter(note) || asksOf.test(note)) &&
      sentencesOf(note).every(
        (sentence) =>
          !isOut(sentence) &&
          !isForFewEyes(sentence) &&
          !isAside(sentence) &&
          !isOfRelatives.test(sentence) &&
          !tellsOfOthersIllness(sentence) &&
          isForAllEyes({ said: sentence }) &&
          !wishes.some((wish) => asSaid(sentence).includes(wish)),
      ),
  );
  // With how to be with the child, which stands beside it, it is a short paragraph.
  const most = mostWords - (interactionStyle.trim() === '' ? 0 : wordsOf([interactionStyle]));
  if (wordsOf(told) <= most) return told;
  return told.filter(tellsWhatToDo).reduce<string[]>((kept, sentence) => {
    const next = [...kept, sentence];
    return wordsOf(next) <= most ? next : kept;
  }, []);
}

/** What relatives think, and what is asked of whoever writes the plan, is nothing the child would say. */
const isOfRelatives =
  /\b(?:in[- ]?laws?|relatives|grandparents|family|neighbou?rs|people|husband|wife|ex) (?:are |is |keeps? |all |still )*(?:say(?:s|ing)?|think(?:s|ing)?|believ(?:es?|ing)|tell(?:s|ing)? (?:me|us))\b|\b(?:pls|plz|please|kindly) (?:also )?(?:explain|advise|suggest|tell (?:also|us|me))\b[^.;]*(?:\b(?:so (?:that )?(?:i|we) can|simply|about how|how (?:to|we|i))\b)/iu;

const asksOf =
  /^(?:please|never|do(?:n['’]?t| not)|always|call|ring|text|phone|tell|if|when|ask|use|let|give|keep|say|write)\b|\b(?:please|always)\b/iu;

/** Without what the family keeps to itself, and what leans on it: "Please do not mention it when they come". */
export const openIn = (notes: string): string[] => {
  const all = togetherIn(notes);
  return all.filter(
    (note, at) => !isConfidential(note) && !(at > 0 && isConfidential(all[at - 1] ?? '') && leans.test(note)),
  );
};
const leans = /^(?:so |please )*(?:do(?:n['’]?t| not)|never|not|they|it|we)\b/iu;

/** One quote where they follow each other in the notes; where something stands between them, each its own. */
export const inQuotes = (sentences: readonly string[], notes: string): string => {
  const written = inOwnWords(notes);
  return sentences
    .map(inOwnWords)
    .reduce<string[]>((before, sentence) => {
      const last = before.at(-1);
      return last !== undefined && written.includes(`${last} ${sentence}`)
        ? [...before.slice(0, -1), `${last} ${sentence}`]
        : [...before, sentence];
    }, [])
    .map((passage) => `“${toQuote(withoutGreeting(passage))}”`)
    .join(' ');
};

const wordsOf = (texts: readonly string[]): number => texts.join(' ').split(/\s+/u).length;

const tellsWhatToDo = (sentence: string): boolean =>
  /\b(?:please|do(?:n['’]?t| not)|never|always|if|when|means?|let|give|ask|leave|look|call|say|tell|offer|wait|only)\b/iu.test(
    sentence,
  );

/** A page for strangers holds nothing that shames: no blame, no body, no night, nothing done to others (PL35). */
export const isForAllEyes = ({ said }: Pick<HardMoment, 'said'>): boolean =>
  !shaming.test(said.replace(noBlame, ' ')) && !behindBack.test(said) && !isConfidential(said);
/** What the child is not to see or to know is not for a page that is read together. */
const behindBack =
  /\b(?:so (?:that )?(?:he|she|they) (?:do(?:es)?(?:n['’]?t| not)|can(?:no|['’])?t) (?:see|know|hear|notice)|not so (?:he|she|they) (?:sees?|knows?|hears?)|without (?:him|her|them) (?:seeing|knowing|noticing|hearing)|(?:do(?:n['’]?t| not)|never) (?:let (?:him|her|them) (?:see|know|hear|find)|tell (?:him|her|them)(?!,? ?['‘"“]|,? (?:to|what to|wonder|ask|show|offer|suggest|off|how)\b))\b|(?<!\b(?:people|persons?|adults?|ups?|any(?:one|body)|some(?:one|body)|others?|kids|children|staff|those|who|teachers?|strangers|men|women|things?|places?|songs?|words?|foods?) )(?:he|she|they) (?:must(?:n['’]?t| not)|should(?:n['’]?t| not)|do(?:es)?(?:n['’]?t| not)|(?:is|are) not to) (?:know|hear|find out|be told|see (?:it|this|that))|(?:not|never|n['’]?t) (?:to )?(?:mention|bring up|discuss|talk about)[^.;]{1,40}\b(?:to|with|in front of|around|near) (?:him|her|them|\{child\d*\})|(?:not|never|n['’]?t) (?:share|give|tell|pass on) (?:out )?(?:(?:his|her|their|our|the) )(?:new )?(?:address|number|school|whereabouts|surname|details)|secretly|behind (?:his|her|their) back|(?:he|she|they|\{child\d*\}) wish(?:es|ed) (?:that )?(?:(?:he|she|they) )?(?:was|were|could be) (?:normal|like (?:the )?others?|someone else|somebody else|not autistic)|(?:i|we)(?:['’]?m| am| are|['’]re) not going to be (?:here|around)|when (?:i|we)(?:['’]?m| am| are|['’]re) gone|(?:i|we) (?:won['’]?t|will not) be (?:here|around)|after (?:i|we|she|he|they) dies?|when (?:he|she|they) reads? (?:this|it)|when (?:she|he|they)(?:['’]?s| is| are|['’]re) (?:gone|dead)(?=\s*[.,;!)]|\s*$))(?!\p{L})/iu;
/** "He isn't being rude" blames nobody, a hand is pulled to show something, and how a child asks for the toilet everyone must know. */
const noBlame =
  /\bpulls? (?:you|me|us|people) (?:to|towards|along)\b|\bpush(?:es)? (?:(?:the|his|her|their) )?(?:tablet|device|talker|i-?pad|cards?|book|board|things?|it) (?:to|at|towards) (?:you|me|us|people)\b|\bpush(?:es)? (?:(?:you|me|it|things|us) )?away ?(?:=|means?\b)|\bpull(?:s|ing)? (?:the )?(?:\p{L}+ ){1,2}(?:over|down)\b|\bpull(?:s|ing)? (?:over|down|on) (?:the |his |her )?(?:furniture|shel(?:f|ves)|drawers?|tvs?|television|curtains?|book\p{L}+|things)\b|\bpush(?:es|ing)? (?:(?:his|her|their|the|both) )?(?:palms?|hands?|it|things|the card|plates?) (?:out|away|off|forwards?)\b|\b(?:do(?:n['’]?t| not)|never|no) (?:push(?:ing)?|forc(?:e|ing)|pull(?:ing)?|grab(?:bing)?|shout(?:ing)?)\b|\b(?:\d|one|two|three) (?:pulls?|taps?|push(?:es)?|kicks?|slaps?) ?(?:=|means?\b)|\bpulls? (?:you|me|us|people) by (?:the|your|my|our) (?:hands?|arms?|sleeves?)\b|\b(?:do(?:n['’]?t| not)|never) [^.;]{0,40}\bit['’]?s rude\b|\b(?:grabs?|pulls?) (?:at |for |on )?(?:the |your |my )?(?:(?:steering|minibus|bus|car|van) )?(?:wheel|hand ?brake|gear ?stick|door handles?)\b|\b(?:signs?|makaton|signals?|words?|cards?|pictures?|symbols?|asks?|tells?|shows?|means?|points?|pats?|taps?)\b[^.;]{0,40}\b(?:toilet|loo|wee|poo|potty)\b|\b(?:is|are|it)?(?:n['’]?t| not|never|['’]?s no) (?:being |trying to be |meant to be )?(?:rude|naughty|lazy|stupid)\b|\bl(?:ies|ying) (?:down|on|under|in|flat|back)\b|\bpulls? (?:you|me|us|at )?(?:r|y)? ?(?:your |my |our |the |people['’]?s )?(?:hands?|arms?|sleeves?)\b/giu;
const shaming =
  /\b(?:lazy|naughty|rude|stupid|spit\w*|smear\w*|poo\w*|wee(?:s|ing)?|wets?(?= (?:the |his |her |their )?(?:bed|pants|self|him|her))|bed[- ]?wet\w*|soil(?:s|ed|ing)|toilet\w*|potty|nappy|diapers?|accidents?|masturbat\w*|periods?|pads|bra|undress\w*|naked|strips?|(?:wets?|soils?|poos in|wees in|takes? off|pulls? down|without) (?:his |her |their )?pants|licks?|lies|lying|steal\w*|sneak\w*|swear\w*|insults?|kicking off|hits?|hitting|bit(?:es|ing)|kicks?|pinch\w*|push\w*|shov\w*|slaps?|nips|throws?|throwing|breaks?|smash\w*|pulls?|grabs?|grabbing|attack\w*|aggress\w*|screams?|hygiene|smells of|fat|overeat\w*|bing\w*|cut(?:s|ting) (?:him|her|them)sel\w*|self[- ]?harm\w*|therapy|bruis\w*|prisons?|jail|in court|custody|dnr|dnacpr|resuscitat\w*|end[- ]of[- ]life|divorc\w*|adopt\w*|care order|birth (?:mum|mom|mother|dad|father|family|parents?)|two families|careful with (?:the |your )?word\w*|placement|contact being|social worker|(?:the )?police (?:came|were|was|had|called|record)|(?:called|rang) the police|suspended|excluded)\b/iu;

/** A page is one page, and a box that speaks of the body stays on the next. */
export const isForPage = (said: string): boolean =>
  said !== '' && said.split(/\s+/u).length <= 45 && !ofTheBody.test(said.replace(noBlame, ' '));
export const ofTheBody =
  /\b(?:napp(?:y|ies)|diapers?|potty|toilet\w*|poo\w*|wee|masturbat\w*|periods|naked|breasts?)\b/iu;
