// Three to five goals: something one can see, in the child's own day, counted, in two places, with two people, by a date.
import { capitalised, inWords } from '#child/words';
import type { SituationKind } from '#library/entries';
import { roleActions } from '#library/roles';
import { dayAfter } from '../calendar.ts';
import type { HardMoment } from '../facts.ts';
import { cardOf } from '../fill.ts';
import { chainOf, kindOf } from '../hard-moments.ts';
import { titleOf } from '../phrases.ts';
import type { Section, Voice } from '../voice.ts';
import { notAtSchool } from './roles.ts';

type Goal = { does: string; why: string; when: string; where: string; isHome?: boolean };

export const goalWeeks = 12;

export function goalsSection(voice: Voice): Section {
  const { child } = voice;
  const until = dayAfter(child.today, goalWeeks * 7) || `${goalWeeks} weeks from now`;
  const goals = goalsOf(voice);
  voice.cite('fct', 'sm');
  return {
    title: `Goals until ${until}`,
    lines: [
      ...goals.map((goal, index) => goalLine(voice, goal, index)),
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
  const fromMoments = moments.map((moment, index): Goal => {
    const does = chainOf(voice, moment, `goal${index}`).goal;
    const kind = moment.situation?.kind ?? kindOf(moment.said);
    return {
      does,
      why: titleOf(moment),
      when:
        moment.situation?.where !== undefined ||
        /\b(?:before|when|after|until|during|if|each|while|instead)\b/.test(does)
          ? ''
          : voice.line(`goal-when${index}`, [
              'in the usual routine',
              'when the day brings it',
              'as part of the day',
            ]),
      isHome:
        kind === 'care' ||
        kind === 'night' ||
        (moment.situation !== null && notAtSchool.has(moment.situation.id)),
      where:
        moment.situation?.where ??
        voice.line(`goal-where${index}`, kind === null ? placesAnywhere : (places[kind] ?? placesAnywhere)),
    };
  });
  const risk = child.wandering.length > 0 || child.risks.length > 0;
  const extra: Goal[] = [
    {
      does: voice.fill(
        'goal-break',
        child.way === 'speech' ? 'asks for a break by word, note or card' : '{shows:break}',
      ),
      why: voice.line('goal-break-why', [
        'A way out that works',
        'Breaks in time',
        'Saying it before it is too much',
      ]),
      when: voice.line(
        'goal-break-when',
        child.group === 'toddler'
          ? ['at the table or on the mat', 'during meals and play', 'before sliding off the chair']
          : [
              'before leaving the table or desk',
              'during the longest task of the day',
              'after ten minutes of work or sooner',
            ],
      ),
      where: voice.line('goal-break-where', placesAnywhere),
    },
    ...safetyGoal(voice),
    {
      does: voice.line('goal-choose', [
        'chooses between two activities with {card}',
        'picks what comes after the hard part, from two cards',
        'shows an adult what to do next with {interest}',
      ]),
      why: voice.line('goal-choose-why', ['More say in the day', 'Own choices', 'A day {he} {v:steers}']),
      when: voice.line('goal-choose-when', [
        'after {school} each day',
        'at the start of free time',
        'before the evening steps',
      ]),
      where: voice.line('goal-choose-where', placesAnywhere),
    },
    {
      does: voice.line('goal-evening', [
        'does two of the evening steps alone with the strip',
        'turns over each evening card and reaches the last one',
        'gets ready for the night with one reminder',
      ]),
      why: voice.line('goal-evening-why', ['Calmer evenings', 'Nights with less talk', 'Doing it alone']),
      isHome: true,
      when: 'in the bedtime routine',
      where: voice.line('goal-evening-where', [
        'at home and on one night away',
        "at home and at a relative's",
      ]),
    },
  ];
  const wanted = Math.max(3, Math.min(5, fromMoments.length + 1 + (risk ? 1 : 0)));
  return [...fromMoments, ...extra].slice(0, wanted);
}

/** For a child who leaves, stopping; for any other risk, the safe choice in that risk. */
function safetyGoal(voice: Voice): Goal[] {
  const { child } = voice;
  const risk = child.risks[0];
  if (child.wandering.length === 0 && risk)
    return [
      {
        does: chainOf(voice, risk, 'goal-risk', 'safety').goal,
        why: titleOf(risk),
        when: '',
        where: voice.line('goal-risk-where', ['at home and out', 'at home and at {school}']),
      },
    ];
  if (child.wandering.length === 0) return [];
  const isOlder = child.group === 'teen' && child.way === 'speech';
  return [
    {
      does: isOlder
        ? voice.line('goal-safe-does', [
            'says where {he} {v:goes} and checks in by phone at the agreed time',
            'sends a message before leaving and on arriving',
          ])
        : voice.line('goal-safe-does', [
            'stops at the door or kerb sign and waits for an adult',
            'shows the "out" card at the door and waits for a hand',
          ]),
      why: voice.line('goal-safe-why', ['Safe on the way', 'Stop and tell', 'Safe at doors and roads']),
      when: isOlder
        ? ''
        : voice.line('goal-safe-when', [
            'on the daily walk',
            'each time {he} {v:leaves} the house',
            'before going out',
          ]),
      where: isOlder
        ? 'on known and on new routes'
        : voice.line('goal-safe-where', [
            'at home and out',
            'at the front door and at two crossings',
            'at home, at {school} and out',
          ]),
    },
  ];
}

const placesAnywhere: readonly string[] = [
  'at home and at {school}',
  'at home, at {school} and out',
  'first at home, then at {school}',
];
const out: readonly string[] = [
  'at {school} and out',
  'in two places out and at {school}',
  'at {school}, then in a busier place',
];
const places: Partial<Record<SituationKind, readonly string[]>> = {
  sound: out,
  light: out,
  crowd: out,
  smell: out,
  place: ['in one known and one new place', 'in two different places'],
  animal: ['on two different walks', 'in the park and on the street'],
  care: ['at home, then in a second place', 'at home and in one other bathroom'],
  night: ['at home and on one night away'],
  safety: ['at home and out', 'at home, at {school} and out'],
};

function goalLine(voice: Voice, goal: Goal, index: number): string {
  const { child } = voice;
  const until = goalDate(child.today, index);
  const owners = dailyOwnersOf(voice);
  const atHome = owners.includes('parents') ? 'parents' : 'the family';
  const schoolOwner = /lesson|corridor|hall\b|classroom/.test(goal.where)
    ? owners.find((one) => one === 'teachers' || one === 'the coordinator')
    : undefined;
  const owner = schoolOwner ?? (goal.isHome ? atHome : owners[index % owners.length]) ?? 'parents';
  const others = owners.filter((other) => other !== owner);
  const second =
    (goal.isHome ? undefined : others[index % Math.max(1, others.length)]) ??
    voice.line(`second${index}`, ['one more known adult', 'a second person', 'a relative', 'someone new']);
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
  const people = voice.line(`people${index}`, [
    `with ${owner} and with ${second}`,
    `with ${owner}, then with ${second}`,
    `whether with ${owner} or ${second}`,
  ]);
  const check = voice.line(`check${index}`, [
    'a tick on the fridge',
    `a dot on ${cardOf(child).includes('map') ? 'the map' : 'the wall chart'}`,
    'one line in the shared notebook',
    'a tally on the card itself',
    child.group === 'teen' ? 'a count {name} keeps' : 'a sticker {name} puts up',
    'a photo on the good days',
    'a mark on the calendar',
    'a count on the phone',
  ]);
  const does = [goal.does, goal.when].filter(Boolean).join(' ');
  return `${index + 1}. **${capitalised(goal.why)}.** By ${until}, ${child.name} ${does}, ${goal.where}, ${people}: ${rate} ${span}. *Who:* ${owner}. *How we know:* ${check}.`;
}

/** Goals end on different days, the easiest first, the last with the plan's own end. */
const goalDate = (today: string, index: number): string => {
  const weeks = [8, 12, 10, 6, 12][index] ?? goalWeeks;
  return dayAfter(today, weeks * 7) || `${weeks} weeks from now`;
};

/** The people who carry the goals: the chosen roles, in the words a family uses. */
export const ownersOf = (voice: Voice): string[] =>
  voice.child.profile.importantRoles.map((role) => roleActions[role].who);

/** Goals belong to people who see the child in the week; doctors and social workers carry them only when nobody else is named. */
const dailyOwnersOf = (voice: Voice): string[] => {
  const daily = voice.child.profile.importantRoles.filter(
    (role) => role !== 'healthcareProviders' && role !== 'socialWorkers',
  );
  return daily.length > 0 ? daily.map((role) => roleActions[role].who) : ownersOf(voice);
};

export const rolesInWords = (voice: Voice): string => inWords(ownersOf(voice));
