// What an engine can be trusted with: Chrome's online voices fall silent about 15 s into one utterance, so a long
// sentence is spoken in parts that take less, whatever the speed.

const longestSeconds = 11;
const charactersPerSecond = 14;

export function utterancesOf(sentence: string, rate: number): string[] {
  const longest = Math.round(longestSeconds * charactersPerSecond * rate);
  const parts: string[] = [];
  let rest = sentence.trim();
  while (rest.length > longest) {
    const cut = cutPlace(rest, longest);
    parts.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return rest === '' ? parts : [...parts, rest];
}

/** After a comma or the like where there is one far enough on, else at a space, else in the word. */
function cutPlace(text: string, longest: number): number {
  const head = text.slice(0, longest);
  const pause = Math.max(...[', ', '; ', ': ', ' – ', ') '].map((mark) => head.lastIndexOf(mark)));
  if (pause > longest / 3) return pause + 1;
  const space = head.lastIndexOf(' ');
  return space > 0 ? space : longest;
}

/** Far longer than it can take: after this an engine that says nothing more is taken to have stopped. */
export const patienceMs = (text: string, rate: number): number =>
  8000 + (text.length / charactersPerSecond / rate) * 2500;
