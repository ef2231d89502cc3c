// The same child in three places, and what people around can do there.
import { capitalised } from '#child/words';
import { schoolOf } from '../fill.ts';
import { bullet, type Section, type Voice } from '../voice.ts';
import { standsAsAskedFor } from './asked/asked-for.ts';
import { peopleOnSheet } from './emergency.ts';
import { notesOf } from './notes.ts';

const home: readonly string[] = [
  'Keep one corner for {him} alone: {comfort}, low light, and nobody speaks to {him} there',
  'Put {the_way} at {his} height in kitchen, bathroom and bedroom',
  'Say each plan once at breakfast and show it; nothing new after 18:00',
  'Keep ten minutes a day for {interest}, on the floor, with no teaching in it',
  'Give {name} one real job at home that ends in two minutes',
  'Answer "stop", "help" and "more" the same way, everyone who lives here',
];
const teenHome: readonly string[] = [
  'Knock and wait: the room is {name}’s own, with {comfort} and low light',
  'Ask {name} which job at home {he} would like to have, and show it once',
  'Talk side by side, in the car or on a walk, about {interest} first',
  'Keep a shared list on the fridge; {name} adds what {he} {v:needs} and crosses out',
  'Ask before you help, and help with the first step only',
  'Leave one evening a week without plans',
];
const adultHome: readonly string[] = [
  'Knock and wait for an answer; what happens at home is {name}’s to decide',
  'Ask before you help, and help with the first step only',
  'Leave one evening a week without plans',
  'Talk side by side, on a walk or in a car, when something is hard',
];
const adultDay: readonly string[] = [
  'Agree on one person {he} can go to when something is unclear',
  'Changes of task, hour or people in writing, the day before where it can be',
  'A quiet place for breaks that needs no reason',
  'One instruction at a time, in writing if {he} {v:wants} it',
];
const adultOut: readonly string[] = [
  'Look up the way out and a quiet place before going',
  'A card in the wallet may say it: autistic, needs time; {name} decides who sees it',
  'Leave while it is still good',
];
const nurseryLines: readonly string[] = [
  'Same adult at the door each morning, ten minutes after the rush, straight to one known toy',
  'Photo of home and of nursery on one card; {he} {v:hands} it over at the door',
  'A small tent or corner with {comfort}, open all day, no asking',
  'One picture for each part: play, snack, outside, home',
  'Sit {him} at the edge of the circle with something to hold; two minutes count',
  'Tell every adult there how {he} {v:shows} stop, more and hurt',
];
const schoolLines: readonly string[] = [
  'Let {him} arrive ten minutes late or early, by the quiet door, with the same adult',
  'Fix a place at the wall, one task on the desk, the break card in sight',
  'Name one adult {he} can go to without asking',
  'Start each morning with a task {he} {v:finishes} in five minutes, about {interest}',
  'Tell {him} about cover staff and room changes before the bell',
  'Allow {comfort} on the desk all day',
];
const community: readonly string[] = [
  'Pick one outing a week: ten minutes, quiet hour, one thing {he} {v:chooses}',
  'Pack the bag the evening before: {comfort}, water, the ID card',
  'Look up toilet, way out and quiet place before you go',
  'Hand a small card to staff: autistic, needs space, please wait',
  'Go to the same place three times before trying a new one',
  'Leave while it is still good, and say when you come back',
];

/** Whoever goes to a club or walks for miles needs no ten minutes out, and who wants no label gets no card. */
const outFor = ({ activities, notes, interactionStyle }: Voice['child']['profile']): readonly string[] =>
  community.filter(
    (line) =>
      !(goesOut.test(activities) && /^(?:Pick one outing|Go to the same place)/u.test(line)) &&
      !(noLabel.test(`${notes}\n${interactionStyle}`) && line.startsWith('Hand a small card')),
  );
const goesOut =
  /\b(?:clubs?|walk(?:s|ing)|hik\p{L}*|\d[\d.]* ?(?:km|miles?|k)|choir|shopping|scouts|guides|match(?:es)?|rehearsals?|joyrides?|rides?|bus(?:es)?|trains?|tram|museums?|library|cinema|market|park|beach|swimming|pool|football|training|lessons|church|mosque|temple|shul|synagogue)\b/iu;
const noLabel =
  /(?:\b(?:not|never|no)|n['’]?t)\b[^.;]{0,50}\b(?:autis\p{L}*|diagnos\p{L}*|label\p{L}*|asd)\b/iu;

/** `atSchool` are lines another part of the plan would like to see among the school's. */
export function settingsSection(voice: Voice, atSchool: readonly string[]): Section {
  const { child } = voice;
  const school = schoolOf(child);
  // Who neither works nor learns anywhere needs no rules for such a place.
  const isNowhere = school === 'other places' && atSchool.length === 0;
  voice.cite('abi', 'pii');
  return {
    title: isNowhere
      ? 'At home, out and about'
      : `At home, ${school === 'other places' ? 'in' : 'at'} ${school}, out and about`,
    mayLose: true,
    lines: [
      '### Home',
      '',
      ...voice
        .some('home', child.isAdult ? adultHome : child.group === 'teen' ? teenHome : home, 1)
        .map((text) => bullet(text)),
      ...supportLines(voice),
      '',
      ...(isNowhere ? [] : [`### ${capitalised(school.replace('the ', ''))}`, '']),
      // The carer's own line on how the child learns is worth more than one of ours.
      ...(atSchool.length > 0 || isNowhere
        ? []
        : voice
            .some(
              'school',
              child.isAdult ? adultDay : child.group === 'toddler' ? nurseryLines : schoolLines,
              1,
            )
            .map((text) => bullet(text))),
      ...atSchool,
      '',
      '### Community',
      '',
      ...voice
        .some('community', child.isAdult ? adultOut : outFor(child.profile), 1)
        .map((text) => bullet(text)),
      ...notesLines(voice),
    ],
  };
}

/** People told of together stay together: "one friend, Aoife, moving to Cork" is one. */
function supportLines(voice: Voice): string[] {
  const { name, words } = voice.child;
  if (words.socialSupports === '') return [];
  // The sheet has them, where a crew may read them: said once.
  if (peopleOnSheet(voice.child) !== '')
    return alone.test(words.socialSupports) ? [bullet(voice.line('support', ifAlone))] : [];
  const line = /\d{5}|\d{3,} \d{3}/u.test(words.socialSupports)
    ? ''
    : voice.line('support', alone.test(words.socialSupports) ? ifAlone : anyPeople);
  return [`- People around ${name}: ${words.socialSupports} ${line}`.trimEnd()];
}
const anyPeople: readonly string[] = [
  'Write names, days and numbers beside it: ____',
  'Add who, when and which number: ____',
];
const alone = /\b(?:no ?(?:one|body)|none|nobody|isolated|only (?:me|us)|just (?:me|us))\b/iu;
const ifAlone: readonly string[] = [
  'Ask the doctor or a social worker about short breaks and a carer’s assessment. Who could be rung in an emergency? ____',
];

/** A wish that became a goal stands there, and what whoever comes today must know on the first page. */
function notesLines(voice: Voice): string[] {
  const { open, isOnPage, rest, ofFamily } = notesOf(voice);
  const further = isOnPage ? rest : open;
  return [
    ...(further === '' || standsAsAskedFor(voice) ? [] : ['', '### From your notes', '', `- ${further}`]),
    ...(ofFamily === ''
      ? []
      : [
          '',
          '### For the family only',
          '',
          `- ${ofFamily} Not for copying: take this out before the plan is passed on.`,
        ]),
  ];
}
