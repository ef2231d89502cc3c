// What the family asks not to be done, in whichever box, and the lines of ours that would do it.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import type { ChildFacts } from '../../facts.ts';
import { tellsHold } from '../../family-orders.ts';
import { asLong } from '../tips.ts';
import { wantsNoTelling } from './confidential.ts';
import { hasHearingLoss } from './responders.ts';

/** What the family asked not to be done, by the lines that would do it. */
export function asksNotFor(child: ChildFacts): (text: string) => boolean {
  const noCharts = wantsNoCharts(child);
  const noRepeat = wantsNoRepeat(child);
  // Where the family wrote how to hold the child, nobody is told to come from the front only.
  const isHeld = tellsHold(child.profile);
  const noAsks = wantsNoAsks(child);
  const isPatient = child.waits === asLong;
  const isDark = fearsDark(child);
  const isFast = eatsFast(child.profile);
  const hearsLittle = hasHearingLoss(child.profile);
  return (text: string) =>
    // Who eats fast sits while there is food in the mouth.
    (isFast &&
      /\bfood goes along\b|\beats? (?:standing|walking|on the move)\b|\bfood\b.*\bwithin reach\b/u.test(
        text,
      )) ||
    // Who hears little needs what is left, above all near traffic.
    (hearsLittle && /\{ears\}|\bheadphones\b|\bear (?:defenders|muffs|plugs)\b/iu.test(text)) ||
    (noCharts && charts.test(text)) ||
    (noRepeat && /\bsay it again\b/u.test(text)) ||
    (noAsks &&
      /^Ask\b(?! (?:adults|staff|visitors|those|the|\{school\}))|\bask (?:\{him\}|once|which|whether|")/u.test(
        text,
      )) ||
    (noAsks && /\bliterally\b|^Say \{his\} name\b|\bskip hints\b|\bsay it again\b/u.test(text)) ||
    (isPatient && /\bagain\b|\bfirst press\b|\bwithin a second\b|\bcount \{wait\}/u.test(text)) ||
    (isDark &&
      /\bdim(?:mer|mest)?\b|\blow light\b|\blights? (?:off|out|down)\b|\bcurtains shut\b/iu.test(text)) ||
    (isHeld && /\bcome from the front\b|\barm's length\b/u.test(text));
}

/** "Eats fast", "stuffs his mouth", "has choked on meat". */
const eatsFast = ({ eatingHabits, challenges, safetyRisks, notes, triggers }: ChildProfile): boolean =>
  /\b(?:eat(?:s|ing|er)?|drinks?|chews?|bolts?|swallow\w*)\b[^.;,]{0,16}\b(?:fast|quick(?:ly)?|in seconds|whole|without chewing)\b|\b(?:fast|quick|messy fast) eat(?:er|ing)\b|\b(?:stuff|cram|pack|overfill|shovel|shov|ram)(?:e?s|ing|ming|ed)?\b[^.;,]{0,24}\b(?:mouth|food|face|cheeks|in|bread|much)\b|\b(?:gulp|gobbl|wolf|scoff|inhal)(?:es?|s|ing)\b|\bbolt(?:s|ing)? (?:(?:his|her|their|down) )*(?:food|meals?|dinner|lunch)\b|(?<!\b(?:never|not|no) )\bchok(?:es?|ed|ing)\b/iu.test(
    [eatingHabits, challenges, safetyRisks, triggers, notes]
      .join('\n')
      .replace(/\b(?:do(?:es)?(?:n['’]?t| not)|never|not) (?:eat|chok|stuff|gulp)\w*/giu, ' '),
  );

/** "No reward charts please" is an answer, not a note. */
const wantsNoCharts = ({ profile }: ChildFacts): boolean =>
  /\b(?:no|not|never|do(?:n['’]?t| not)|hates?|stop|without)\b[^.;]{0,24}\b(?:rewards?|stickers?|star|behaviou?r|tick)\b[^.;]{0,12}\b(?:charts?|stickers|systems?|sheets?|boards?)\b/iu.test(
    `${profile.notes}\n${profile.learningStyle}\n${profile.triggers}\n${profile.challenges}`,
  ) || /\bpda\b|\bpraise\b/iu.test(`${profile.triggers}\n${profile.challenges}`);
/** "Don't repeat the question": a line that does so would say the reverse. */
const wantsNoRepeat = ({ profile }: ChildFacts): boolean =>
  /\b(?:do(?:n['’]?t| not)|never|no need to|without) repeat\w*|\bno (?:direct )?(?:asks|demands|commands|orders)\b|\bpda\b|\bsay (?:it )?once\b|\b(?:short|simple|clear), once\b|\bstill wait\b|\bgive (?:(?:a|the|him|her|them) )*(?:reasons?|why)\b|\bwhy first\b|\bbecause i said so\b/iu.test(
    `${profile.interactionStyle}\n${profile.notes}\n${profile.learningStyle}\n${profile.challenges}\n${profile.triggers}`,
  );
/** "Light on please": no line then makes it dark. */
const fearsDark = ({ profile }: ChildFacts): boolean =>
  /\b(?:dark(?:ness)?|lights? (?:off|out))\b/iu.test(`${profile.triggers}\n${profile.challenges}`) ||
  /\blights? on\b/iu.test(`${profile.sleepSchedule}\n${profile.notes}`);
/** "No direct asks": a question is one. */
const wantsNoAsks = ({ profile }: ChildFacts): boolean =>
  wantsNoTelling(
    `${profile.interactionStyle}\n${profile.notes}\n${profile.challenges}\n${profile.learningStyle}`,
  ) ||
  /\bno direct (?:asks|questions|demands)\b|\b(?:do(?:n['’]?t| not)|never) ask (?:him|her|them )?(?:direct|questions)|\bpda\b/iu.test(
    `${profile.interactionStyle}\n${profile.notes}\n${profile.challenges}`,
  );
const charts = /\b(?:ticks?|charts?|stickers?|stars?|tokens?|rewards?|a dot)\b/iu;

/** "No pictures", "tell her the night before": a line that says the reverse is left out, and one for a life that is not lived so. */
export function rulesOut(profile: ChildProfile): (text: string) => boolean {
  const { notes, learningStyle, interactionStyle, challenges, socialSupports } = profile;
  const told = `${notes}\n${learningStyle}\n${interactionStyle}`;
  const life = `${told}\n${challenges}\n${socialSupports}`;
  const lines = [
    ...reverses.filter(({ said }) => said.test(told)),
    ...lives.filter(({ said }) => said.test(life)),
  ].map(({ ours }) => ours);
  // Who goes off is not shown how doors open.
  const isKeptIn = [profile.wanderingBehavior, profile.safetyRisks].some((box) => /\p{L}/u.test(box));
  return (text) => lines.some((ours) => ours.test(text)) || (isKeptIn && /\bopen doors\b/u.test(text));
}

/** Nobody is there who could look in, and no school that could be written to. */
const lives: readonly { said: RegExp; ours: RegExp }[] = [
  {
    said: /\b(?:liv(?:es?|ing) (?:alone|on (?:his|her|their) own|by (?:him|her|them)sel\p{L}+)|own flat|alone since)\b/iu,
    ours: /\b(?:at set times|an adult|one adult|somebody (?:looks|checks|stays)|stay beside|beside \{him\}|within call)\b/iu,
  },
  {
    said: /\b(?:school|class)\b[^.;,]{0,6}\(?(?:has ?n['’]?t|not) (?:been|gone|attended)|\bnot (?:been|in|at|going to) school\b|\b(?:home|online|virtual)[ -]?school\p{L}*|\bschool online\b|\bschool refus\p{L}+|\bout of school\b|\bno school (?:place|since|now)\b/iu,
    ours: /\b(?:to|at|with) (?:\{school\}|school\b)|\bquiet door\b|\barrive ten minutes\b/iu,
  },
];

const no = (things: string): RegExp =>
  new RegExp(
    `(?:^|[.,;:!(\\n–-]\\s*|\\b(?:please|and|but|with|absolutely) )(?:no|never|without|do(?:n['’]?t| not) (?:use|give|offer|show|try)|hates?) (?:any |more |the |\\p{L}+ )?(?:${things})(?!\\p{L})`,
    'iu',
  );
/** "Pls dont tell me to do a visual timetable he eats the cards". */
const noTimetable =
  /\b(?:do(?:n['’]?t| not)|never|stop) (?:please )?(?:tell(?:ing)? (?:me|us) to|suggest(?:ing)?|recommend(?:ing)?|want|giv(?:e|ing) (?:me|us|him|her|them)|bother with) (?:\p{L}+ ){0,4}?(?:visual (?:timetables?|schedules?|supports?)|picture (?:cards?|schedules?|timetables?)|pecs|now and next)\b|\b(?:he|she|they) (?:just |only )?(?:eats?|chews? up|rips? up|tears? up) (?:the |his |her |all |any |picture |visual |velcro )*(?:cards?|timetables?|symbols?|dots)\b/iu;
const reverses: readonly { said: RegExp; ours: RegExp }[] = [
  {
    said: new RegExp(
      `${no('pictures?|photos?|images?|symbols?|drawings?|(?:picture|photo|symbol|pecs) cards?|pecs|visual (?:timetables?|schedules?)').source}|${noTimetable.source}`,
      'iu',
    ),
    ours: /\b(?:pictures?|photo cards?|symbols?|drawings?|draw|now–next strip|ring of cards)\b|\{a?card\}/iu,
  },
  { said: no('timers?|countdowns?|counting'), ours: /\b(?:timers?|countdowns?|count(?:s|ing)?)\b/iu },
  { said: no('songs?|singing|music'), ours: /\b(?:songs?|sings?|singing|music|hum(?:s|ming)?)\b/iu },
  {
    said: no('headphones|ear ?(?:defenders|muffs|plugs)'),
    ours: /\b(?:headphones|ear (?:defenders|muffs|plugs))\b/iu,
  },
  { said: no('hugs?|hugging|cuddles?'), ours: /\b(?:hugs?|cuddles?)\b/iu },
  { said: no('choices|choosing'), ours: /\b(?:choices?|choose[sd]?|chooses|pick(?:s)? one)\b/iu },
  { said: no('screens?|tablets?|ipads?|tv'), ours: /\b(?:screens?|tablets?|videos?)\b/iu },
  {
    said: /\b(?:tell|show|say|warn|explain|prepare|write)\b[^.;]{0,40}\b(?:the )?(?:night|evening|day) before\b/iu,
    ours: /\bnothing new after\b|\bonce at breakfast\b/iu,
  },
  {
    said: /\b(?:do(?:n['’]?t| not)|never) (?:tell|warn|show|prepare)\b[^.;]{0,30}\b(?:before(?:hand)?|in advance|early|too soon)\b|\bonly (?:tell|say|show)\b[^.;]{0,30}\bon the day\b/iu,
    ours: /\b(?:day|evening|night|hour|week) before\b|\bbeforehand\b|\bin advance\b/iu,
  },
];
