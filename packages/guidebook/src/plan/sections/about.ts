// Who this child is: strengths first, each with what to do with it, then interests and activities as means.
import type { Energy } from '#library/entries';
import { findStrength, type Liking } from '../facts.ts';
import { strengthSentence } from '../phrases.ts';
import { bullet, labelled, type Section, type Voice } from '../voice.ts';

const anyStrength: readonly string[] = [
  'Ask for it once a day, out loud or by card, and thank {him} for the exact thing',
  'Let {him} start the hardest job of the day with it',
  'Give {him} a five-minute role with it at home and one at {school}',
  'Film it once and show the clip before something new',
  'Name it first when you tell others about {him}',
];

const ownUses: Record<'talk' | 'learn' | 'calm' | 'move' | 'wait' | 'together', readonly string[]> = {
  talk: [
    'Name {it} first, then the ask; attention comes with it',
    'Put a photo of {it} on the strip as the thing that comes after',
  ],
  learn: ['Count, sort and write with {it} in one task a day', 'Swap one worksheet a day for one about {it}'],
  calm: [
    'Give five minutes with {it}, no talk, after each hard task',
    'Set {it} up in the quiet corner, ready to start',
  ],
  move: [
    'Ten minutes of walking or carrying first, then {it}',
    'Plan a walk, a climb or a carry job that ends at {it}',
  ],
  wait: [
    'Keep a photo or small book of {it} in the wait bag',
    'Think of three facts about {it} while the dots run down',
  ],
  together: [
    'Invite one person to join {it} for ten minutes; {name} leads',
    'Let {him} teach {it} to someone who asks one question',
  ],
};
export type InterestUse = keyof typeof ownUses;

/** What to do with something the child loves: from the library, or built from the carer's own word. */
export const useOf = (voice: Voice, { interest, topic }: Liking, use: InterestUse, key: string): string => {
  const known = interest?.[use];
  const isTooYoung =
    voice.child.group === 'teen' &&
    known !== undefined &&
    /\b(?:child|toys?|songs?|sing|puppet|crawl|pretend|blanket|stomp)\b/i.test(known);
  return known === undefined || isTooYoung || voice.isUsed(known)
    ? voice.line(key, ownUses[use], { it: topic })
    : voice.line(key, [known]);
};

/** The first of these uses that this plan has not shown yet for this thing. */
export const freshUse = (
  voice: Voice,
  { interest }: Liking,
  uses: readonly InterestUse[],
): InterestUse | undefined =>
  uses.find((use) => interest !== null && !voice.isUsed(interest[use])) ?? uses[0];

const placements: Record<Energy, readonly string[]> = {
  move: [
    'Put it right before the hardest part of the day, same hour',
    'Fifteen minutes after {school}, before anything is asked',
    'Use it as the first thing after a long sit',
    'Plan it for the hour when {he} {v:gets} restless',
  ],
  calm: [
    'Keep it for the last hour before the evening steps',
    'Offer it as the first thing after coming home',
    'Set it up in the quiet corner by 17:00',
    'Use it as the bridge between two busy things',
  ],
  focus: [
    'Give it one whole half hour a day that nobody breaks into',
    'Start homework or chores with five minutes of it',
    'Let it be the thing that waits at the end of the strip',
    'Plan it for the time when the house is quiet',
  ],
  together: [
    'Do it with one person on a fixed day, with a start and an end',
    'Give {him} one real job in it each time',
    'Invite the same person each week',
    'Let {him} show it to a visitor instead of small talk',
  ],
};

const goodDays: readonly string[] = [
  'A good day for {name} has {a} before noon, {b} in the afternoon and a quiet hour by 18:00. Keep two of the three even on hard days',
  'On a good day {he} {v:gets} {a}, {b} and twenty minutes in which nobody asks for anything. Plan those first, the rest around them',
  'Good days start slowly, hold {a} and {b}, and end the same way each night. Write {his} best hour on the calendar and guard it',
  'What makes a day good: {a}, {b}, and knowing what comes next. Show all three on the strip each morning',
];

export function aboutSection(voice: Voice): Section {
  const { child } = voice;
  const lines: string[] = [];
  if (child.strengths.length === 0)
    lines.push(
      bullet(
        voice.line('no-strengths', [
          'Nothing stands here yet about what {name} does well. Ask three people who like {him} for one thing each and write it down: ____',
          'Start with this blank: what did {name} do well this week? ____ Ask at home and at {school}, then build the first goal on it',
          'Watch {name} for three days and note what {he} {v:does} without being asked: ____ That is where teaching starts',
        ]),
      ),
    );
  for (const [index, strength] of child.strengths.entries()) {
    const found = findStrength(strength.said);
    const use = voice.line(`strength${index}`, found?.uses ?? anyStrength);
    const told = strengthSentence(child.name, strength.said);
    lines.push(told === null ? labelled(strength.said, use) : bullet(told, use));
  }
  for (const [index, liking] of child.interests.entries()) {
    const second: InterestUse = child.group === 'toddler' ? 'calm' : 'learn';
    const uses: InterestUse[] = index === 0 ? ['talk', second] : index % 2 === 0 ? [second] : ['together'];
    lines.push(
      labelled(liking.topic, ...uses.map((use) => useOf(voice, liking, use, `about-${use}${index}`))),
    );
  }
  for (const [index, activity] of child.activities.entries()) {
    const energy = activity.interest?.energy ?? 'focus';
    lines.push(labelled(activity.topic, voice.line(`place${index}`, placements[energy])));
  }
  const [a, b] = goodDayThings(voice);
  lines.push(bullet(voice.line('good-day', goodDays, { a, b })));
  voice.cite('ni', 'r');
  return { title: `About ${child.name}: strengths, interests, a good day`, lines };
}

const people =
  /\b(?:grand\w+|granny|nana|oma|opa|mum|mom|mother|dad|father|aunt|uncle|cousin|brother|sister|friend|buddy)\b/i;

function goodDayThings(voice: Voice): [string, string] {
  const { child } = voice;
  const liked = [...child.activities, ...child.interests]
    .map(({ topic }) => topic.replace(/\s+(?:on|every|after|with)\s.*$/i, ''))
    .filter((topic) => topic.length < 40);
  const [first, second] = liked;
  const company = child.supports.find(({ said }) => people.test(said))?.said;
  return [
    first ?? 'time to move',
    second ??
      (company && company.length < 30
        ? `time with ${company}`
        : liked.length === 0
          ? `a choice of ${child.they.their} own`
          : `a walk at ${child.they.their} own pace`),
  ];
}
