import { expect, test } from 'vitest';
import { createLog } from './log.ts';

const logged = (fault: unknown) => {
  const lines: string[] = [];
  createLog('info', { write: (line) => lines.push(line) }).error({ fault }, 'fault');
  return lines.join('');
};

test('[HT2] a fault is logged by name, code and place, without its message or its fields', () => {
  const cause = Object.assign(new Error('Key (email)=(marked@example.org) exists'), {
    code: '23505',
    detail: 'marked@example.org',
  });
  const line = logged(new TypeError('Marked said:\nat marked (/marked:1:1)\nfoo', { cause }));
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    msg: 'fault',
    fault: { name: 'TypeError', cause: { name: 'Error', code: '23505' } },
  });
  expect(line).toContain('log.test.ts');
  expect(line.toLowerCase()).not.toContain('marked');
});

test('[HT2] something thrown that is no error is logged by its kind alone', () => {
  expect(JSON.parse(logged('marked text'))).toMatchObject({ fault: { name: 'string', at: [] } });
});
