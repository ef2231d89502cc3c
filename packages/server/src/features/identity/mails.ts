import { forgotPasswordPath } from '@calmbridge/domain/identity/mail-links';
import type { Mail } from '#adapters/mail/mail';

// The words of our mails. They name nobody: whoever reads a shared mailbox learns no more than that there is an account.

export const resetMail = (to: string, link: string): Mail =>
  mail(to, 'Choose a new password', [
    'Someone, probably you, asked for a new password for your Calmbridge account.',
    { link, label: 'Choose a new password' },
    'The link works once, within an hour.',
    'Wasn’t you? You don’t have to do anything. Your password stays as it is.',
  ]);

export const passwordChangedMail = (to: string, publicUrl: string): Mail =>
  mail(to, 'Your password was changed', [
    'The password for your Calmbridge account has just been changed. All your other devices have been signed out.',
    'If that was you, there’s nothing more to do.',
    'If it wasn’t you, choose a new password now:',
    { link: `${publicUrl}${forgotPasswordPath}`, label: 'Choose a new password' },
  ]);

export const accountDeletedMail = (to: string, contactEmail: string): Mail =>
  mail(to, 'Your account has been deleted', [
    'Your Calmbridge account and everything we stored with it have been deleted.',
    'Your care plans, stories and boards were only ever on your own devices. They stay there until you remove them.',
    `If you didn’t ask for this, please write to ${contactEmail}.`,
  ]);

type Part = string | { link: string; label: string };

const mail = (to: string, subject: string, parts: Part[]): Mail => ({
  to,
  subject: `Calmbridge: ${subject}`,
  text: `${parts.map((part) => (typeof part === 'string' ? part : part.link)).join('\n\n')}\n\nCalmbridge\n`,
  html: `<!doctype html>
<html lang="en"><body style="margin:0;padding:24px;background:#f6f4ef">
<div style="max-width:520px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px;font:17px/1.5 sans-serif;color:#22302f">
<h1 style="font-size:22px;margin:0 0 16px">${escaped(subject)}</h1>
${parts.map(htmlOf).join('\n')}
<p style="margin:24px 0 0;color:#51605e">Calmbridge</p>
</div></body></html>
`,
});

const htmlOf = (part: Part) =>
  typeof part === 'string'
    ? `<p style="margin:0 0 16px">${escaped(part)}</p>`
    : `<p style="margin:0 0 16px"><a href="${escaped(part.link)}" style="display:inline-block;padding:12px 20px;background:#1f5c57;color:#ffffff;border-radius:8px;text-decoration:none">${escaped(part.label)}</a></p>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
