// A service's plan for a child with medical text, through the server's own path.
import { randomUUID } from 'node:crypto';
import { type ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test } from 'vitest';
import { eventsIn, wordsOf } from '../../../test/asking.ts';
import { openBrowser } from '../../../test/browser.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { withAiService } from '../../../test/with-ai-service.ts';

const profile: ChildProfile = {
  ...emptyProfile,
  name: '{child}',
  age: '6',
  allergies: 'hazelnuts (rash), ask Dr. Okafor',
  medications: 'epilepsy: Keppra 250 mg twice a day',
  importantRoles: ['parentsGuardians'],
  carePlans: ['customizedCarePlans'],
};
const sound = '# Care plan for {child}\n\n## Strengths\n\n{child} builds tracks.\n\n## Review\n\nIn March.\n';
const broken = `${sound}\n## Goals\n\n1. {child} has fewer seizures by May.\n`;

const stage = withAiService();

const write = (...texts: string[]) =>
  stage.ai.behave(() => ({
    is: 'whole',
    text: texts[Math.min(stage.ai.calls.length, texts.length) - 1] ?? '',
  }));
const ask = async (more: Partial<ChildProfile> = {}, section?: string, asker = stage.browser) => {
  const answer = await asker.post('/api/assistant/care-plan', {
    useId: randomUUID(),
    profile: { ...profile, ...more },
    ...(section ? { section } : {}),
  });
  const events = eventsIn(answer.text);
  return { events, text: wordsOf(events) };
};

test('[AS35] medical text that a service left out is added, whole and in quotes', async () => {
  write(sound);
  const { text, events } = await ask();
  expect(text).toContain('## From your clinic’s plan');
  expect(text).toContain('“hazelnuts (rash), ask Dr. Okafor”');
  expect(text).toContain('“epilepsy: Keppra 250 mg twice a day”');
  expect(text).toContain('In any seizure: time it');
  expect(stage.ai.calls).toHaveLength(1);
  expect(events.at(-1)).toMatchObject({ is: 'done', charged: 0.25 });
});

test('[AS35] a plan that breaks a rule of the clinic is asked for again, with what was wrong as data', async () => {
  write(broken, sound);
  const { text, events } = await ask();
  expect(text).not.toContain('fewer seizures');
  expect(stage.ai.calls).toHaveLength(2);
  expect(stage.ai.calls[1]?.body.messages[1]?.content).toContain(
    'a goal stands on something that a clinic decides',
  );
  expect(events.at(-1)).toMatchObject({ is: 'done', charged: 0.25 });
});

test('[AS35] one that still breaks it is refused, shows nothing and costs nothing', async () => {
  write(broken);
  const { text, events } = await ask();
  expect(text).toBe('');
  expect(stage.ai.calls).toHaveLength(2);
  expect(events.at(-1)).toMatchObject({ is: 'failed', code: 'assistant/failed', state: { credits: 1 } });
});

test('[AS35] a plan without medical text is shown as it comes, in one call', async () => {
  write(broken);
  const { text } = await ask({ allergies: '', medications: '' });
  expect(text).toContain('fewer seizures');
  expect(stage.ai.calls).toHaveLength(1);
});

test('[AS36] one section is asked for alone, and held to the same rules', async () => {
  write('1. {child} has fewer seizures.', '1. {child} waits ten seconds, 4 times out of 5.');
  const { text } = await ask({}, 'Goals until 8 February 2027');
  expect(text.trim()).toBe('1. {child} waits ten seconds, 4 times out of 5.');
  expect(stage.ai.calls).toHaveLength(2);
  expect(stage.ai.calls[0]?.body.messages[1]?.content).toContain('Write only the text of this one section');
  write('Ask the clinic.');
  expect((await ask({}, 'From your clinic’s plan')).text).toContain('“epilepsy: Keppra 250 mg twice a day”');
});

test('[AS36] the guidebook writes one section; of one it would not write it says so, free', async () => {
  const own = await startTestApp();
  const carer = openBrowser(own.app);
  await carer.signUp({ email: `${randomUUID()}@example.org` });
  const written = await ask({}, 'From your clinic’s plan', carer);
  expect(written.text).toContain('“hazelnuts (rash), ask Dr. Okafor”');
  expect(written.text).not.toContain('## ');
  expect(written.events.at(-1)).toMatchObject({ is: 'done', charged: 0.25 });
  const none = await ask({}, 'Sailing', carer);
  expect(none.text).toBe('');
  expect(none.events.at(-1)).toMatchObject({ is: 'done', charged: 0, isFree: true });
  await own.close();
});
