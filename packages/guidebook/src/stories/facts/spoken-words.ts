// Words that somebody is to say: "say to the lady can I pay later please". Whoever says them says "I" of themself, so they stay as
// they were typed, in quotation marks.

/** The text with each speech as one word, and what was said. */
export type Unspoken = { text: string; said: readonly string[] };

const says =
  '(?:[Ss]ay(?:s|ing)?|[Aa]sk(?:s|ing)?|[Tt]ell(?:s|ing)?|[Ss]houts?|[Ww]hispers?|[Aa]nswers?|[Rr]epl(?:y|ies))';
const toWhom =
  '(?: (?:to )?(?:him|her|them|us|me|you|people|everyone|(?:the|my|our|his|her|their|your|an?) \\p{L}+|(?:mum|mom|dad|mummy|mommy|daddy|nan|grandma|grandad|auntie|uncle)|(?:(?:Mr|Mrs|Ms|Miss|Dr) )?\\p{Lu}\\p{L}+))?';
const speech = new RegExp(`\\b(${says}${toWhom})(?: that)?[,:]? (?!that\\b)([^.!?;,"“”]+)`, 'gu');
const quoted = new RegExp(`\\b(${says}${toWhom}|called|named)?([,:]? )?["“]([^"“”]+)["”]`, 'gu');

export function withoutSpeech(given: string): Unspoken {
  const said: string[] = [];
  const kept = (words: string): string => `${token}${letters[said.push(words) - 1] ?? 'z'}`;
  const text = given
    .replace(quoted, (whole, before: string | undefined, joint: string | undefined, words: string) =>
      before === undefined ? whole : `${before}${joint?.replace(/[,:]/, '') ?? ' '}${kept(words.trim())}`,
    )
    .replace(speech, (whole, before: string, rest: string) => {
      const [, words = rest, after = ''] = isOrder(rest) ? [] : (endOfSpeech.exec(rest) ?? []);
      return isSpeech(words) || isOrder(words) ? `${before} ${kept(words.trim())}${after}` : whole;
    });
  return { text, said };
}

export const withSpeech = (text: string, said: readonly string[]): string =>
  said.reduce(
    (told, words, at) =>
      told.replace(
        new RegExp(`${token}${letters[at] ?? 'z'}`, 'gi'),
        `"${words
          .replace(/\bi\b/g, 'I')
          .replace(/\bits (?!\p{L}+ (?:is|are|was)\b)/gu, "it's ")
          .replace(/\b(do|does|did|is|are|was|ca|wo)nt\b/gi, "$1n't")
          .replace(/[.,!?]+$/, '')}"`,
      ),
    text,
  );

const token = 'Saidwords';
const letters = 'abcdefghij';

/** What is done besides ends it: "say it's Robin now or just wait", "no thank you and go to the driver". */
const endOfSpeech =
  /^(.+?)((?: and| or| then| but|, then)(?: then| just)? (?:go|walk|wait|stand|sit|come|move|leave|look|show|press|turn|run|get|ring|call|text|we|he|she|they|mum|dad)\b.*)$/iu;

/** Somebody speaks for themself: "says hello", "ask for a break" and "tell Miss Okafor bye bye" need no marks. */
const isSpeech = (words: string): boolean =>
  /^(?:can|could|may|shall) (?:i|we|you)\b|^(?:i|i['’]m|im|i['’]d|we|please|excuse me|it['’]?s|it is|thats|that['’]s|no[, ]+thank|no thanks|not now|leave me|stop it)\b| please$/iu.test(
    words,
  );

/** "Get under the desk and hold the legs": all of it is said. */
const isOrder = (words: string): boolean =>
  /^(?:get|go|put|take|sit|stand|wait|come|look|listen|hold|give|stay|keep|turn|move|line|walk) (?:off|up|down|out|under|in|on|the|your|back|here|there|still|away|it|me|at|to|with|for|behind|over|into)\b/i.test(
    words,
  );
