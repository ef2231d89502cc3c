// Who does what, said of the person the plan is for: a grown-up has family and supporters and no teachers, a child in care has carers.
import type { ImportantRole } from '@calmbridge/domain/child/options';
import { typedTexts } from '@calmbridge/domain/child/typed-fields';
import { roleActions } from '#library/roles';
import type { ChildFacts } from './facts.ts';

type RoleActions = (typeof roleActions)[ImportantRole];

const ofGrownUps: Partial<Record<ImportantRole, Pick<RoleActions, 'name' | 'who' | 'acts'>>> = {
  parentsGuardians: {
    name: 'Family and supporters',
    who: 'family and supporters',
    acts: [
      'Ask {name} first what {he} {v:wants} help with this month, and leave the rest to {him}',
      'Say changes early and in writing, with the reason',
      'Keep one fixed hour a week for what is open; {name} brings the list',
      'Tell others only what {name} wants told',
    ],
  },
  teachersEducationalStaff: {
    name: 'Tutors and support staff',
    who: 'support staff',
    acts: [
      'Give one instruction at a time, in writing where {he} {v:likes} that',
      'Tell {him} of changes the day before, with the reason',
      'Know the first signs and the quiet place, and pass both on to whoever is new',
      'Ask {name} what to say to others, and say no more than that',
    ],
  },
};

export function roleFor({ isAdult, profile }: ChildFacts, role: ImportantRole): RoleActions {
  const known = roleActions[role];
  if (isAdult) return { ...known, ...ofGrownUps[role] };
  const isInCare =
    role === 'parentsGuardians' &&
    /\b(?:foster|placement|kinship carers?|children['’]?s home)\b/iu.test(
      typedTexts.map((field) => profile[field]).join('\n'),
    );
  return isInCare ? { ...known, name: 'Carers', who: 'carers' } : known;
}
