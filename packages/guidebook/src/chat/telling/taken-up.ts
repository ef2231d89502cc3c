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

const who = String.raw`(?:he|she|they|my \w+|{child\d*})`;
const noLonger = /\b(?:used to|no longer|years ago|last year|until|anymore|any more|stopped)\b/i;
const dead = new RegExp(
  String.raw`\b(?:my|our|his|her|their|the) ((?:(?:great|old|little|beloved)[ -])?(?:grandad|granddad|grandpa|grandfather|grandma|grandmother|granny|gran|nan|nana|nanna|mum|mom|dad|father|mother|brother|sister|uncle|aunt|aunty|baby|friend|dog|cat|rabbit|hamster|pony|horse)) (?:(?:just|suddenly) )?(?:died|passed away)\b|^\W*(?:how do (?:i|we) tell (?:him|her|them) )?(?:that )?(grandad|granddad|grandpa|grandma|granny|gran|nan|nana|nanna) (?:(?:just|suddenly) )?died\b`,
  'i',
);
/** Whose death it is, as the carer says it. */
function whoDied(message: string): string {
  const [, theirs, own] = dead.exec(message.replaceAll('’', "'")) ?? [];
  return theirs === undefined ? (own ?? '').replace(/^./, (letter) => letter.toUpperCase()) : `the ${theirs}`;
}

