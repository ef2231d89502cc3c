// Who does what: each chosen role gets actions of its own, one of them about a hard moment that was surely read and that role can meet.
import type { ImportantRole } from '@calmbridge/domain/child/options';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { capitalised, uncapitalised } from '#child/words';
import type { SituationKind } from '#library/entries';
import { quoted } from '../carer-words.ts';
import { cleanText } from '../clean.ts';
import { chainOf, isSure, type SureMoment } from '../hard-moments.ts';
import { asNoun } from '../phrases.ts';
import { roleFor } from '../role-for.ts';
import { labelled, type Section, type Voice } from '../voice.ts';

const atSchool: readonly SituationKind[] = [
  'sound',
  'light',
  'crowd',
  'change',
  'demand',
  'people',
  'waiting',
  'feeling',
  'smell',
  'touch',
  'body',
  'ending',
];
const meets: Record<ImportantRole, readonly SituationKind[] | null> = {
  parentsGuardians: null,
  teachersEducationalStaff: atSchool,
  specialEducationCoordinators: atSchool,
  behavioralTherapists: [
    'feeling',
    'safety',
    'demand',
    'change',
    'ending',
    'waiting',
    'people',
    'sound',
    'touch',
  ],
  healthcareProviders: ['care', 'body'],
  recreationalTherapists: ['people', 'waiting', 'crowd', 'place', 'ending', 'feeling'],
  socialWorkers: ['safety', 'people', 'place', 'night'],
};
export const notAtSchool = new Set([
  'leaving-playground',
  'screen-ending',
  'bedtime',
  'morning',
  'supermarket',
  'homework',
  'siblings',
  'siblings-things',
  'vacuum',
  'hair-wash',
  'clothes',
  'dressing',
  'bath',
  'chores',
  'moving-house',
  'household-machines',
  'phone-ringing',
  'eating-out',
  'car',
  'visitors',
  'new-baby',
  'early-waking',
  'shower',
  'celebrations',
]);

const athome =
  /\b(?:bed|bath|night|dinner|home|shower|brother|sister|siblings?|mum|mom|dad|car|bedtime|nails|hair)\b/i;
const atClinic = new Set(['dentist', 'doctor', 'injections', 'taking-medicine', 'pain', 'toilet', 'tired']);

export function rolesSection(voice: Voice): Section {
  const { child } = voice;
  const left = [...child.challenges, ...child.triggers].filter(isSure);
  const hasTable = child.triggers.some(isSure);
  // A line that speaks of a table or a chart stands only where the plan has one.
  const isInPlan = (act: string) =>
    (hasTable || !act.includes('trigger table')) && (left.length > 0 || !act.includes('each goal'));
  return {
    title: 'Roles: who does what',
    mayLose: false,
    lines: child.profile.importantRoles.map((role, index) => {
      const { name, acts, by } = roleFor(child, role);
      voice.cite(...by);
      const moment = momentFor(role, left);
      if (moment) left.splice(left.indexOf(moment), 1);
      const trigger = moment ? asNoun(moment) : 'the hardest hour';
      const own = moment
        ? `${isOwn(child.profile, moment.said) ? quoted(moment.said) : capitalised(cleanText(moment.said))}: ${uncapitalised(chainOf(voice, moment, `role${index}`).before)}`
        : '';
      return labelled(
        name,
        ...voice.some(
          `role-${role}`,
          acts.filter(isInPlan),
          own === '' ? 1 : 0,
          {
            trigger: trigger === 'this' ? 'the hardest moment' : trigger,
          },
        ),
        own,
      );
    }),
  };
}

/** What the plan may not repeat has our name, and that is no quote. */
const isOwn = (profile: ChildProfile, said: string): boolean =>
  `${profile.triggers}\n${profile.challenges}`.toLowerCase().includes(said.toLowerCase());

function momentFor(role: ImportantRole, moments: readonly SureMoment[]): SureMoment | undefined {
  const kinds = meets[role];
  if (kinds === null) return moments[0];
  const isSchool = kinds === atSchool;
  return moments.find(
    ({ situation, kind, said }) =>
      kinds.includes(kind) &&
      !(isSchool && (notAtSchool.has(situation.id) || athome.test(said))) &&
      !(role === 'healthcareProviders' && !atClinic.has(situation.id)),
  );
}
