// Sentences of prose as it is written for people: titles of persons, times of day and speech in quotes do not end one.

const notAnEnd = /(?:\b(?:Mr|Mrs|Ms|Dr|St|Prof|vs|etc|approx|e\.g|i\.e|a\.m|p\.m)|\b[A-Z])\.$/;
const end = /[.!?…]+["'”’)\]]*(?=\s|$)/g;

/** The sentences of a text in order. A line end always ends a sentence. */
export const sentencesOf = (text: string): string[] => text.split(/\r?\n|\r/).flatMap(sentencesOfLine);

function sentencesOfLine(line: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (const match of line.matchAll(end)) {
    const to = match.index + match[0].length;
    const rest = line.slice(to).trimStart();
    const goesOn = rest !== '' && (/^[\p{Ll}]/u.test(rest) || isAbbreviation(line.slice(from, to)));
    if (goesOn) continue;
    found.push(line.slice(from, to));
    from = to;
  }
  found.push(line.slice(from));
  return found.map((sentence) => sentence.trim()).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

// A lone capital ends a sentence when it is the word I: "Mum is older than I."
const isAbbreviation = (text: string): boolean => notAnEnd.test(text) && !/\bI\.$/.test(text);

/** What is said outside quotation marks: 'Dad says, "Wait for me."' keeps 'Dad says, '. */
export const withoutSpeech = (text: string): string =>
  text
    .replace(/"[^"]*"|“[^”]*”/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
