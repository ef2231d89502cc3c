// A letter that is to look as if a doctor or a school had written it: that is refused, and the letter that asks them for one is written.

const theirs =
  '(?:doctor|doc|dr|gp|surgery|hospital|clinic|consultant|p(?:a)?ediatrician|psychologist|school|head ?teacher|teacher|council|nhs)';
const looksLike = new RegExp(
  [
    String.raw`\b${theirs}['’]?s?\b[^.?!]{0,24}\b(?:headed|letter ?head\w*|(?:note)?paper|style|stamp|signature)\b`,
    String.raw`\b(?:as if|as though|like|so it looks)\b[^.?!]{0,20}\b(?:from|by|written by) (?:the |a |an |his |her |our |my )?${theirs}\b`,
    String.raw`\b(?:sign|signed|signing) (?:it |off )?(?:as|by|from|for) (?:the |a |his |her |our |my )?(?:doctor|doc|dr|gp|consultant|p(?:a)?ediatrician|psychologist)\b`,
    String.raw`\b(?:fake|forge\w*|made[- ]up)\b[^.?!]{0,30}\b(?:letter|note|certificate|diagnosis|report|prescription)\b`,
    String.raw`\bpretend\w*\b[^.?!]{0,24}\b${theirs}\b`,
  ].join('|'),
  'iu',
);
const doctor = /\b(?:Dr|Doctor)\.? (\p{Lu}\p{L}+)/u;

export function refusedInAnothersName(message: string): string | null {
  if (!looksLike.test(message)) return null;
  const [, name] = doctor.exec(message) ?? [];
  return [
    'No, I can’t write as a doctor, or in anybody else’s name. It would be a forged letter, and that can cost you far more than the days it was meant for.',
    'A true one costs a phone call. You could send them this:',
    `Dear ${name ? `Dr ${name}` : '[name]'},\n\nPlease could you write a letter for us about [what it is for, and the dates]? [Why it is needed.] I can collect it, or you can send it to [address].\n\nThank you,\n[your name]`,
    'Need time off that no doctor has ordered? Ask the school for it in your own name and say why. I’ll write that with you.',
  ].join('\n\n');
}
