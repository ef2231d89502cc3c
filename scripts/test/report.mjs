/** One line per stage. Of a failed one first which tests failed and why, so that a log that is cut still tells. */
export function report(outcome) {
  console.log(linesOf(outcome).join('\n'));
}

export function linesOf({ name, seconds, counts, output, note, isShown, failures = [], secondTries = [] }) {
  const mark = counts.failed > 0 ? 'FAIL' : note === undefined ? 'ok' : 'skip';
  const tests = counts.passed + counts.failed > 1 ? countsIn(counts) : '';
  const late = secondTries.length > 0 ? `, ${secondTries.length} at the second try` : '';
  const parts = [
    ...[mark.padEnd(5), name.padEnd(22), `${seconds.toFixed(1)} s`.padStart(8), '  '],
    (note ?? tests) + late,
  ];
  const isTold = output && (counts.failed > 0 || isShown);
  return [
    parts.join('').trimEnd(),
    ...failures.flatMap(({ name: test, message }) => [`      × ${test}`, ...indented(message, 10)]),
    ...(isTold ? indented(lastLines(output, failures.length > 0 ? 60 : 200), 6) : []),
  ];
}

/** Every test that failed or needed a second try, once more, for whoever reads only the end. */
export function closingLines(outcomes) {
  const all = (key) =>
    outcomes.flatMap((outcome) => (outcome[key] ?? []).map((test) => ({ ...test, stage: outcome.name })));
  const unnamed = outcomes.filter(({ counts, failures = [] }) => counts.failed > 0 && failures.length === 0);
  const failed = [
    ...all('failures').map(({ stage, name }) => `  ${stage}: ${name}`),
    ...unnamed.map(({ name, note }) => `  ${name}${note === undefined ? '' : ` (${note})`}`),
  ];
  const late = all('secondTries').flatMap(({ stage, name, message }) => [
    `  ${stage}: ${name}`,
    ...indented(message, 6),
  ]);
  return [
    ...(failed.length > 0 ? ['Failed:', ...failed] : []),
    ...(late.length > 0 ? ['Passed at the second try only:', ...late] : []),
  ];
}

/** The last line, to the letter what other programs look for. */
export function verdict(outcomes) {
  const sum = (key) => outcomes.reduce((total, { counts }) => total + counts[key], 0);
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(sum);
  return { line: countsIn({ passed, failed, skipped }), isGood: failed === 0 && passed > 0 };
}

const countsIn = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const lastLines = (text, count) => text.trim().split('\n').slice(-count).join('\n');
const indented = (text, by) => (text === '' ? [] : text.split('\n').map((line) => ' '.repeat(by) + line));