/** The heaviest first. */
const weights: readonly TakenUp[] = [
  {
    when: /\b(?:nobody|no ?one|not (?:one|a single)(?: \w+){0,2}?) (?:ever |has ever |even )?ask(?:ed|s) (?:me |us )?(?:what|who|how) (?:he|she|they|i|we)\b/i,
    say: 'To sit through all that and not once be asked the question that matters: no wonder it stings.',
    isBlow: true,
  },
  {
    when: /\b(?:referral|forms?|paperwork|application|letter|notes|report|file)\b[^.?!]{0,40}\b(?:never|not|was ?n'?t|had ?n'?t been) (?:been )?(?:rec(?:ei|ie)ved|sent|arrived|there|made|logged|put in)\b|\b(?:lost|mislaid) (?:the|our|his|her|their) (?:referral|forms?|paperwork|application|notes|report|file)\b/i,
    say: 'All that waiting, and then to hear that it was never even there: that is a real blow.',
    isBlow: true,
  },
  {
    when: /\b(?:not invited|wasn'?t invited|weren'?t invited|didn'?t get an? invit\w+|uninvited|left (?:off|out of) (?:the|a|every|this) (?:\w+ )?(?:list|party|invit\w+|trip|photo|play)|(?:whole|entire) class (?:bar|but|except)|everyone (?:but|except) (?:him|her|them)|only one (?:not|who was ?n'?t) (?:invited|asked))\b/i,
    say: 'Being the one who is left out hurts, and it hurts you twice.',
    isBlow: true,
  },
  {
    when: new RegExp(
      String.raw`\b${who} (?:has |had |just |then |also |keeps? )*(?:bit|bites|biting|bitten|punched|punches|kicked|kicks|headbutted|head-?butts|scratched|scratches|hit|hits|slapped|hurt|hurts) me\b|\b(?:my (?:arms?|legs?|face|nose|wrist|hands?) (?:is|are) (?:black|bruised|bleeding|blue|sore))\b`,
      'i',
    ),
    say: 'Being hurt by somebody you love and look after is hard to bear, and you may say so.',
  },
  { when: dead, say: 'I’m so sorry about THEM.' },
  {
    when: /\b(?:i(?:'m| am|m)? (?:just |so |absolutely |completely |really |totally )*(?:exhausted|knackered|shattered|worn out|done in|broken|burnt out|burned out|drained|on my knees|at (?:the end of my (?:tether|rope)|my wit'?s'? end|breaking point)|running on empty|(?:going|losing) (?:mad|crazy|insane|my mind))|(?:i )?(?:can'?t|cannot|cant) (?:cope|do this|take (?:it|this|much more)|go on)(?: like this| any ?more| much longer)?\b|i(?:'m| am|m)? (?:dead on my feet|dying on my feet)|i am going mad)\b/i,
    unless: noLonger,
    say: 'You sound worn out, and no wonder.',
  },
  {
    when: /\b(?:(?:no|hardly any|barely any) sleep (?:for|in|since|again)|(?:not|haven'?t|havent) slept (?:for|in|properly|since)|(?:two|three|four|five|[2-5]) hours(?:'| of)? sleep|up (?:all|half the) night|sleep deprived)\b/i,
    unless: /\b(?:used to|ipad|gaming|phone|xbox|fortnite)\b/i,
    say: 'Broken nights wear everybody down.',
  },
  {
    when: /\b(?:is it me|is it my fault|am i (?:a bad|a terrible|an awful|a rubbish|failing|doing (?:it|this|something) (?:all )?wrong)|i(?:'m| am|m)? (?:such )?a (?:bad|terrible|rubbish|awful) (?:mum|mom|mother|dad|father|parent))\b/i,
    say: 'That you ask yourself this shows how much you care.',
  },
  {
    when: /\b(?:every(?:one|body) (?:tells|says|keeps (?:telling|saying)|has an opinion)|half (?:of )?(?:them|the family|people) (?:say|tell)|one says\b[^.?!]{2,40}\bthe other says)\b/i,
    unless: /\beveryone (?:says|tells me) (?:he|she|they)(?:'s|'re| is| are| will)\b/i,
    say: 'It’s hard to know what is right when everybody says something different.',
  },
  {
    when: /\b(?:everyone|everybody|people|they all|the whole (?:shop|bus|street|cafe|queue)) (?:\w+ )?(?:stared|stares|staring|tutted|tut|tuts|tutting|filmed|filming|judge\w*|looked at (?:me|us) like)\b|\b(?:stared at|tutted|glared at) (?:me|us)\b/i,
    say: 'Being stared at on top of it all is hard.',
  },
  {
    when: /\b(?:\d+|two|three|four|five|six|eight|nine|ten|twelve|eighteen) (?:months|years) (?:waiting|on (?:a|the) (?:waiting )?list|we'?ve (?:been )?wait\w+)|\b(?:been )?wait(?:ing|ed) (?:for )?(?:over |nearly |almost |more than )?(?:\d+|two|three|four|five|six|eight|nine|ten|twelve|eighteen) (?:months|years)\b/i,
    say: 'That is a very long time to wait.',
  },
  {
    when: /\b(?:i(?:'m| am|m)? (?:so |really |absolutely )?(?:scared|terrified|frightened|petrified)|scared to (?:take|leave|let|go))\b/i,
    say: 'That is frightening, and you’re right to take it seriously.',
  },
  {
    when: /\b(?:was |been |only |just )?(?:lost (?:his|her|their) (?:placement|job|college place|school place|apprenticeship)|(?:placement|place) (?:broke down|fell through|ended|was pulled))\b/i,
    say: 'Losing a place like that takes a lot away, for {him} and for you.',
  },
  {
    when: /\b(?:came|moved|was brought|been placed|placed|arrived) (?:to us|with us|here|in with us)\b[^?]{0,40}\b(?:today|yesterday|last (?:night|week)|this week|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d+ (?:days?|weeks?) ago)\b/i,
    unless: /\b(?:house|flat|school|class)\b/i,
    say: 'The first days are hard on everybody, and you are watching {him} closely: that’s a good beginning.',
  },
  {
    when: /\b(?:single (?:mum|mom|mother|dad|father|parent)|on my own with|all on my own|doing (?:it|this) (?:all )?(?:alone|on my own)|nobody (?:helps|to help)|no one (?:helps|to help)|no help from|no family (?:near|here|close))\b/i,
    say: 'That’s a lot for one person.',
  },
  {
    when: /\b(?:tried everything|nothing (?:works|is working|helps|has worked|we try)|(?:i'?ve|we'?ve|i have|we have) tried (?:it all|all of it|the lot|so (?:many|much)))\b/i,
    say: 'You’ve tried a great deal already.',
  },
  {
    when: /\b(?:i (?:just )?(?:cry|cried|sobbed|wept|burst into tears|broke down)|i keep crying|in tears|can'?t stop crying|breaks my heart|broke my heart|heartbroken|heart ?breaking)\b/i,
    unless:
      /\b(?:with joy|happy tears|he'?s in tears|she'?s in tears|he was in tears|she was in tears|(?:he|she|they)(?:'s| is| was|'re| are| were|'ll be| will be| ends? up| comes? (?:home|out)) (?:\w+ )?in tears)\b/i,
    say: 'No wonder it brings you to tears.',
  },
  {
    when: /^\W*(?:hi\W+|hello\W+)?(?:(?:worried |desperate |new )?(?:gran(?:ny|ma|dma|dad|dpa)?|nan(?:a|na|ny)?|grand(?:mother|father|parent)) here|i(?:'m| am|m) (?:the|a|his|her|their) (?:\w+ )?(?:gran(?:ny|ma|dma|dad|dpa)?|nan(?:a|na)?|grand(?:mother|father|parent)))\b/i,
    say: 'How good of you to ask, so that time with you goes well for {him}.',
  },
  {
    when: /\b(?:at my wits|tearing my hair|desperate\b(?! for (?:a )?(?:wee|poo|the toilet|attention))|please help|pls help|i(?:'m| am|m)? (?:at a loss|stuck|lost)\b(?! (?:it|my|the|him|her)))/i,
    say: 'That sounds really hard. Let’s find one thing to begin with.',
  },
];
