// Which picture stands on which page of a story's book. What a carer chose is kept under a sentence, so that it stays with
// its sentence when the text around it changes; everything else is matched by meaning.
import { z } from 'zod';
import { CardPicture } from '../boards/board.ts';

/** A picture of a page, or the carer's wish for none. */
export const PagePicture = z.discriminatedUnion('is', [
  ...CardPicture.options,
  z.object({ is: z.literal('none') }),
]);
export type PagePicture = z.infer<typeof PagePicture>;

/** By sentence. */
export type ChosenPictures = Readonly<Record<string, PagePicture>>;

/** The symbol that fits some words best, or null. */
export type MatchSymbol = (words: string) => string | null;

export type PictureOfPage = { picture: CardPicture | null; isChosen: boolean };

/**
 * One picture a page. A matched one is never the same as on the page before: better none than the same again. The cover's own
 * comes again only on the first page, where nothing else fits what it names.
 */
export function pagePictures(
  pages: readonly (readonly string[])[],
  chosen: ChosenPictures,
  match: MatchSymbol,
  cover: CardPicture | null = null,
): PictureOfPage[] {
  const own = pages.map((sentences) => chosenFor(sentences, chosen));
  let before = symbolOf(cover);
  return pages.map((sentences, at) => {
    const mine = own[at];
    const taken = [before, symbolOf(own[at + 1])];
    const again = at === 0 && cover !== null ? matched(sentences, match, taken.slice(1)) : null;
    const shown: PictureOfPage = mine
      ? { picture: mine.is === 'none' ? null : mine, isChosen: true }
      : { picture: matched(sentences, match, taken) ?? again, isChosen: false };
    before = symbolOf(shown.picture);
    return shown;
  });
}

/** The choices with this page's changed; null gives the page its matched picture back. */
export function choosePicture(
  chosen: ChosenPictures,
  sentences: readonly string[],
  picture: PagePicture | null,
): Record<string, PagePicture> {
  const others = Object.entries(chosen).filter(([sentence]) => !sentences.includes(sentence));
  const [first] = sentences;
  return Object.fromEntries(picture === null || first === undefined ? others : [...others, [first, picture]]);
}

const chosenFor = (sentences: readonly string[], chosen: ChosenPictures): PagePicture | undefined =>
  sentences.flatMap((sentence) => (Object.hasOwn(chosen, sentence) ? (chosen[sentence] ?? []) : []))[0];

const symbolOf = (picture: PagePicture | null | undefined): string | null =>
  picture?.is === 'symbol' ? picture.id : null;

const betweenThings = /[,;:]+|\s(?:and|then|with|because|so|when|if)\s/iu;

/** The page as a whole tells most, then its sentences, then their parts, then what else they name besides the word already shown. */
function matched(
  sentences: readonly string[],
  match: MatchSymbol,
  taken: readonly (string | null)[],
): CardPicture | null {
  const tellings = [
    sentences.join(' '),
    ...sentences,
    ...sentences.flatMap((sentence) => sentence.split(betweenThings)),
    ...sentences.flatMap(withoutOneWord),
  ];
  for (const words of tellings) {
    const id = match(words);
    if (id !== null && !taken.includes(id)) return { is: 'symbol', id };
  }
  return null;
}

/** The sentence with each of its words left out in turn: where one word's picture is taken, another word may have its own. */
function withoutOneWord(sentence: string): string[] {
  const words = sentence.split(/\s+/);
  return words.map((_, at) => words.toSpliced(at, 1).join(' '));
}
