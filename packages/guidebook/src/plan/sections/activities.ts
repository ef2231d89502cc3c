// Strength-based activities: at least five, each from an interest, activity or strength, with the skill it builds.
import { type ChildFacts, findStrength, type Liking } from '../facts.ts';
import { bullet, labelled, type Section, type Voice } from '../voice.ts';
import { freshUse, type InterestUse, useOf } from './about.ts';

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

export function activitiesSection(voice: Voice): Section {
  const { child } = voice;
  const likings: Liking[] = [...child.interests, ...child.activities];
  const order = orderFor(child);
  const lines: string[] = [];
  voice.cite('ni', 'pbii', 'exm');
  if (likings.length === 0) {
    for (const [index, text] of voice.some('tryout', tryOuts, 6).entries()) {
      const [title = '', rest = ''] = text.split(/:\s(.*)/);
      lines.push(
        labelled(
          title,
          rest,
          `Builds: ${voice.line(`tryout-builds${index}`, ['choosing', 'staying with one thing', 'hands and eyes together', 'showing what {he} {v:likes}', 'trying with a clear end', 'being alongside someone'])}`,
          index === 0
            ? `Note what ${child.they.they} ${child.they.plural ? 'return' : 'returns'} to: ____`
            : '',
        ),
      );
    }
  } else {
    const wanted = 5;
    for (let index = 0; index < wanted; index += 1) {
      const liking = likings[index % likings.length];
      if (!liking) continue;
      const use = freshUse(voice, liking, [...order.slice(index % order.length), ...order]);
      if (!use) continue;
      lines.push(
        labelled(
          `${liking.topic}, ${useNames[use]}`,
          useOf(voice, liking, use, `activity${index}`),
          `Builds: ${voice.line(`builds${index}`, builds[use])}`,
        ),
      );
    }
  }
  for (const { said } of child.strengths.slice(0, likings.length === 0 ? 2 : 0)) {
    const found = findStrength(said);
    if (found)
      lines.push(
        labelled(
          said,
          voice.line(`activity-${found.id}`, found.uses),
          `Builds: ${voice.line(`builds-${found.id}`, ['pride in a skill of {his} own', 'starting without help', 'being asked for what {he} {v:does} well'])}`,
        ),
      );
  }
  return {
    title: 'Strength-based activities',
    mayLose: true,
    lines: [
      '### Activities and the skill each builds',
      '',
      ...lines,
      '',
      '### With others',
      '',
      ...voice
        .some(
          'with-others',
          [
            'Invite one child or relative who likes the same thing: ten minutes, two roles, a clear end; ask {name} with yes and no cards whether to do it again',
            'Start side by side with two sets; one shared piece in the middle comes later',
            'Teach the other person two things: wait {wait}, and accept "stop"',
            'Let {name} be the expert for five minutes; the others ask, {he} {v:shows}',
            'Pick the same day each week and keep the group at two until {he} {v:wants} more',
          ],
          1,
        )
        .map((text) => bullet(text)),
    ],
  };
}

const useNames: Record<InterestUse, string> = {
  learn: 'to learn',
  together: 'together',
  move: 'on the move',
  talk: 'to talk',
  calm: 'to settle',
  wait: 'while waiting',
};
