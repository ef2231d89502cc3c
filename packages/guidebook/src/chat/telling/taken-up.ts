// One kind sentence that takes up what weighs on the carer, where the message surely says it. It says nothing that was not told, gives no
// advice and asks nothing; where nothing is surely read there is none.
import { fillStep } from '../answer/steps.ts';
import type { AskedChild } from '../message/child-asked-about.ts';

/** `isBlow`: told for itself it is heard, and nothing is offered. */
type TakenUp = { when: RegExp; unless?: RegExp; say: string; isBlow?: true };

export function takenUp(message: string, child: AskedChild): string {
  const found = readIn(message);
  return found === undefined ? '' : fillStep(child, found.say.replace('THEM', whoDied(message)), 'takenUp');
}

/** What happened is a blow, whatever else is said of it. */
export const tellsOfBlow = (message: string): boolean => readIn(message)?.isBlow === true;

function readIn(message: string): TakenUp | undefined {
  const text = message.slice(0, 2000).replaceAll('’', "'");
  return weights.find(({ when, unless }) => when.test(text) && !unless?.test(text));
}

const who = String.raw`(?:he|she|they|my (?:\w+ )?(?:son|daughter|child|boy|girl|lad|kid|grandson|granddaughter|pupil)|{child\d*})`;
/** Who may hurt somebody without being looked after by them. */
const grownUp =
  /\bmy (?:\w+ )?(?:step)?(?:mum|mom|mam|mother|dad|father|parents?|husband|wife|partner|ex|boyfriend|girlfriend|fianc[eé]e?|boss|teacher|uncle|aunt|aunty|neighbour)\b|\b(?:drunk|drink(?:s|ing)|jealous|checks (?:where|who|my)|(?:scared|afraid|frightened) of (?:him|her)|other (?:men|women|people)|my money)\b/i;
const ofWhom = String.raw`(?:(?:great|old|little|beloved)[ -])?(?:grandad|granddad|grandpa|grandfather|grandma|grandmother|granny|gran|nan|nana|nanna|mum|mom|dad|father|mother|brother|sister|uncle|aunt|aunty|baby|friend|dog|cat|rabbit|hamster|guinea pig|pony|horse)`;
const died = String.raw`(?:has |have )?(?:just |suddenly )?(?:died|passed away)\b`;
const dead = new RegExp(
  String.raw`\b(my|our|his|her|their|the) (${ofWhom}) ${died}|^\W*(?:how do (?:i|we) tell (?:him|her|them) )?(?:that )?(grandad|granddad|grandpa|grandma|granny|gran|nan|nana|nanna) ${died}`,
  'i',
);
/** Told of another time, or as a reason for something else. */
const diedBefore =
  /\b(?:since|because|cos|when|where|after|before|until|if|or|what)\b[^.?!]{0,40}\b(?:died|passed away)\b|\b(?:died|passed away)\b[^.?!]{0,30}\b(?:ago|19\d\d|20[01]\d|when|or)\b/i;
/** Whose death it is, as the carer says it. */
function whoDied(message: string): string {
  const [, whose = '', theirs, own = ''] = dead.exec(message.replaceAll('’', "'")) ?? [];
  if (theirs === undefined) return own.replace(/^./, (letter) => letter.toUpperCase());
  return `${/^(?:my|our)$/i.test(whose) ? 'your' : whose.toLowerCase()} ${theirs.toLowerCase()}`;
}

