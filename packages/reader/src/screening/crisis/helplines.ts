import { type HelpNeed, type HelpPlace, linesFor } from '@calmbridge/domain/help/helplines';
import type { CrisisKind } from './crisis-kinds.ts';

// The numbers in the words of the fixed help: a few large countries, since nobody here knows where the carer is. The
// page knows, and shows all numbers of that country below.

const places: readonly (readonly [HelpPlace, string])[] = [
  ['EU', 'EU'],
  ['GB', 'UK'],
  ['US', 'US'],
  ['AU', 'AU'],
  ['IN', 'IN'],
];
const needs: Partial<Record<CrisisKind, readonly HelpNeed[]>> = {
  K1: ['talk'],
  K2: ['children'],
  K3: ['missing'],
  K7: ['poison', 'health'],
  K8: ['talk', 'children'],
};

export function numbersFor(kind: CrisisKind | null): string {
  const wanted = kind === null ? [] : (needs[kind] ?? []);
  const rows = places.map(([place, name]) => {
    const lines = linesFor(place);
    const more = lines.filter(({ need }) => wanted.includes(need)).map(inWords);
    return `${name} ${lines[0]?.number}${more.length > 0 ? ` (${more.join(', ')})` : ''}`;
  });
  return `Numbers: ${rows.join(' · ')}. Check the ones for your area.`;
}

const inWords = ({ name, number }: { name: string; number: string }) =>
  name.includes(number) ? name : `${name} ${number}`;
