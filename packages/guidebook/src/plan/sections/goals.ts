// Three to five goals: something one can see, in the child's own day, counted, in two places, with two people, by a date.
import { capitalised, inWords } from '#child/words';
import { roleActions } from '#library/roles';
import { dayAfter } from '../calendar.ts';
import type { HardMoment } from '../facts.ts';
import { cardOf, schoolOf } from '../fill.ts';
import { chainOf } from '../hard-moments.ts';
import { labelOf, situationName } from '../phrases.ts';
import type { Section, Voice } from '../voice.ts';

type Goal = { does: string; why: string; when: string };

export const goalWeeks = 12;

export function goalsSection(voice: Voice): Section {
  const { child } = voice;
  const until = dayAfter(child.today, goalWeeks * 7) || `${goalWeeks} weeks from now`;
  const goals = goalsOf(voice);
  voice.cite('fct', 'sm');
  return {
    title: `Goals until ${until}`,
    lines: [
      ...goals.map((goal, index) => goalLine(voice, goal, index, until)),
      '',
      voice.line('goals-foot', [
        'A goal met early moves to a new place or person; a goal with no ticks after three weeks gets smaller, not louder.',
        'Count tries as well as successes. If a goal brings distress twice, stop it and make it easier.',
        'Ask {name}, in {his} own way, whether each goal is worth it; drop the one {he} {v:does} not care for.',
      ]),
    ],
  };
}

function goalsOf(voice: Voice): Goal[] {
  const { child } = voice;
  const moments: HardMoment[] = [];
  for (let index = 0; moments.length < 3 && index < 6; index += 1)
    for (const moment of [child.challenges[index], child.triggers[index]]) {
      const isNew =
        moment && !moments.some((other) => other.situation !== null && other.situation === moment.situation);
      if (moment && isNew && moments.length < 3) moments.push(moment);
    }
  const fromMoments = moments.map(
    (moment, index): Goal => ({
      does: chainOf(voice, moment, `goal${index}`).goal,
      why: labelOf(moment, situationName(moment)),
      when: voice.line(`goal-when${index}`, [
        'in the usual routine',
        'when the day brings it',
        'in {his} ordinary day',
        'at the time it really happens',
      ]),
    }),
  );
  const risk = child.wandering.length > 0 || child.risks.length > 0;
  const extra: Goal[] = [
    {
      does: voice.fill(
        'goal-break',
        child.way === 'speech' ? 'asks for a break by word, note or card' : '{shows:break}',
      ),
      why: 'A way out that works',
      when: voice.line('goal-break-when', [
        'before leaving the table or desk',
        'during the longest task of the day',
        'after ten minutes of work or sooner',
      ]),
    },
    ...(risk
      ? [
          {
            does: 'stops at the door or kerb sign and waits for an adult',
            why: 'Safe on the way',
            when: voice.line('goal-safe-when', [
              'on the daily walk',
              'each time you leave the house',
              'before crossing or going out',
            ]),
          },
        ]
      : []),
    {
      does: voice.line('goal-choose', [
        'chooses between two activities with {card}',
        'picks what comes after the hard part, from two cards',
        'shows an adult what to do next with {interest}',
      ]),
      why: voice.line('goal-choose-why', ['More say in the day', 'Own choices', 'A plan {he} {v:steers}']),
      when: voice.line('goal-choose-when', [
        'after {school} each day',
        'at the start of free time',
        'before the evening steps',
      ]),
    },
    {
      does: voice.line('goal-evening', [
        'does two of the evening steps alone with the strip',
        'turns over each evening card and reaches the last one',
        'gets ready for the night with one reminder',
      ]),
      why: voice.line('goal-evening-why', ['Calmer evenings', 'Nights with less talk', 'Doing it alone']),
      when: 'in the bedtime routine',
    },
  ];
  const wanted = Math.max(3, Math.min(5, fromMoments.length + 1 + (risk ? 1 : 0)));
  return [...fromMoments, ...extra].slice(0, wanted);
}

function goalLine(voice: Voice, goal: Goal, index: number, until: string): string {
  const { child } = voice;
  const school = schoolOf(child);
  const owners = ownersOf(voice);
  const owner = owners[index % owners.length] ?? 'parents';
  const second =
    owners.length > 1
      ? owners[(index + 1) % owners.length]
      : voice.line(`second${index}`, ['one more adult', 'a second known person', 'a relative']);
  const rate = voice.line(`rate${index}`, [
    '3 times out of 5',
    '4 days out of 5',
    '4 times out of 5',
    '3 days out of 4',
    '6 times out of 10',
    '7 times out of 10',
  ]);
  const span = voice.line(`span${index}`, [
    'for two weeks',
    'over two weeks',
    'two weeks running',
    'for three weeks',
    'over three weeks',
  ]);
  const places = voice.line(`places${index}`, [
    `at home and at ${school}`,
    `at home, then at ${school}`,
    `at ${school} and at home`,
    'at home and out',
    `at home, at ${school} and out`,
  ]);
  const check = voice.line(`check${index}`, [
    'a tick on the fridge',
    `a dot on ${cardOf(child).includes('map') ? 'the map' : 'the wall chart'}`,
    'one line in the shared notebook',
    'a tally on the card itself',
    'a sticker {name} puts up',
    'a photo on the good days',
    'a mark on the calendar',
    'a count on the phone',
  ]);
  return `${index + 1}. **${capitalised(goal.why)}.** By ${until}, ${child.name} ${goal.does} ${goal.when}, ${places}, with ${owner} and with ${second}, ${rate} ${span}. *Who:* ${owner}. *How we know:* ${check}.`;
}

/** The people who carry the goals: the chosen roles, in the words a family uses. */
export const ownersOf = (voice: Voice): string[] =>
  voice.child.profile.importantRoles.map((role) => roleActions[role].who);

export const rolesInWords = (voice: Voice): string => inWords(ownersOf(voice));
