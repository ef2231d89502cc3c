// The same child in three places, and what people around can do there.
import { capitalised } from '#child/words';
import { quoted } from '../carer-words.ts';
import { findSupport, type HardMoment, type Item } from '../facts.ts';
import { schoolOf } from '../fill.ts';
import { chainOf, isSure } from '../hard-moments.ts';
import { bullet, labelled, type Section, type Voice } from '../voice.ts';
import { useOf } from './about.ts';

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
  'Hand over one real job a month: one meal, one wash, one bill; film it once if that helps',
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

/** `atSchool` are lines another part of the plan would like to see among the school's. */
export function settingsSection(voice: Voice, atSchool: readonly string[]): Section {
  const { child } = voice;
  const school = schoolOf(child);
  voice.cite('abi', 'pii');
  return {
    title: `At home, ${school === 'other places' ? 'in' : 'at'} ${school}, out and about`,
    mayLose: true,
    lines: [
      '### Home',
      '',
      ...voice
        .some('home', child.isAdult ? adultHome : child.group === 'teen' ? teenHome : home, 1)
        .map((text) => bullet(text)),
      ...likedLine(voice, 'move', 0),
      ...child.supports.map((item, index) => supportLine(voice, item, index)),
      '',
      `### ${capitalised(school.replace('the ', ''))}`,
      '',
      ...voice
        .some('school', child.isAdult ? adultDay : child.group === 'toddler' ? nurseryLines : schoolLines, 1)
        .map((text) => bullet(text)),
      ...likedLine(voice, child.group === 'toddler' ? 'together' : 'learn', 1),
      ...atSchool,
      '',
      '### Community',
      '',
      ...voice.some('community', child.isAdult ? adultOut : community, 1).map((text) => bullet(text)),
      ...likedLine(voice, child.group === 'toddler' ? 'calm' : 'wait', 0),
      ...(child.notes.length > 0
        ? ['', '### From your notes', '', ...child.notes.map((item, index) => noteLine(voice, item, index))]
        : []),
    ],
  };
}

const useLabels: Record<'move' | 'learn' | 'wait' | 'together' | 'calm', (topic: string) => string> = {
  together: (topic) => `${topic} with one other child`,
  calm: (topic) => `${topic}, to settle after an outing`,
  move: (topic) => `${topic}, to get moving`,
  learn: (topic) => `${topic} in lessons`,
  wait: (topic) => `While waiting, ${topic}`,
};

/** A use of the n-th thing the child loves, so that each place has something of the child's own in it. */
function likedLine(voice: Voice, use: keyof typeof useLabels, place: number): string[] {
  const likings = [...voice.child.interests, ...voice.child.activities];
  const liking = likings[place] ?? likings[0];
  const isInterest = liking !== undefined && voice.child.interests.includes(liking) && !voice.child.isAdult;
  // What is not known can be talked of and learned with, but nobody can say how it moves a body.
  const isPossible =
    liking !== undefined && (liking.interest !== null || use === 'wait' || (use === 'learn' && isInterest));
  return isPossible
    ? [labelled(useLabels[use](liking.topic), useOf(voice, liking, use, `setting-${use}`))]
    : [];
}

function supportLine(voice: Voice, item: Item, index: number): string {
  // What is said to a counsellor stays there; a grown-up's people are the grown-up's own.
  const isOwn =
    voice.child.group === 'teen' || /\b(?:counsel\w*|psycholog\w*|therapist|camhs)\b/iu.test(item.said);
  const advice = isOwn ? null : findSupport(item.said);
  if (advice) voice.cite(...advice.by);
  return labelled(
    item.said,
    voice.line(
      `support${index}`,
      advice?.lines ?? [
        'Write names, days and numbers beside it: ____',
        'Add who, when and which number: ____',
      ],
      { it: item.said.split(' ').length <= 4 ? 'them' : 'these people' },
    ),
  );
}

/** Only what can mean one thing; every other note stands in the carer's words. */
const noteTopics: ReadonlyArray<readonly [RegExp, readonly string[]]> = [
  [
    /\bbilingual\b|\b(?:we )?(?:speaks?|use) (?:only )?(?:\p{Lu}\p{L}+) (?:and \p{Lu}\p{L}+ )?at home\b/u,
    [
      'Keep both languages: each person uses their own, cards carry both words',
      'Use the home language for comfort; print both words on the cards',
    ],
  ],
  [
    /\bramadan\b/i,
    [
      'Mark those weeks on the calendar now and shift meals and bed by fifteen minutes a day, a week ahead',
      'Tell {school} the dates; plan less in those weeks and keep the first and last hour of the day the same',
    ],
  ],
];

function noteLine(voice: Voice, item: HardMoment, index: number): string {
  if (isSure(item)) {
    const chain = chainOf(voice, item, `note${index}`);
    voice.cite(...chain.by);
    return labelled(item.said, chain.before);
  }
  const topic = noteTopics.find(([words]) => words.test(item.said));
  return topic ? labelled(item.said, voice.line(`note${index}`, topic[1])) : `- ${quoted(item.said)}`;
}
