/** Texts nested so deeply that a reader which calls itself would fall over. Each holds the word calm. */
export const deepTexts: [name: string, text: string][] = [
  ['quotes in one line', `${'>'.repeat(20_000)} calm`],
  ['quotes with spaces', `${'> '.repeat(10_000)}calm`],
  ['lists in one line', `${'- '.repeat(10_000)}calm`],
  ['numbered lists', `${'1. '.repeat(7_000)}calm`],
  ['lists by indentation', Array.from({ length: 150 }, (_, at) => `${'  '.repeat(at)}- calm`).join('\n')],
  ['emphasis', `${'*_'.repeat(6_000)}calm${'_*'.repeat(6_000)}`],
  ['strong with words between', `${'**a _b '.repeat(2_000)}calm${'_ **'.repeat(2_000)}`],
  ['brackets', `${'['.repeat(20_000)}calm${']'.repeat(20_000)}`],
  ['pictures', `${'!['.repeat(4_000)}calm${'](x)'.repeat(4_000)}`],
  [
    'quotes and lists, line by line',
    Array.from({ length: 100 }, (_, at) => `${'> - '.repeat(at)}calm`).join('\n'),
  ],
];
