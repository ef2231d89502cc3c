// Who this child is: strengths first, each with what to do with it, then interests and activities as means.
import type { Energy } from '#library/entries';
import { findStrength, type Liking } from '../facts.ts';
import { strengthSentence } from '../phrases.ts';
import { bullet, labelled, type Section, type Voice } from '../voice.ts';

const anyStrength: readonly string[] = [
  'Name it first when you tell others about {him}',
  'Thank {him} for the exact thing when you see it',
  'Start the first talk with a new person here',
  'Tell {him} so in plain words, before something hard begins',
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
    'Keep what it needs in one place that {he} can reach',
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
    'Let {him} choose who joins, and when it ends',
  ],
};

/** Right for whatever it is. */
const anyPlacement: readonly string[] = [
  'Give it a fixed time in the day, shown on the strip; it is never earned and never taken away',
  'Write beside it when {he} {v:asks} for it most, and keep that time free: ____',
  'Let {him} show you how it goes once a week, without a lesson in it',
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
  // The section of activities, where it was chosen, makes more of these.
  const isLater = child.profile.carePlans.includes('strengthBasedActivities');
  for (const [index, liking] of (isLater ? child.interests.slice(0, 1) : child.interests).entries()) {
    const second: InterestUse = child.group === 'toddler' ? 'calm' : 'learn';
    const use: InterestUse = index === 0 ? 'talk' : index % 2 === 0 ? second : 'together';
    lines.push(labelled(liking.topic, useOf(voice, liking, use, `about-${use}${index}`)));
  }
  for (const [index, activity] of (isLater ? [] : child.activities).entries()) {
    const places = activity.interest ? placements[activity.interest.energy] : anyPlacement;
    lines.push(labelled(activity.topic, voice.line(`place${index}`, places)));
  }
  voice.cite('ni', 'r');
  return { title: `About ${child.name}: strengths and interests`, lines };
}
