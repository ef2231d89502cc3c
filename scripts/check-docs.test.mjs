import { expect, test } from 'vitest';
import { configProblems, creditProblems } from './check-docs.mjs';

const config = 'const Environment = z.object({\n  PORT: number(4242),\n  DATA_DIR: text,\n});\n';
const readme = '| `PORT`, `DATA_DIR` | `4242` | where, beside `OTHER_THING` |\n';

test('documents that say what the code reads are accepted', () => {
  expect(configProblems(config, readme, '# PORT=4242\n# DATA_DIR=.data\n')).toEqual([]);
});

test('a variable that is not explained, or not read, is named', () => {
  expect(configProblems(config, '| `PORT` | |', '# PORT=1\n# DATA_DIR=x\n# OLD_NAME=y\n')).toEqual([
    'README.md does not explain DATA_DIR',
    '.env.example explains OLD_NAME, which nobody reads',
  ]);
});

test('a package without its credit is named', () => {
  const packages = [
    { name: 'a', license: 'MIT' },
    { name: 'b', license: 'ISC' },
  ];
  expect(creditProblems('| a | MIT | for x |\n| b | MIT | |', packages)).toEqual([
    'docs/CREDITS.md does not credit b (ISC)',
  ]);
});
