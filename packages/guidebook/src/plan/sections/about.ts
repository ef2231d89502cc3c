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
    'Begin with a word about it before you ask for anything',
    'Let {him} show or tell you something of it first; the rest goes easier after',
    'A good first thing to ask {him} about',
  ],
  learn: [
    'Take one example from it when something new is explained',
    'Ask what {he} would like to find out about it, and begin there',
    'Where a task can be about anything, let it be about this',
  ],
  calm: [
    'A few minutes for it, without talk, after something hard',
    'Keep what it needs where {he} can get it without asking',
    'Leave {him} alone with it when the day was long',
  ],
  move: ['Ten minutes of moving first, then time for it', 'Go somewhere on foot where it can be found'],
  wait: [
    'Something of it on paper or on the phone for waiting times',
    'Talk or look it over together while you wait',
  ],
  together: [
    'One other person who likes it too is a good start for company',
    'Ask whether {he} {v:wants} to share it or keep it to {himself}; both are fine',
    'Let {him} be the one who knows, and ask a real question',
  ],
};
export type InterestUse = keyof typeof ownUses;

/** What to do with something the child loves: from the library, or built from the carer's own word. */
export const useOf = (voice: Voice, { interest }: Liking, use: InterestUse, key: string): string => {
  const known = interest?.[use];
  // The library's games are for children: from thirteen on a thing that is loved is spoken of as it is.
  return known === undefined || voice.child.group === 'teen' || voice.isUsed(known)
    ? voice.line(key, ownUses[use])
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
    'Good before something hard, where the day has room for it',
    'Good after {school}, before anything is asked',
    'A first thing after a long sit, where it can be done',
    'Keep its days in the week; bodies wait for them',
  ],
  calm: [
    'Good for the quiet end of a day',
    'Offer it first after coming home',
    'Keep what it needs in one place that {he} can reach',
    'Use it as the bridge between two busy things',
  ],
  focus: [
    'Give it a time that nobody breaks into',
    'Say before it begins how it ends, and let {him} finish the round or the page',
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
  'Keep its place in the week; it is never earned and never taken away',
  'Write beside it when and where {he} {v:does} it most, and keep that free: ____',
  'Ask what makes it good, and keep just that: ____',
  'Let {him} choose who joins, and when it ends',
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
  for (const { topic } of child.risky)
    lines.push(
      labelled(
        topic,
        voice.fill(
          'risky',
          child.isAdult
            ? 'Loved, and not without danger: with someone beside {him}, and never as a reward or to settle {him}'
            : 'Loved, and not without danger: only with an adult within arm’s reach, and never as a reward, a job or to settle {him}',
        ),
      ),
    );
  voice.cite('ni', 'r');
  return { title: `About ${child.name}: strengths and interests`, lines, isAddOn: true };
}
