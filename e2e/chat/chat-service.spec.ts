import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { axe } from '../harness/accessibility.ts';
import { expectBalance } from '../harness/carers.ts';
import { agree, askFirst, chatOf, newest, say, submitForm, test } from '../harness/chat.ts';
import { keptPlans } from '../harness/logs.ts';
import { settled } from '../harness/pages.ts';
import { expect } from '../harness/test.ts';

const plan = '# A care plan for {child}\n\nMornings start slowly. {child} knows what comes next. ';

test.describe.configure({ mode: 'serial' });

test('Stop ends the call upstream, keeps what came and charges it', async ({ page, ai }) => {
  ai.behave({ is: 'stalls', text: 'Begin with one small step. Then wait. ' });
  await askFirst(page, 'Where do we begin?');
  await expect(newest(page)).toContainText('one small step');
  await axe(page);
  const call = ai.calls.at(-1);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(newest(page)).toContainText(
    'Stopped. What had arrived is saved, and 0.05 credits were charged.',
  );
  await expect.poll(() => call?.wasAborted, { timeout: 2_000 }).toBe(true);
  await expectBalance(page, 0.95);
  await axe(page);
});

test('a failing service gives the credit back and can be tried again', async ({ page, ai, complaints }) => {
  complaints.expect(/503|500/);
  ai.behave({ is: 'breaks', text: 'It was going well. Until ' });
  await askFirst(page, 'Will it break?');
  const alert = chatOf(page).getByRole('alert');
  await expect(alert).toContainText('Sorry, something went wrong. Please try again.');
  await expect(alert).toContainText('Your 0.05 credits are back.');
  await expectBalance(page, 1);
  await axe(page);
  ai.behave({ is: 'writes', text: 'Now it holds.' });
  await alert.getByRole('button', { name: /^Try again.*0\.05/ }).click();
  await expect(newest(page)).toContainText('Now it holds.');
  await expectBalance(page, 0.95);
});

test('a care plan that fails says so in the specified words', async ({ page, ai }) => {
  ai.behave({ is: 'fails', status: 400 });
  await submitForm(page, 'Leo');
  await agree(page);
  const alert = chatOf(page).getByRole('alert');
  await expect(alert).toContainText('Sorry, something went wrong. Please try again later.');
  await expect(alert).toContainText('Your 0.25 credits are back. What you typed is safe.');
  await axe(page);
});

test('two tabs: each has its own answer, and both plans are kept', async ({ page, context, ai }) => {
  ai.behave({ is: 'writes', text: plan, everyMs: 30 });
  const other = await context.newPage();
  await submitForm(page, 'Leo');
  await agree(page);
  await submitForm(other, 'Mia');
  await expect(newest(page)).toContainText('Leo knows what comes next.');
  await expect(newest(other)).toContainText('Mia knows what comes next.');
  await expectBalance(page, 0.5);
  await other.close();
  await page.reload();
  await settled(page);
  expect(await keptPlans(page)).toHaveLength(2);
});

test('the name of a child is in no request to the service, and nowhere in what the server keeps or logs', async ({
  page,
  ai,
  server,
  signedUp,
}) => {
  const name = 'Zorbinatha';
  const mark = 'quellmark7';
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(request.url() + (request.postData() ?? '')));
  ai.behave({ is: 'writes', text: `${plan} The word ${mark} is answered too.` });
  await submitForm(page, name, `${name} loves ${mark} and ${name}'s boat.`);
  await agree(page);
  await expect(newest(page)).toContainText(`A care plan for ${name}`);
  await expect(newest(page)).toContainText(mark);
  await say(page, `Why does ${name} like ${mark}? ${name.toUpperCase()} asks too.`);
  await expect(newest(page)).toContainText('Written by AI.');
  await expect(chatOf(page).getByRole('article')).toHaveCount(3);

  const asked = bodies.filter((body) => body.includes('/api/assistant/'));
  expect(asked).toHaveLength(2);
  for (const body of asked) expect(body).toContain(mark);
  for (const body of bodies) expect(body.toLowerCase()).not.toContain(name.toLowerCase());
  for (const { body } of ai.calls) expect(body.toLowerCase()).not.toContain(name.toLowerCase());

  await server.halt();
  const found = await filesWith(server.dataDir, [name, mark]);
  expect(found).toEqual([]);
  expect(await filesWith(server.dataDir, [signedUp.email])).not.toEqual([]);
  await server.start();
});

/** Files in which one of the words stands, however it is cased or encoded. */
async function filesWith(folder: string, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    const texts = [bytes.toString('latin1').toLowerCase(), bytes.toString('utf16le').toLowerCase()];
    const isIn = (word: string) =>
      texts.some((text) => text.includes(word.toLowerCase())) ||
      bytes.includes(Buffer.from(word).toString('base64').slice(0, 10));
    if (words.some(isIn)) found.push(path);
  }
  return found;
}
