// "Toothpaste, mint", "told no without a why", "the beep is different": a word that decides the sense. Steps for the bare thing miss it, so an entry
// is taken only where one of its steps speaks of it, and that step is the one that stands.
import type { Situation } from '#library/entries';

type Qualifier = { said: RegExp; covers: RegExp; catches: readonly string[]; leaves: readonly string[] };

export const qualifiers: readonly Qualifier[] = [
  {
    said: /\b(?:without|w\/o|with no|no|not (?:told|knowing)) (?:a |any |the |saying |being told |telling )*(?:why|reasons?|explanations?|explaining)\b/iu,
    covers: /\b(?:reasons?|why|because|explain\w*)\b/iu,
    catches: ['told to stop without a reason', 'rules with no why'],
    leaves: ['hates why questions', 'cries for no one'],
  },
  {
    said: /\b(?:is |are |was |sounds? |looks? )?(?:different|changed)$|^(?:different|another|the wrong) \p{L}+$|\b(?:not the usual|other than usual)\b/iu,
    covers: /\b(?:different|chang\w*|usual|instead|another|replac\w*|old one|same|new)\b/iu,
    catches: ['doorbell sounds different', 'different toothbrush'],
    leaves: ['different people talking at once', 'beeps'],
  },
  {
    // Who is passed over wants to be spoken to, and not to be given room.
    said: /\b(?:instead of|rather than|and not) (?:to )?(?:him|her|them|\{child\})(?!\p{L})/iu,
    covers: /\b(?:instead|speak|talk|ask) (?:of|to|with) \{?(?:him|her|them|name)\b/iu,
    catches: ['strangers talking to me instead of her', 'asks mum rather than him'],
    leaves: ['tea instead of juice', 'talks to her'],
  },
  {
    said: /\bflash(?:es)?$|\bflash (?:on|photo\w*)\b/iu,
    covers: /\bflash\b/iu,
    catches: ['camera flash', 'photos with the flash on'],
    leaves: ['flashing lights', 'photos'],
  },
  {
    said: /\bchanging rooms?\b|\bgetting changed\b/iu,
    covers: /\b(?:chang(?:e|ing)|clothes)\b/iu,
    catches: ['the changing room', 'getting changed for games'],
    leaves: ['changing schools', 'PE'],
  },
  {
    said: /\b(?:privacy|in private|in public|where and when|when and where)\b/iu,
    covers: /\b(?:privat\w*|privacy|door shut|own room|knock\w*|out of sight)\b/iu,
    catches: ['body things (where and when)', 'undressing in public', 'privacy'],
    leaves: ['where the bus goes', 'private school'],
  },
  {
    said: /\b(?:mint\w*|flavou?r\w*|tastes?)\b/iu,
    covers: /\b(?:mint\w*|flavou?r\w*|tast\w*)\b/iu,
    catches: ['mint mouthwash', 'flavoured medicine'],
    leaves: ['mouthwash', 'brushing'],
  },
  {
    said: /\btoo (?:cold|cool|hot|warm)\b|\bfreezing\b|\b(?:hot|cold|boiling|stuffy) (?:gyms?|rooms?|class\w*|halls?|bus(?:es)?|cars?|hands)\b/iu,
    covers: /\b(?:cold|cool\w*|warm\w*|hot|heat\w*|temperatures?|thermometer)\b/iu,
    catches: ['classroom too hot', 'pool too cold', 'hot gym'],
    leaves: ['cold callers', 'pool'],
  },
  {
    said: /\b(?:itch(?:y|es|ing)?|rash(?:es)?)$|^itch/iu,
    covers: /\b(?:itch\w*|rash\w*|label|seams?|soft\w*|doctor)\b/iu,
    catches: ['heat rash', 'nettle itch'],
    leaves: ['sun cream', 'lotion'],
  },
];

const askedOf = (said: string): Qualifier[] => qualifiers.filter((one) => one.said.test(said.trim()));

/** Whether what decides the sense is spoken of in the entry's steps. */
export const isCovered = ({ before, act }: Situation, said: string): boolean =>
  askedOf(said).every(({ covers }) => [...before, ...act].some((line) => covers.test(line)));

/** True of every line where nothing decides the sense. */
export const speaksOf = (line: string, said: string): boolean =>
  askedOf(said).every(({ covers }) => covers.test(line));

/** Of the lines of a link those that speak of it, where there are any. */
export const coveringLines = (lines: readonly string[], said: string): readonly string[] => {
  const fit = askedOf(said).reduce<readonly string[]>(
    (left, { covers }) => left.filter((line) => covers.test(line)),
    lines,
  );
  return fit.length === 0 ? lines : fit;
};
