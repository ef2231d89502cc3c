import { ServiceFacts } from '@calmbridge/domain/http/service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#test/test-app';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test('the page learns what it must know of the server, and no secret', async () => {
  const answer = await server.app.request('/api/service');
  expect(answer.status).toBe(200);
  expect(ServiceFacts.parse(await answer.json())).toMatchObject({
    founderLine: 'Founded by the Calmbridge team',
    assistant: { is: 'guidebook' },
    payments: { is: 'sandbox' },
  });
});
