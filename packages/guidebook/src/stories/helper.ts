// Who helps in a story: a natural word for the person who is really there, and the role the carer named if that is another.
import type { ImportantRole } from '@calmbridge/domain/child/options';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import type { Context } from '@calmbridge/domain/stories/story';
import { ageGroupOf, ageOf } from '../child/age.ts';

export type Helper = {
  /** "Mum", "my teacher": the person who is there. */
  there: string;
  /** A named role who is not there but helps to practise; null when the person there is a named one. */
  practises: string | null;
};

const roleWord: Readonly<Record<Exclude<ImportantRole, 'parentsGuardians'>, string>> = {
  teachersEducationalStaff: 'my teacher',
  behavioralTherapists: 'my therapist',
  healthcareProviders: 'my nurse',
  specialEducationCoordinators: 'my support teacher',
  recreationalTherapists: 'my play therapist',
  socialWorkers: 'my social worker',
};

export function helperFor(profile: ChildProfile, context: Context): Helper {
  const roles = profile.importantRoles;
  const parent = parentWord(profile);
  const isTeen = ageGroupOf(profile) === 'teen';
  const word = (role: ImportantRole) =>
    role === 'parentsGuardians'
      ? parent
      : role === 'recreationalTherapists' && isTeen
        ? 'my coach'
        : roleWord[role];
  const atSchool: readonly ImportantRole[] = ['teachersEducationalStaff', 'specialEducationCoordinators'];
  const natural =
    context === 'School'
      ? atSchool.find((role) => roles.includes(role))
      : roles.find((role) => role === 'parentsGuardians');
  if (natural) return { there: word(natural), practises: null };
  const [named] = roles;
  // Nobody knows who is there for a grown man.
  if (context !== 'School' && parent === 'a parent' && (ageOf(profile) ?? 0) >= 18)
    return { there: 'somebody I trust', practises: named ? word(named) : null };
  return { there: context === 'School' ? 'my teacher' : parent, practises: named ? word(named) : null };
}

/** The family's own words where the profile has them; otherwise "my grown-up": who that is, nobody said. Teenagers have "a parent". */
export function parentWord(profile: ChildProfile): string {
  const told = [profile.socialSupports, profile.comfortItems, profile.notes, profile.strengths]
    .join(' ')
    .toLowerCase();
  if (/\btwo (?:dads|fathers)\b/.test(told)) return 'one of my dads';
  if (/\btwo (?:mums|moms|mothers)\b/.test(told))
    return told.includes('mom') ? 'one of my moms' : 'one of my mums';
  if (/\bfoster (?:carers?|parents?|family|mum|mom|dad)\b/.test(told)) return 'my foster carer';
  if (ageGroupOf(profile) === 'teen') return 'a parent';
  const mother = /\b(?:mom|mommy)\b/.test(told) ? 'Mom' : /\b(?:mum|mummy|mother)\b/.test(told) ? 'Mum' : '';
  const father = /\b(?:dad|daddy|father)\b/.test(told) ? 'Dad' : '';
  if (mother && father) return `${mother} or ${father}`;
  return mother || father || 'my grown-up';
}
