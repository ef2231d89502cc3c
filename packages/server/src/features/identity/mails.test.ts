import { describe, expect, test } from 'vitest';
import { accountDeletedMail, passwordChangedMail, resetMail } from './mails.ts';

const link = 'https://calmbridge.example/reset-password?token=a&b="<x>';
const mails = [
  resetMail('mo@example.org', link),
  passwordChangedMail('mo@example.org', 'https://calmbridge.example'),
  accountDeletedMail('mo@example.org', 'hello@calmbridge.example'),
];

describe('our mails', () => {
  test.each(mails)('[ID22] say the same in text and in HTML: $subject', ({ subject, text, html }) => {
    expect(subject).toMatch(/^Calmbridge: /);
    for (const line of text.split('\n\n').filter((part) => !part.startsWith('http'))) {
      expect(html).toContain(line.trim());
    }
  });

  test('[ID12] the link is in both parts of the mail, and nothing in it escapes its place', () => {
    const { text, html } = resetMail('mo@example.org', link);
    expect(text).toContain(`\n${link}\n`);
    expect(html).toContain('token=a&amp;b=&quot;&lt;x&gt;');
  });

  test('[ID22] load nothing from anywhere', () => {
    for (const { html } of mails) expect(html).not.toMatch(/<(img|script|link|style)|url\(/);
  });
});