const number = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|twenty)`;

/** The heaviest first. Of 10,300 messages of ordinary days one in a hundred says one of these. */
const weights: readonly TakenUp[] = [
  {
    when: /\b(?:nobody|no ?one|not (?:one|a single)(?: \w+){0,2}?) (?:ever |has ever |even )?ask(?:ed|s) (?:me |us )?(?:what|who|how) (?:he|she|they|i|we) (?:likes?|loves?|wants?|feels?|felt|am|are|is|was|were)\b/i,
    say: 'To sit through all that and not once be asked the question that matters: no wonder it stings.',
    isBlow: true,
  },
  {
    when: /\b(?:referral|forms?|paperwork|application)\b[^.?!]{0,40}\b(?:never|not|was ?n'?t|had ?n'?t been) (?:been )?(?:rec(?:ei|ie)ved|sent|arrived|there|made|logged|put in)\b|\b(?:lost|mislaid) (?:the|our|his|her|their) (?:referral|forms?|paperwork|application)\b/i,
    say: 'All that waiting, and then to hear that it was never even there: that is a real blow.',
    isBlow: true,
  },
  {
    when: /\b(?:not invited|wasn'?t invited|weren'?t invited|didn'?t get an? invit\w+|uninvited (?:him|her|us|them)|left (?:off|out of) (?:the|a|every|this) (?:\w+ )?(?:list|party|invit\w+|trip|photo|play)|(?:whole|entire) class (?:bar|except)|everyone (?:but|except) (?:him|her|them) (?:was|got|is)|only one (?:not|who was ?n'?t) (?:invited|asked))\b/i,
    say: 'Being left out hurts, and it hurts to watch.',
    isBlow: true,
  },
  {
    when: new RegExp(
      String.raw`\b${who} (?:has |had |just |then |also |keeps? )*(?:bit|bites|biting|bitten|punched|punches|kicked|kicks|headbutted|head-?butts|scratched|scratches|hit|hits|slapped|hurt|hurts) me\b`,
      'i',
    ),
    unless: grownUp,
    say: 'Being hurt by somebody you look after is hard to bear, and you may say so.',
  },
  { when: dead, unless: diedBefore, say: 'I’m so sorry about THEM.' },
  {
    when: /\bi(?:'m| am|m) (?:just |so |absolutely |completely |really |totally )*(?:exhausted|knackered|shattered|worn out|done in|burnt out|burned out|drained|on my knees|at (?:the end of my (?:tether|rope)|my wit'?s'? end|breaking point)|running on empty|(?:going|losing) (?:mad|crazy|insane)|losing my mind|dead on my feet)\b|\bi (?:just |really )?(?:can'?t|cannot|cant) (?:cope|do this|take (?:it|this|much more)|go on)(?: like this| any ?more| much longer)\b/i,
    unless: /\b(?:used to|no longer|years ago|last year)\b/i,
    say: 'You sound worn out, and no wonder.',
  },
  {
    when: /\b(?:(?:no|hardly any|barely any) sleep (?:for|in|since|again)|(?:i|we)(?:'ve| have)? ?(?:not|haven'?t|havent|hardly|barely) (?:slept|had (?:any|a full night'?s?) sleep)(?! in (?:the same|one|a))|on (?:two|three|four|five|[2-5]) hours(?:'| of)? sleep)\b/i,
    unless: /\b(?:used to|xbox|fortnite|gaming)\b/i,
    say: 'Broken nights wear everybody down.',
  },
  {
    when: new RegExp(
      String.raw`\bi (?:really |just |honestly )?(?:don'?t|do not|dont) (?:really |always )?like (?:(?:my (?:own )?(?:son|daughter|child|kid|boy|girl)|being (?:his|her|their) (?:mum|mom|mam|dad|mother|father))(?: (?:much|very much|at all))?(?=\W*$|[.!]| (?:this|today|tonight|right now|just now|at the moment|these days|lately|sometimes|some days)\b)|(?:him|her|them)(?: (?:much|very much|at all))?(?= (?:this week|today|tonight|right now|just now|at the moment|these days|lately|sometimes|some days)\b))`,
      'i',
    ),
    unless: /\b(?:teacher|ta|doctor|neighbour|boyfriend|girlfriend|friend|carer|social worker)\b/i,
    say: 'Most parents have weeks like that and few say it out loud. It means that you are worn thin, not that you don’t love {him}.',
    isBlow: true,
  },
  {
    when: /\bis it (?:me|my fault)\W*(?:$|\?)|\bam i (?:a bad|a terrible|an awful|a rubbish) (?:mum|mom|mother|dad|father|parent|person)\b/i,
    say: 'That you ask yourself this shows how much you care.',
  },
  {
    when: /\bevery(?:one|body) (?:tells me to\b[^.?!]{2,60}\bor\b|says something different|tells me something different|has a different)|\bone says\b[^.?!]{2,40}\bthe other says\b/i,
    say: 'It’s hard to know what is right when everybody says something different.',
  },
  {
    when: /\b(?:everyone|everybody|people|they all|the whole (?:shop|bus|street|cafe|queue)) (?:\w+ )?(?:stared|tutted|filmed (?:us|him|her|me)|looked at (?:me|us) like)\b|\b(?:stared|tutted|glared) at (?:me|us)\b/i,
    say: 'Being stared at on top of it all is hard.',
  },
  {
    when: new RegExp(
      String.raw`\b${number} (?:months|years) (?:waiting|on (?:a|the) (?:waiting )?list)|\b(?:i|we)(?:'ve| have)? (?:been )?wait(?:ing|ed) (?:for )?(?:over |nearly |almost |more than )?(?:${number} years|(?:1\d|[2-9]\d|twelve|eighteen|twenty) months)\b`,
      'i',
    ),
    say: 'That is a very long time to wait.',
  },
  {
    when: /\bi(?:'m| am|m) (?:so |really |absolutely )?(?:scared|terrified|frightened|afraid) (?:to (?:take|leave|let) (?:him|her|them)|(?:that )?(?:he|she)(?:'ll| will|'s going to| is going to) (?:get|be|run|fall|drown|die|hurt))/i,
    say: 'That is frightening, and you’re right to take it seriously.',
  },
  {
    when: /\blost (?:his|her|their) (?:placement|job|college place|school place|apprenticeship)\b|\b(?:placement) (?:broke down|fell through|ended|was pulled)\b/i,
    say: 'Losing a place like that takes a lot away.',
  },
  {
    when: /\b(?:came|moved|been placed|placed|arrived) (?:to us|with us|in with us)\b[^.?!]{0,20}\b(?:today|yesterday|last (?:night|week)|this week|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
    say: 'The first days are hard on everybody, and you are watching {him} closely: that’s a good beginning.',
  },
  {
    when: /\b(?:doing (?:it|this) (?:all )?(?:alone|on my own)|nobody (?:helps me|to help)|no one (?:helps me|to help)|no help from|no family (?:near|here|close))\b/i,
    say: 'That’s a lot for one person.',
  },
  {
    when: /\b(?:tried everything|nothing (?:works|is working|has worked|we try)|(?:i'?ve|we'?ve|i have|we have) tried (?:it all|all of it|the lot|so (?:many|much)))\b/i,
    unless: /\b(?:nothing works (?:on|in|at|here|properly))\b/i,
    say: 'You’ve tried a great deal already.',
  },
  {
    when: /\bi (?:just )?(?:cried|sobbed|wept|burst into tears|broke down)\b|\bi (?:keep|can'?t stop) crying\b|\bi(?:'m| am|m| was) in tears\b|\b(?:breaks|broke) my heart\b/i,
    unless: /\b(?:with joy|happy tears|happy cry)\b/i,
    say: 'No wonder it brings you to tears.',
  },
];
