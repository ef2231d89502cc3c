// Who does what, said of the person the plan is for: a grown-up has family and supporters and no teachers, a child in care has carers.
import type { ImportantRole } from '@calmbridge/domain/child/options';
import { typedTexts } from '@calmbridge/domain/child/typed-fields';
import { capitalised } from '#child/words';
import { roleActions } from '#library/roles';
import type { ChildFacts } from './facts.ts';
import { writerOf } from './reading/told/writer.ts';

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

export function roleFor({ isAdult, profile, they }: ChildFacts, role: ImportantRole): RoleActions {
  const known = roleActions[role];
  if (isAdult) return { ...known, ...ofGrownUps[role] };
  const told = typedTexts.map((field) => profile[field]).join('\n');
  const isInCare = role === 'parentsGuardians' && inCare.test(told) && !/\badopt(?:ed|ive)\b/iu.test(told);
  if (isInCare) return { ...known, name: 'Carers', who: 'carers' };
  const carer = role === 'parentsGuardians' ? carerTold({ profile, they }) : null;
  return carer === null
    ? known
    : {
        ...known,
        name: capitalised(carer.who),
        who: carer.who,
        acts: carer.isKin ? known.acts : awayFromHome,
      };
}

/** Beside parents by birth, and after other homes, whoever looks after the child is a carer. */
const inCare =
  /\b(?:foster\w*|placement|kinship carers?|children['’]?s home|looked[- ]after child|carers? since|carers?,? (?:for )?\d+ (?:months?|years?|yrs?)|contact visits?|(?:i['’]?m|we['’]?re|i am|we are) not ['‘"“]?(?:mum|mom|dad|(?:his|her|their) (?:mum|mom|dad|parents))\b(?![^.;]{0,12}\b(?:i['’]?m|i am) (?:(?:his|her|their|the) )?(?:mum|mom|mother|dad|father)\b)|(?:bio(?:logical)?|birth)[- ](?:mum|mom|mother|dad|father|parents?|family)|(?:\d+|two|three|four|five|several|many|other) (?:foster )?homes before)\b/iu;

/** Whoever wrote that they look after the child, where it is no parent: the tasks are theirs. */
const carerTold = ({
  profile,
  they,
}: Pick<ChildFacts, 'profile' | 'they'>): { who: string; isKin: boolean } | null => {
  const pair =
    /(?:^|[,;\n])([^,;(\n]{2,25}?)\s*\((?:[^)]*\bwe (?:write|fill|wrote|are (?:writing|filling))|(?:that['’]?s|thats|=) us)\b/iu.exec(
      profile.socialSupports,
    )?.[1];
  if (pair !== undefined && !aParent.test(pair)) return { who: pair.trim(), isKin: true };
  const both =
    /\bwe(?:['’]?re| are) (?:(?:the|his|her|their) )?((?:great-?)?grandparents|aunt(?:ie|y)? and uncle)\b(?!['’])|\b((?:great-?)?grandparents|aunt(?:ie|y)? and uncle) \((?:we\)|(?:that['’]?s )?us\b)/iu.exec(
      `${profile.socialSupports}\n${profile.notes}`,
    );
  if (both !== null) return { who: `${they.their} ${(both[1] ?? both[2] ?? '').toLowerCase()}`, isKin: true };
  const writer = writerOf(profile);
  if (writer === null || aParent.test(writer) || atSchool.test(writer)) return null;
  const [of = '', ...word] = writer.split(' ');
  return of === 'my'
    ? { who: `${they.their} ${word.join(' ')}`, isKin: true }
    : { who: writer, isKin: false };
};
const aParent = /\b(?:mum|mom|mam|mama|ma|mother|dad|daddy|papa|father|parents?|step\p{L}+)\b/iu;

/** Whoever writes from there does not look after the child in place of the parents. */
const atSchool = /\b(?:teacher|teaching assistant|ta|nurse|social worker)\b/iu;

/** Who is paid to be there has no fridge and writes no line to school. */
const awayFromHome: readonly string[] = [
  'Pick one row of the trigger table for two weeks; leave the others as they are',
  'Share out who leads in hard moments, so that nobody carries it alone',
  'Tell whoever takes over what helped today, and what did not',
];
