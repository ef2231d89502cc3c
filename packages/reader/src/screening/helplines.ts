import type { CrisisKind } from './crisis-kinds.ts';

// Telephone numbers by region. General knowledge, not checked against the services themselves: `isVerified` stays
// false until somebody has called or read them at the source, and the page says so.

export type Helpline = {
  region: string;
  emergency: string;
  lines: Partial<Record<CrisisKind, string>>;
  isVerified: boolean;
};

export const helplines: readonly Helpline[] = [
  {
    region: 'EU',
    emergency: '112',
    lines: { K3: 'missing children 116 000', K2: 'child helpline 116 111', K1: 'emotional support 116 123' },
    isVerified: false,
  },
  {
    region: 'UK',
    emergency: '999',
    lines: {
      K1: 'Samaritans 116 123',
      K2: 'NSPCC 0808 800 5000, Childline 0800 1111',
      K7: 'NHS 111',
      K8: 'Samaritans 116 123, NSPCC 0808 800 5000',
    },
    isVerified: false,
  },
  {
    region: 'US',
    emergency: '911',
    lines: {
      K1: '988',
      K2: 'Childhelp 1-800-422-4453',
      K3: 'NCMEC 1-800-843-5678',
      K7: 'Poison Help 1-800-222-1222',
      K8: '988, Childhelp 1-800-422-4453',
    },
    isVerified: false,
  },
  {
    region: 'AU',
    emergency: '000',
    lines: { K1: 'Lifeline 13 11 14', K7: 'Poisons 13 11 26', K8: 'Lifeline 13 11 14' },
    isVerified: false,
  },
  {
    region: 'IN',
    emergency: '112',
    lines: { K2: 'Childline 1098', K3: 'Childline 1098' },
    isVerified: false,
  },
];

export function numbersFor(kind: CrisisKind): string {
  const rows = helplines.map(
    ({ region, emergency, lines }) => `${region} ${emergency}${lines[kind] ? ` (${lines[kind]})` : ''}`,
  );
  return `Numbers: ${rows.join(' · ')}. Check the ones for your area.`;
}
