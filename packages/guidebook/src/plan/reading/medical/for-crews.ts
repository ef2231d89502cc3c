// What whoever answers an emergency call, and a crew, must hear before anything else: the conditions by name, never a judgement of how bad they are.
import type { ClinicMatter } from '@calmbridge/reader/clinic/clinic-table';
import type { ClinicFacts } from '../clinic-facts.ts';

const names: Partial<Record<ClinicMatter, string>> = {
  seizures: 'seizures',
  swallowing: 'swallowing',
  tube: 'a feeding tube',
  diabetes: 'diabetes',
  breathing: 'breathing',
  heart: 'the heart',
};

export const conditionsForCrew = ({
  matters,
  allergies,
}: Pick<ClinicFacts, 'matters' | 'allergies'>): string[] => [
  ...(Object.keys(names) as ClinicMatter[]).flatMap((matter) =>
    matters.has(matter) ? [names[matter] ?? ''] : [],
  ),
  ...(allergies.hasInjector ? ['an allergy with an injector'] : []),
];
