// Typed in haste, sent to others: the apostrophes that phones leave out are put back.
const short: readonly (readonly [RegExp, string])[] = [
  [/\b(he|she)s\b/gi, "$1's"],
  [/\b(do|does|did|is|was|are|would|could|should|has|have)nt\b/gi, "$1n't"],
  [/\b(wo|ca)nt\b/gi, "$1n't"],
  [/\bi['’]?m\b/g, "I'm"],
  [/\bim\b/gi, "I'm"],
  [/\b(they|we|you)re\b(?= \w+ing\b)/gi, "$1're"],
  [/\bi\b/g, 'I'],
];

export const spelled = (text: string): string =>
  short.reduce((done, [pattern, mended]) => done.replace(pattern, mended), text);
