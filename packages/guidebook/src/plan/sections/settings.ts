// The same child in three places, and what people around can do there.
import { capitalised } from '#child/words';
import { supportAdvice } from '#generated/advice';
import { finder } from '#library/match';
import { findSituation, type Item } from '../facts.ts';
import { schoolOf } from '../fill.ts';
import { chainOf } from '../hard-moments.ts';
import { asNoun } from '../phrases.ts';
import { bullet, labelled, type Section, type Voice } from '../voice.ts';
import { useOf } from './about.ts';

const findSupport = finder(supportAdvice);

const home: readonly string[] = [
  'Keep one corner for {him} alone: {comfort}, low light, and nobody speaks to {him} there',
  'Put {the_way} at {his} height in kitchen, bathroom and bedroom',
  'Say each plan once at breakfast and show it; nothing new after 18:00',
  'Keep ten minutes a day for {interest}, on the floor, with no teaching in it',
  'Give {name} one real job at home that ends in two minutes',
  'Agree on the five words above with everyone who lives here',
];
const teenHome: readonly string[] = [
  'Knock and wait: {his} room is {his}, with {comfort}, low light and no questions',
  'Hand over one real job a month: one meal, one wash, one bill; film it once if that helps',
  'Talk side by side, in the car or on a walk, about {interest} first',
  'Keep a shared list on the fridge; {name} adds what {he} {v:needs} and crosses out',
  'Ask before you help, and help with the first step only',
  'Leave one evening a week without plans',
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
  'Pack the bag the evening before: {comfort}, {ears}, water, the ID card',
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
    title: `At home, at ${school}, out and about`,
    lines: [
      '### Home',
      '',
      ...voice.some('home', child.group === 'teen' ? teenHome : home, 2).map((text) => bullet(text)),
      ...likedLine(voice, 'move', 0),
      ...child.supports.map((item, index) => supportLine(voice, item, index)),
      '',
      `### ${capitalised(school)}`,
      '',
      ...voice
        .some('school', child.group === 'toddler' ? nurseryLines : schoolLines, 2)
        .map((text) => bullet(text)),
      ...likedLine(voice, child.group === 'toddler' ? 'together' : 'learn', 1),
      ...atSchool,
      '',
      '### Community',
      '',
      ...voice.some('community', community, 2).map((text) => bullet(text)),
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
  return liking ? [labelled(useLabels[use](liking.topic), useOf(voice, liking, use, `setting-${use}`))] : [];
}

function supportLine(voice: Voice, item: Item, index: number): string {
  const advice = findSupport(item.said);
  if (advice) voice.cite(...advice.by);
  const isShort = item.said.split(' ').length <= 4;
  return labelled(
    item.said,
    voice.line(
      `support${index}`,
      advice?.lines ?? [
        'Give {it} this plan and one clear part in it, with a day and an hour',
        'Ask {it} to take one hour a week, same day, with the bag ready at the door',
      ],
      { it: isShort ? 'them' : 'these people' },
    ),
  );
}

const noteTopics: ReadonlyArray<readonly [RegExp, readonly string[]]> = [
  [
    /\bsimple|short|easy\b/i,
    [
      'Start with the goals page only; leave the rest for later',
      'Pick three lines of this plan and put them on the fridge',
    ],
  ],
  [
    /\bbilingual|language|english|german|spanish|arabic|french|hindi|urdu|polish|speaks\b/i,
    [
      'Keep both languages: each person uses their own, cards carry both words',
      'Use the home language for comfort and the other one for {school} words; print both on the cards',
    ],
  ],
  [
    /\bjokes?|humou?r|funny|laugh\b/i,
    ['Open hard moments with a favourite joke, told the same way', 'Let {him} tell one at each hand-over'],
  ],
  [
    /\bnew school|starting school|school in|september|moving to|next year|transition to\b/i,
    [
      'Visit four times before the start: empty yard, empty room, one lesson, half a day; photos after each',
      'Make a ten-photo book of the new place by next week and look at it on Sundays',
    ],
  ],
  [
    /\bpolice|officers?\b/i,
    [
      'Visit the local police desk once with the one-page sheet; wear the ID card on top, and practise "hands where they can see" with a known adult',
      'Ask the police desk to note the address; carry a card that says autistic, may not answer, call this number, and practise showing it',
    ],
  ],
  [
    /\bramadan|fasting|lent\b/i,
    [
      'Mark those weeks on the calendar now and shift meals and bed by fifteen minutes a day, a week ahead',
      'Tell {school} the dates; plan less in those weeks and keep the first and last hour of the day the same',
    ],
  ],
  [
    /\bappointment|assessment|referral|therapy|therapist|waiting list\b/i,
    [
      'Take this plan to the appointment and write two questions on top',
      'Put the date on {his} calendar with a photo of the door',
    ],
  ],
];

function noteLine(voice: Voice, item: Item, index: number): string {
  const topic = noteTopics.find(([words]) => words.test(item.said));
  if (topic) return labelled(item.said, voice.line(`note${index}`, topic[1]));
  const situation = findSituation(item.said);
  if (situation) {
    const chain = chainOf(voice, { ...item, situation }, `note${index}`);
    voice.cite(...chain.by);
    return labelled(item.said, chain.before);
  }
  return labelled(
    item.said,
    voice.line(
      `note${index}`,
      [
        'Tell this to everyone who steps in, before they start',
        'Put this line at the top of the page you give to new helpers',
        'Keep it in mind when you choose which goal comes first, and check it at the review',
      ],
      { it: asNoun(item) },
    ),
  );
}
