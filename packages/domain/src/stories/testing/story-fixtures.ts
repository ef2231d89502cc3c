// Stories the check is measured on: what we want to read, and what we have seen too often.
import type { StoryRequest } from '../story.ts';
import type { StoryRuleId } from '../story-rules.ts';

export type StoryFixture = { name: string; title: string; text: string; request: StoryRequest };

const one = 'Level 1 (Low Support Needs)' as const;
const two = 'Level 2 (Moderate Support Needs)' as const;
const three = 'Level 3 (High Support Needs)' as const;

export const goodStories: readonly StoryFixture[] = [
  {
    name: 'fire drill, level 1, direct',
    title: 'The Fire Drill',
    request: {
      type: 'Safety & Emergency',
      supportLevel: one,
      tone: 'Direct and Instructional',
      context: 'School',
      about: '',
    },
    text: `Sometimes our school has a fire drill. A fire drill is practice for the whole school.

The bell is loud. Many children find it too loud. I may find it too loud as well, and that is okay. My ear defenders hang by the door. I can put them on.

First, the teacher says, "Line up." Then the class walks outside together. We wait by the big tree while the teacher reads our names. This helps the teacher know that the class is safe.

My teacher will stay next to me. I can hold my small train in my pocket.

After a few minutes the bell stops. Last, we walk back to class. Now I know what happens in a fire drill.`,
  },
  {
    name: 'playground, level 2, calm',
    title: 'Going Home from the Playground',
    request: {
      type: 'Routine',
      supportLevel: two,
      tone: 'Calm and Reassuring',
      context: 'Community',
      about: '',
    },
    text: `I often go to the playground after school. The long slide is next to the gate.

The playground has an end time. We go home because Mum cooks our dinner then. Most children go home at that time.

Mum will show me the card with two slides. That means two more times.

After two slides we walk to the gate. It is okay to feel sad at the gate. I can tell Mum with my device.

At home my trains wait for me. We can often come back to the playground another day.`,
  },
  {
    name: 'teeth, level 3, positive',
    title: 'Brushing Teeth',
    request: {
      type: 'Routine',
      supportLevel: three,
      tone: 'Positive and Encouraging',
      context: 'Home',
      about: '',
    },
    text: `I brush my teeth at night.
Dad will help me in the bathroom.
I can hold the blue brush.
The brush may tickle. That is okay.
Sometimes Dad counts to ten.
Then my teeth are clean.
Clean teeth help me eat.
Now it is bedtime.`,
  },
  {
    name: 'losing a game, level 1, calm',
    title: 'Losing a Game',
    request: {
      type: 'Coping Strategies',
      supportLevel: one,
      tone: 'Calm and Reassuring',
      context: 'Home',
      about: '',
    },
    text: `Sometimes I play train games at home, and one person wins.

Luck changes who wins, so a game can end in many ways. Losing may feel hot or heavy in my body. That is okay.

When the game ends, I often hear my heart beat. A slow breath helps my body feel calm. I can try three slow breaths. I can show "break" on my device.

Dad will sit with me after the game. Hand dryers may feel hard for me as well, and a quiet break helps there, too.

Many people lose some games and win some games. It is okay to lose a game.`,
  },
  {
    name: 'hello, level 3, direct',
    title: 'Saying Hello',
    request: {
      type: 'Social Skills',
      supportLevel: three,
      tone: 'Direct and Instructional',
      context: 'School',
      about: '',
    },
    text: `People say hello at school.

First, I see a friend.

Then I stop for a bit.

Last, my friend may say hello.

A wave helps people feel good.

I can press "hello" on my device.

My teacher can help me.

A small wave is okay.

My train may be in my bag.

Saying hello is a start.`,
  },
];

/** Stories with one flaw that reads well at first sight, and the rule that sees it. */
export const subtlyBadStories: ReadonlyArray<{ rule: StoryRuleId; sentence: string; flaw: string }> = [
  { rule: 'S04', flaw: 'a kind word to the reader', sentence: 'Mum is happy to see you at the gate.' },
  { rule: 'S05', flaw: 'a gentle command', sentence: 'At the gate I should hold a hand.' },
  { rule: 'S05', flaw: 'an expectation', sentence: 'I am supposed to walk now.' },
  { rule: 'S07', flaw: 'a confession', sentence: 'I often shout at the gate.' },
  { rule: 'S08', flaw: 'a feeling used as a threat', sentence: 'Mum will be sad if I stay.' },
  { rule: 'S08', flaw: 'a quiet punishment', sentence: 'My train can be taken away.' },
  { rule: 'S09', flaw: 'a promise not to act', sentence: 'I will not cry at the gate.' },
  { rule: 'S10', flaw: 'a promise nobody can keep', sentence: 'Everyone goes home then.' },
  { rule: 'S12', flaw: 'a figure of speech', sentence: 'Going home is a piece of cake.' },
  { rule: 'S17', flaw: 'an opinion as a fact', sentence: 'The long slide is so much fun.' },
  { rule: 'S18', flaw: 'a feeling put into the child', sentence: 'I feel proud at the gate.' },
  { rule: 'S24', flaw: 'a secret', sentence: 'I can keep this a secret.' },
  { rule: 'S24', flaw: 'a step into danger', sentence: 'I can run to the road.' },
  { rule: 'S26', flaw: 'masking as a goal', sentence: 'I keep quiet hands at the gate.' },
  { rule: 'S27', flaw: 'a name left open', sentence: '[Child] walks to the gate.' },
];

export const badStories: readonly StoryFixture[] = [
  {
    name: 'generic dentist story',
    title: 'My Visit to the Dentist',
    request: {
      type: 'Scenario',
      supportLevel: two,
      tone: 'Positive and Encouraging',
      context: 'Community',
      about: '',
    },
    text: `Today I am going to the dentist. The dentist is a friendly person who helps keep my teeth healthy and strong.

When I get there, I will sit in the waiting room. I can read a book or play with a toy. I will listen for my name. I will try to stay calm.

I will sit in the big chair and open my mouth wide. I can take deep breaths if I feel nervous. I will follow the dentist's instructions. I can raise my hand if I need a break.

I will be so proud of myself! Going to the dentist is fun and easy. I will always remember to brush my teeth!`,
  },
  {
    name: 'directive story',
    title: 'Be Good in Class',
    request: {
      type: 'Social Skills',
      supportLevel: two,
      tone: 'Direct and Instructional',
      context: 'School',
      about: '',
    },
    text: `You must sit still in class. Good boys listen to the teacher.

I should not shout. I hit other children and that is bad. I will not run. If I am naughty, my teacher will be angry with me.

You should always keep quiet hands. Then everyone will like you.`,
  },
];
