// The customized part: what to start with, week by week, so that the plan can begin tomorrow.
import { wordCount } from '#child/phrase-shape';
import { uncapitalised } from '#child/words';
import { chainOf, isSure, isUnread, type SureMoment } from '../hard-moments.ts';
import { labelOf, situationName, titleOf } from '../phrases.ts';
import { needsHearingCheck } from '../reading/told/hearing-check.ts';
import { labelled, type Section, type Voice } from '../voice.ts';

export function firstWeeksSection(voice: Voice): Section {
  const { child } = voice;
  const hard = [...child.triggers, ...child.challenges];
  const sure = hard.filter(isSure).filter(({ said }) => child.unmentionable?.test(said) !== true);
  const [first] = sure;
  // Two names for one thing are one week.
  const second = sure.find(({ situation }) => situation !== first?.situation);
  voice.cite('abi', 'pii');
  // A step that does not fit this life fills no week.
  const week = (moment: typeof first) => {
    const step = moment ? chainOf(voice, moment).before : '';
    return moment === undefined || /says? or shows? what feels right$/u.test(step)
      ? ''
      : `${weekTitle(moment)}: only the first step above`;
  };
  const asked = hard.some(isUnread)
    ? voice.line('weeks-asked', [
        'Take one line of your own words above, try what could help, and write it beside it',
        'Ask somebody who was there what helped with one line of your own words above, and write it down',
      ])
    : '';
  // Preferences are the child's to change, and nothing medical.
  const isLocked = child.clinic.matters.size > 0 || child.clinic.allergies.said.length > 0;
  const weeks: [string, string][] = [
    // What the plan itself says is to be asked of the doctor waits for nothing else.
    [
      'Week 1',
      [
        needsHearingCheck(child) ? hearingFirst : '',
        voice.line('week1', child.group === 'toddler' ? toBeginSmall : toBegin),
        isLocked ? '. What the clinic set stays as it is' : '',
      ].join(''),
    ],
    ...(week(first) !== '' && week(second) !== ''
      ? [
          [
            'Weeks 2 and 3',
            `${first ? weekTitle(first) : ''}, then ${second ? uncapitalised(weekTitle(second)) : ''}: only the first step above`,
          ] as [string, string],
        ]
      : [
          ['Week 2', week(first) || asked] as [string, string],
          ['Week 3', week(second) || (first ? asked : '')] as [string, string],
        ]),
    [
      'Week 4',
      `${voice.line('week4', child.group === 'toddler' ? toLookSmall : toLook)}${isLocked ? '. Nothing medical is taken out' : ''}`,
    ],
  ];
  return {
    title: `Customized care plan: the first weeks for ${child.name}`,
    mayLose: true,
    lines: weeks.filter(([, text]) => text !== '').map(([label, text]) => labelled(label, text)),
  };
}

const weekTitle = (moment: SureMoment): string => {
  const label = labelOf(moment, situationName(moment));
  return wordCount(label) > 12 ? titleOf(moment) : label;
};

const hearingFirst =
  'First of all, if nobody has yet: ring the doctor for a hearing check and a speech and language therapist: ____. ';

const toBegin: readonly string[] = [
  'Read the first page with {name}, change what is wrong in it, and give it to two people',
  'Show {name} the first page, ask what is wrong in it, and hand it to whoever comes next',
  'Go through the first page together; {name} strikes out what is not true. The sheet goes to two people',
];
const toBeginSmall: readonly string[] = [
  'Read the first page with everyone who looks after {name}, and change what is wrong in it',
  'Give the first page and the emergency sheet to two people who look after {name}',
];
const toLookSmall: readonly string[] = [
  'Everyone who looks after {name} says which line was of use; the others may go',
  'Nothing new: strike out of this plan what did not help',
];
const toLook: readonly string[] = [
  'Keep what helped, drop what did not; {name} says or shows what to keep',
  'Ask {name} and one other person which line was of use; the others may go',
  'Nothing new: strike out of this plan what did not help',
];
