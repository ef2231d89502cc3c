// Strength-based activities: at least five, each with the skill it builds. What the library knows by name gets its own; for whatever else
// is loved there are ways to use it that hold for anything.
import { type ChildFacts, findStrength } from '../facts.ts';
import { knownLikings } from '../own-slots.ts';
import { bullet, labelled, type Section, type Voice } from '../voice.ts';
import { type InterestUse, knownUse } from './about.ts';

const builds: Record<InterestUse, readonly string[]> = {
  talk: ['asking and answering in {his} own way', 'telling others what {he} {v:wants}', 'starting a message'],
  learn: [
    'reading, counting and staying with a task',
    'sorting and explaining',
    'using school skills for something real',
  ],
  calm: ['settling {himself}', 'noticing when the body slows down', 'resting on purpose'],
  move: ['balance, strength and sleep at night', 'using up energy safely', 'planning the body'],
  wait: ['waiting a little longer each week', 'patience with something in the hand'],
  together: ['taking turns with one person', 'sharing a plan', 'being the one who knows'],
};
const orderFor = ({ group, way }: ChildFacts): readonly InterestUse[] =>
  group === 'toddler'
    ? ['move', 'calm', 'together', 'talk']
    : group === 'teen' && way === 'speech'
      ? ['learn', 'together', 'move', 'calm', 'wait']
      : ['learn', 'together', 'move', 'talk', 'calm', 'wait'];

/** Ways to use what is loved, whatever it is. */
const anyUse: Readonly<Record<InterestUse, readonly string[]>> = {
  talk: [
    'Let {him} show or tell you something of it first; the rest goes easier after',
    'A good first thing to ask {him} about',
  ],
  learn: [
    'Take one example from it when something new is explained',
    'Where a task can be about anything, let it be about this',
  ],
  calm: [
    'A few minutes for it, without talk, after something hard',
    'Leave {him} alone with it when the day was long',
  ],
  move: ['Ten minutes of moving first, then time for it'],
  wait: [
    'Something of it on paper or on the phone for waiting times',
    'Talk or look it over together while you wait',
  ],
  together: [
    'One other person who likes it too is a good start for company',
    'Ask whether {he} {v:wants} to share it or keep it to {himself}; both are fine',
  ],
};

const tryOuts: readonly string[] = [
  'Water table: pour, fill, float, ten minutes, one adult watching',
  'Building: ten blocks or boxes, copy one tower, then free',
  'Sound: three instruments in a bag, pull one out, play, put back',
  'Heavy work: push a full basket from room to room, three loads',
  'Drawing: big paper on the wall, two colours, no task',
  'Nature: the same tree each week, one leaf, one photo',
  'Sorting: forty buttons or lids, two bowls, {his} own rule',
  'Maps: draw the way from bed to door, then walk it',
];

const tryOutBuilds: readonly string[] = [
  'choosing',
  'staying with one thing',
  'hands and eyes together',
  'showing what {he} {v:likes}',
  'trying with a clear end',
  'being alongside someone',
];
const strengthBuilds: readonly string[] = [
  'pride in a skill of {his} own',
  'starting without help',
  'being asked for what {he} {v:does} well',
];
const withOthers: readonly string[] = [
  'Invite one person who likes the same thing: ten minutes, two roles, a clear end; then ask {name} whether to do it again',
  'Start side by side with two sets; one shared piece in the middle comes later',
  'Teach the other person two things: wait {wait}, and accept "stop"',
  'Let {name} be the expert for five minutes; the others ask, {he} {v:shows}',
  'Pick the same day each week and keep the group at two until {he} {v:wants} more',
];

export function activitiesSection(voice: Voice): Section {
  const { child } = voice;
  const isLoved = child.words.safeInterests + child.words.safeActivities !== '';
  voice.cite('ni', 'pbii', 'exm');
  const lines = isLoved ? likingLines(voice) : [...tryOutLines(voice), ...strengthLines(voice)];
  return {
    title: 'Strength-based activities',
    mayLose: true,
    lines: [
      child.isAdult
        ? '### What {name} loves'.replace('{name}', child.name)
        : '### Activities and the skill each builds',
      '',
      ...lines,
      '',
      '### With others',
      '',
      ...(child.isAdult
        ? [
            bullet(
              voice.fill(
                'with-others',
                'Who comes, how often and for how long is {name}’s to say; online counts as much',
              ),
            ),
          ]
        : voice.some('with-others', withOthers, 1).map((text) => bullet(text))),
    ],
  };
}

/** Where no liking is known, things to try, and a gap for what was liked. */
function tryOutLines(voice: Voice): string[] {
  const { they } = voice.child;
  return voice.some('tryout', tryOuts, 6).map((text, index) => {
    const [title = '', rest = ''] = text.split(/:\s(.*)/);
    return labelled(
      title,
      rest,
      `Builds: ${voice.line(`tryout-builds${index}`, tryOutBuilds)}`,
      index === 0 ? `Note what ${they.they} ${they.plural ? 'return' : 'returns'} to: ____` : '',
    );
  });
}

const ofGrownUps: readonly string[] = [
  'Which of it would {name} like more of in the week, and what is in the way: money, the way there, a phone call, company? ____',
  'Time for it is {his} own: nothing is taught in it, and it is not earned',
  'A course, a club, a fair or a job that begins with it, if {he} {v:wants} one: which, and who could ask there in writing? ____',
];

const wantedActivities = 5;

/** In turn what the library knows of a thing loved, and what holds for all of what is loved. */
function likingLines(voice: Voice): string[] {
  // What a grown-up loves trains nothing.
  if (voice.child.isAdult) return ofGrownUps.map((text) => bullet(voice.fill('own-likings', text)));
  const order = orderFor(voice.child);
  const known = knownLikings(voice.child);
  return Array.from({ length: wantedActivities }, (_, index) => {
    const use = order[index % order.length] ?? 'talk';
    const liking = known[index % Math.max(1, known.length)];
    const own = liking ? knownUse(voice, liking, use, `activity${index}`) : null;
    return labelled(
      liking && own !== null
        ? `${liking.topic}, ${useNames[use]}`
        : `What ${voice.child.they.they} ${voice.child.they.plural ? 'love' : 'loves'}, ${useNames[use]}`,
      own ?? voice.line(`activity${index}`, anyUse[use]),
      `Builds: ${voice.line(`builds${index}`, builds[use])}`,
    );
  });
}

const strengthLines = (voice: Voice): string[] =>
  voice.child.strengths.slice(0, 2).flatMap(({ said }) => {
    const found = findStrength(said);
    if (!found) return [];
    return [
      labelled(
        said,
        voice.line(`activity-${found.id}`, found.uses),
        `Builds: ${voice.line(`builds-${found.id}`, strengthBuilds)}`,
      ),
    ];
  });

const useNames: Record<InterestUse, string> = {
  learn: 'to learn',
  together: 'together',
  move: 'on the move',
  talk: 'to talk',
  calm: 'to settle',
  wait: 'while waiting',
};
