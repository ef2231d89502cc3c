// Prints recall and false alarms, over all and by kind.
import type { Line } from './lines.ts';

export type Scored = Line & { likelihood: number; kind: string };

export function printTable(name: string, scored: readonly Scored[], isTalkative = false) {
  const real = scored.filter((line) => line.label !== 'no');
  const calm = scored.filter((line) => line.label === 'no');
  console.log(
    `\n${name}: ${real.length} of a kind, ${calm.length} of none; area under the curve ${area(real, calm).toFixed(4)}`,
  );
  console.log('likelihood at least   recall   false alarms   kind right');
  for (const bar of [0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const caught = real.filter((line) => line.likelihood >= bar);
    const alarms = calm.filter((line) => line.likelihood >= bar);
    const right = caught.filter((line) => line.kind === line.label);
    console.log(
      `${bar.toFixed(2).padStart(19)}   ${share(caught, real)}   ${share(alarms, calm).padStart(12)}   ${share(right, caught).padStart(10)}`,
    );
  }
  const kinds = [...new Set(real.map((line) => line.label))].sort();
  console.log(
    kinds
      .map((kind) => {
        const own = real.filter((line) => line.label === kind);
        return `${kind} ${own.filter((line) => line.likelihood >= 0.5).length}/${own.filter((line) => line.likelihood >= 0.22).length}/${own.length}`;
      })
      .join('  '),
    ' (at 0.5 / at 0.22 / all)',
  );
  if (!isTalkative) return;
  for (const line of real.filter((line) => line.likelihood < 0.5).sort((a, b) => a.likelihood - b.likelihood))
    show('missed', line);
  for (const line of calm
    .filter((line) => line.likelihood >= 0.4)
    .sort((a, b) => b.likelihood - a.likelihood))
    show('false', line);
}

const show = (what: string, line: Scored) =>
  console.log(
    what,
    what === 'false' ? line.kind : line.label,
    line.likelihood.toFixed(2),
    line.text.slice(0, 110),
  );

const share = (part: readonly unknown[], whole: readonly unknown[]) =>
  `${((100 * part.length) / Math.max(1, whole.length)).toFixed(1)} %`;

function area(real: readonly Scored[], calm: readonly Scored[]): number {
  let above = 0;
  for (const a of real)
    for (const b of calm) above += a.likelihood > b.likelihood ? 1 : a.likelihood === b.likelihood ? 0.5 : 0;
  return above / (real.length * calm.length);
}
