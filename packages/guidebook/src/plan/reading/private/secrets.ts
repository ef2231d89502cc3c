// Where a key lies and which code opens are told to adults, not on a page that is read with the child or hangs on the fridge.

/** A quote without its secrets; what is left of it, or that the family is asked. */
export const withoutSecrets = (line: string): string =>
  line.replace(/“([^”]*)”/gu, (whole: string, said: string) => {
    const open = openPart(said);
    return open === said ? whole : open === '' ? '(ask my family)' : `“${open}”`;
  });

function openPart(said: string): string {
  const parts = said.split(/(?<=[.!?;,])\s+/u);
  let isBehindSecret = false;
  const kept = parts.map((part) => {
    // "Hide key. Its in the flour now": the second says where.
    isBehindSecret = isSecret(part) || (isBehindSecret && saysWhere.test(part));
    return isBehindSecret ? '…' : part;
  });
  if (!kept.includes('…')) return said;
  // Nobody is to take what is left for all of it.
  return kept.every((part) => part === '…') ? '' : kept.join(' ').replace(/…(?: …)+/gu, '…');
}

const thing =
  '(?:(?:spare |car |door |gate |house |quad |safe )?keys?(?! ?(?:workers?|stage|ring|person|board|words?|signs?))|(?:pass|door|gate|lock|alarm|key ?safe|safe )?codes?(?! (?:club|name))|pin(?: number| code)?|password|combination|combo)';
const secrets: readonly RegExp[] = [
  new RegExp(`\\b(?:hide|hid|hidden|hiding|keep|kept|put)\\b[^.;,]{0,30}\\b${thing}\\b`, 'iu'),
  new RegExp(
    `\\b${thing}\\b[^.;,]{0,24}\\b(?:hid(?:den)?|lives?|under|behind|on top|above|inside|(?:is|are|kept|s) (?:now )?(?:in|on|at|by)|in (?:the|a|my|our)|[a-z]?\\d{3,})\\b`,
    'iu',
  ),
  /\b(?:we|i|mum|mom|dad|nan) (?:now |always )?(?:hide|hid|have hidden|keep [^.;,]{0,20} hidden)\b|\b(?:is|are|it['’]?s|kept|stay) (?:now )?hidden\b/iu,
];
const isSecret = (part: string): boolean => secrets.some((words) => words.test(part));
const saysWhere =
  /^(?:it|its|it['’]s|they|they['’]?re|them|now|currently|in|under|behind|on|above|inside|at)\b/iu;
