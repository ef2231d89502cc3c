// Who does what: each chosen role gets the hard moments that were surely read and that role can meet, or an action of its own.
import type { ImportantRole } from '@calmbridge/domain/child/options';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { capitalised } from '#child/words';
import type { SituationKind } from '#library/entries';
import { quoted } from '../carer-words.ts';
import { cleanText } from '../clean.ts';
import { isSure, type SureMoment } from '../hard-moments.ts';
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
  'alone-in-room',
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
  /\b(?:doctors?|dentist|church|mosque|temple|stores?|shops?|supermarkets?|x-?box|playstation|gaming|cousins?|grand\p{L}*|nan|bed|bath|night|dinner|home|shower|brother|sister|siblings?|mum|mom|dad|car|bedtime|nails|hair)\b/iu;
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
    lines: child.profile.importantRoles.map((role) => {
      const { name, acts, by } = roleFor(child, role);
      voice.cite(...by);
      const own = momentsFor(role, left).slice(0, mostOfRole);
      for (const moment of own) left.splice(left.indexOf(moment), 1);
      const trigger = own[0] ? asNoun(own[0]) : 'the hardest hour';
      const names = own.map(({ said }) =>
        isOwn(child.profile, said) ? quoted(said) : capitalised(cleanText(said)),
      );
      return labelled(
        name,
        ...voice.some(`role-${role}`, acts.filter(isInPlan), own.length === 0 ? 1 : 0, {
          trigger: trigger === 'this' ? 'the hardest moment' : trigger,
        }),
        names.length === 0 ? '' : `${names.join(' ')} ${voice.line(`role-${role}`, sameSteps)}`,
      );
    }),
  };
}

const ofSchool =
  /\b(?:school|class\w*|lessons?|p\.?e\.?|gym|playtime|recess|break ?time|at break|teachers?|assembl\w+|canteen|cafeteria|dining hall|dinner hall|tests?|group work|writing|bell)\b/iu;
const isMetAtSchool = ({ situation, kind, said }: SureMoment): boolean =>
  atSchool.includes(kind) && !notAtSchool.has(situation.id) && !athome.test(said);

/** What the plan may not repeat has our name, and that is no quote. */
const isOwn = (profile: ChildProfile, said: string): boolean =>
  `${profile.triggers}\n${profile.challenges}`.toLowerCase().includes(said.toLowerCase());

const mostOfRole = 3;
const sameSteps: readonly string[] = [
  'Follow the steps above, the same way each time',
  'Help first here, with the steps above',
  'Follow the steps above, and tell the others what helped',
  'Follow the steps above, from the first sign on',
];

function momentsFor(role: ImportantRole, moments: readonly SureMoment[]): SureMoment[] {
  const kinds = meets[role];
  // Who is at home meets first what nobody else does.
  if (kinds === null) {
    const atHome = moments.filter(({ said }) => !ofSchool.test(said));
    return (atHome.length > 0 ? atHome : moments).toSorted(
      (a, b) => Number(isMetAtSchool(a)) - Number(isMetAtSchool(b)),
    );
  }
  const isSchool = kinds === atSchool;
  return moments.filter(
    ({ situation, kind, said }) =>
      kinds.includes(kind) &&
      !(isSchool && (notAtSchool.has(situation.id) || athome.test(said))) &&
      !(role === 'healthcareProviders' && !atClinic.has(situation.id)),
  );
}
