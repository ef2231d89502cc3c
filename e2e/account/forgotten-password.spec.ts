import { signIn } from '../harness/carers.ts';
import { open } from '../harness/pages.ts';
import { expect, test } from '../harness/test.ts';

test('a forgotten password is changed by the link in the mail, once', async ({
  page,
  context,
  server,
  signedUp,
  complaints,
}) => {
  complaints.expect(/status of 4\d\d/);
  await context.clearCookies();
  await open(page, '/signin');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The page before has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible();
  await page.getByLabel('E-mail').fill(signedUp.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`If there is an account for ${signedUp.email}`)).toBeVisible();

  const mail = await server.mailTo(signedUp.email);
  const link = mail.match(/http:\/\/localhost:\d+\/reset-password\S+/)?.[0].replace(/[)>"'.]+$/, '') ?? '';
  const choose = async (password: string) => {
    await open(page, link);
    await page.getByLabel('New password').fill(password);
    const again = page.getByLabel('Confirm password');
    if (await again.isVisible()) await again.fill(password);
    await page.getByRole('button', { name: 'Save new password' }).click();
  };
  await choose('a calmer evening walk');
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await choose('another try with it');
  await expect(page.getByText('This link has expired or has already been used.')).toBeVisible();

  await open(page, '/signin');
  await signIn(page, signedUp);
  await expect(page.getByText('That e-mail address or password is wrong.')).toBeVisible();
  await signIn(page, { ...signedUp, password: 'a calmer evening walk' });
  await expect(page).toHaveURL('/form');
});
