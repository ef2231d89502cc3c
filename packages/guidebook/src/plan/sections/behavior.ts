// Behavioral and sensory management: green, amber, red; the menu by sense; the calm kit; what comes after.
import { uncapitalised } from '#child/words';
import { steadySenses } from '#library/senses';
import { earsOf } from '../fill.ts';
import { chainOf, isSure } from '../hard-moments.ts';
import { knownLikings } from '../own-slots.ts';
import { bullet, labelled, offersNothing, type Section, type Voice } from '../voice.ts';
import { knownUse } from './about.ts';
import { comfortLines, isComfortOnPage, sensesOf } from './senses.ts';

const green: readonly string[] = [
  'body loose, {he} {v:answers} or {v:plays}. Teach, try new things, leave {him} time alone',
  'usual voice, usual pace. This is the time for practice: two minutes with the break card a day',
  '{he} {v:stays} with what {he} {v:does}. Notice it in five words and walk on',
];
const amber: readonly string[] = [
  'halve the words, offer the break card, take one thing away: noise, people or the task',
  'stop asking, show two ways out with your hands, {comfort} in reach',
  'turn down light and sound first, then point to the quiet place',
];
const red: readonly string[] = [
  'nobody touches, one adult stays within sight and silent, others leave. Wait. Move only what could hurt',
  'clear the room, not the child. Low voice or none, {comfort} on the floor near {him}, time',
  'make it safe and dull: people out, lights down, door open. No questions, no deals',
];
const after: readonly string[] = [
  'Drink, dim room, rest for as long as {he} {v:needs}; sleep is fine',
  'Do not ask why. Tomorrow draw three boxes together: before, during, what would help',
  'Start again with something {he} can do in one minute',
  'Check for hurt, hunger, pain and heat; write the time and the ten minutes before',
  'See to yourself as well: ten minutes off for the adult who stayed',
  'Say one line, in words or cards: "It was too much. You are safe. We go on."',
];
const calmers: readonly string[] = [
  'Try three calmers on a good day, rocking, dim light, a slow sound, and keep the one {he} {v:returns} to',
  'Put a slow thing to watch in it: a timer with sand, a lamp, a window',
];
const doctorChange: readonly string[] = [
  'Sudden change or self-injury: see a doctor first, then look for the reason',
  'If it is new, stronger or more often, have teeth, ears and belly checked',
  'Self-injury, or three reds in a week: call the doctor or the team and take the notes along',
];

export function behaviorSection(voice: Voice): Section {
  voice.cite('abi', 'fct', 'exm');
  return {
    title: 'Behavioral and sensory management',
    mayLose: true,
    lines: [
      '### Green, amber, red',
      '',
      ...trafficLights(voice),
      '',
      '### Sensory menu by sense',
      '',
      ...sensoryMenu(voice),
      bullet(
        'A menu, not a therapy: for more, ask for an occupational therapist (Ayres sensory integration)',
      ),
      '',
      '### Calm kit and place',
      '',
      ...calmKit(voice),
      '',
      '### After a meltdown',
      '',
      bullet(voice.line('after-meltdown', after)),
      bullet(voice.line('doctor-change', doctorChange)),
    ],
  };
}

/** Those of the child's own hard moments, or of the senses where none is sure. */
function signsOfAmber(voice: Voice): string {
  const { triggers, challenges } = voice.child;
  const moments = [...triggers, ...challenges].filter(isSure).slice(0, 2);
  const signs = moments.map((moment) => uncapitalised(chainOf(voice, moment).signs));
  if (signs.length > 0) return [...new Set(signs)].join('; ');
  return sensesOf(voice)
    .map((sense) => voice.line(`amber-${sense.name}`, sense.signs))
    .join('; ');
}

function trafficLights(voice: Voice): string[] {
  const { they } = voice.child;
  return [
    labelled('Green', voice.line('green', green)),
    labelled(
      'Amber',
      `Often seen first: ${signsOfAmber(voice)}; ${they.their} own signs: ____. Then ${voice.line('amber', amber)}`,
    ),
    labelled(
      'Red',
      `Too much, ${they.they} ${they.plural ? 'have' : 'has'} no choice in it: ${voice.line('red', red)}`,
    ),
  ];
}

const parts = ['morning', 'school', 'evening'] as const;

const sensoryMenu = (voice: Voice): string[] =>
  sensesOf(voice).flatMap((sense, index) => {
    const part = parts[index % parts.length] ?? 'morning';
    const line = voice.line(`menu2-${part}-${sense.name}`, sense[part]);
    return line === ''
      ? []
      : [
          labelled(
            sense === steadySenses ? 'Movement' : sense.name,
            `${part === 'school' ? 'day' : part}: ${line}`,
          ),
        ];
  });

function calmKit(voice: Voice): string[] {
  const { child } = voice;
  const [liking] = knownLikings(child);
  const use = liking ? knownUse(voice, liking, 'calm', 'calm-use') : null;
  return [
    labelled(
      'In the kit',
      `Pack ${earsOf(child)}${offersNothing(child) ? '' : ' and water'}. Same box, same shelf`,
    ),
    ...(isComfortOnPage(child) ? [] : comfortLines(voice)),
    liking && use !== null ? labelled(liking.topic, use) : bullet(voice.line('calm-any', calmers)),
  ];
}
