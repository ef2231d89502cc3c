/** One line per stage, followed by what a failed one said. */
export function report({ name, seconds, counts, output, note, isShown }) {
  const mark = counts.failed > 0 ? 'FAIL' : note === undefined ? 'ok' : 'skip';
  const tests = counts.passed + counts.failed > 1 ? countsIn(counts) : '';
  const parts = [mark.padEnd(5), name.padEnd(22), `${seconds.toFixed(1)} s`.padStart(8), '  ', note ?? tests];
  console.log(parts.join('').trimEnd());
  if (output && (counts.failed > 0 || isShown)) console.log(indented(lastLines(output)));
}

/** The last line, to the letter what other programs look for. */
export function verdict(outcomes) {
  const sum = (key) => outcomes.reduce((total, { counts }) => total + counts[key], 0);
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(sum);
  return { line: countsIn({ passed, failed, skipped }), isGood: failed === 0 && passed > 0 };
}

const countsIn = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const lastLines = (text) => text.trim().split('\n').slice(-400);
const indented = (lines) => lines.map((line) => `      ${line}`).join('\n');
