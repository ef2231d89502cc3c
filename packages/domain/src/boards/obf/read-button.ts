// One button of a board as a card, whoever wrote it.
import { Card, CardPicture, type WordClass, wordClasses } from '../board.ts';
import { CardDay } from '../day.ts';
import { readColour, rgbText } from './colours.ts';
import { type Fields, fieldsOf, keptOf, someFields, unnamed } from './kept-fields.ts';
import { keptField } from './kept-on-card.ts';
import { cardFields } from './obf-format.ts';
import { idOf, pathOf, wordsOf } from './read-fields.ts';
import type { ImageWish, MediaWish } from './read-images.ts';
import { asHere, rewrittenField, rewrittenOf } from './rewritten.ts';
import { wordClassOfColours, wordClassOfSpeechPart } from './word-colours.ts';

export type LinkWish = { id: string | null; path: string | null };

/** The card's picture, sound and link are still open. */
export type ReadCard = {
  card: Card;
  image: ImageWish | null;
  sound: MediaWish | null;
  link: LinkWish | null;
};

export type ButtonReading = {
  images: ReadonlyMap<string, ImageWish>;
  sounds: ReadonlyMap<string, MediaWish>;
  speech: (words: string) => string;
  isOurs: boolean;
};

export function readButton(button: Fields, { images, sounds, speech, isOurs }: ButtonReading): ReadCard {
  const image = images.get(idOf(button['image_id']) ?? '') ?? null;
  const sound = sounds.get(idOf(button['sound_id']) ?? '') ?? null;
  const lost = someFields({
    image_id: image ? null : idOf(button['image_id']),
    sound_id: sound ? null : idOf(button['sound_id']),
  });
  const link = linkOf(button);
  return isOurs
    ? { card: ownCard(button, lost), image: image ?? lostImage(button), sound, link }
    : { card: foreignCard(button, lost, speech), image: image ?? missingImage(button), sound, link };
}

function ownCard(button: Fields, lost: Fields | null): Card {
  const kept: Fields = {
    ...keptOf(button, ownButtonFields),
    ...fieldsOf(button['ext_calmbridge_kept']),
    ...lost,
  };
  const leadsTo = idOf(button['ext_calmbridge_leads_to']);
  const label = asHere(kept, 'label', button['label']);
  const spoken = asHere(kept, 'vocalization', button['vocalization']);
  const colours = Card.shape.colours.safeParse(button['ext_calmbridge_colours']);
  const day = CardDay.safeParse(button['ext_calmbridge_day']);
  return {
    ...unnamed(fieldsOf(button['ext_calmbridge_more']), cardFields),
    id: idOf(button['id']) ?? '',
    label: typeof label === 'string' ? label : '',
    ...(typeof spoken === 'string' ? { spoken } : {}),
    picture: null,
    wordClass: wordClassOf(button['ext_calmbridge_word_class']),
    ...(leadsTo === null ? {} : { leadsTo }),
    ...(typeof button['hidden'] === 'boolean' ? { isHidden: button['hidden'] } : {}),
    ...(colours.success && colours.data ? { colours: colours.data } : {}),
    ...(day.success ? { day: day.data } : {}),
    ...(Object.keys(kept).length > 0 ? { [keptField]: kept } : {}),
  };
}

function foreignCard(button: Fields, lost: Fields | null, speech: (words: string) => string): Card {
  const said = wordsOf(button['vocalization']);
  const written = wordsOf(button['label']) ?? said ?? wordsOf(fieldsOf(button['load_board'])['name']) ?? '';
  const label = speech(written).trim();
  const spoken = said === undefined || speech(said) === label ? undefined : speech(said);
  const part = wordsOf(button['part_of_speech']) ?? wordsOf(button['ext_coughdrop_part_of_speech']) ?? '';
  const colours = coloursOf(button);
  const isHidden = button['hidden'] === 'true' ? true : button['hidden'];
  const kept = someFields({
    ...keptOf(button, readButtonFields),
    ...unreadColours(button),
    ...lost,
    [rewrittenField]: rewrittenOf({
      label: { file: textOf(button['label']), here: label },
      vocalization: { file: textOf(button['vocalization']), here: spoken },
      border_color: { file: rgbOf(button['border_color']), here: colours.border },
      background_color: { file: rgbOf(button['background_color']), here: colours.ground },
    }),
  });
  return {
    id: idOf(button['id']) ?? '',
    label,
    ...(spoken === undefined ? {} : { spoken }),
    picture: null,
    wordClass:
      wordClassOfSpeechPart(part) ??
      wordClassOfColours(wordsOf(button['border_color']), wordsOf(button['background_color'])),
    ...(typeof isHidden === 'boolean' ? { isHidden } : {}),
    ...(colours.border === undefined && colours.ground === undefined ? {} : { colours }),
    ...(kept ? { [keptField]: kept } : {}),
  };
}

function coloursOf(button: Fields): { ground?: string; border?: string } {
  const [border, ground] = [colourOf(button['border_color']), colourOf(button['background_color'])];
  return { ...(ground === null ? {} : { ground }), ...(border === null ? {} : { border }) };
}

const colourOf = (written: unknown): string | null => {
  const colour = typeof written === 'string' ? readColour(written) : null;
  return colour && rgbText(colour);
};

const textOf = (written: unknown): string | null => (typeof written === 'string' ? written : null);

/** A colour in the only notation the format has. In others it is written anew. */
const rgbOf = (written: unknown): string | null =>
  typeof written === 'string' && /^rgba?\([\d\s.,]+\)$/.test(written) ? written : null;

/** Colours nobody can read are kept as they are, and shown to nobody. */
const unreadColours = (button: Fields): Fields =>
  Object.fromEntries(
    ['border_color', 'background_color']
      .filter((name) => button[name] != null && colourOf(button[name]) === null)
      .map((name) => [name, wordsOf(button[name])]),
  );

function linkOf(button: Fields): LinkWish | null {
  const link = fieldsOf(button['load_board']);
  const [id, path] = [idOf(link['id']), pathOf(link['path'])];
  return id === null && path === null ? null : { id, path };
}

const noPlace = { data: null, paths: [], fields: null, isOnline: false, isSymbol: false, licence: null };

/** A picture whose pixels were gone when the file was written: the card still knows what it was. */
function lostImage(button: Fields): ImageWish | null {
  const own = CardPicture.safeParse(button['ext_calmbridge_picture']);
  return own.success ? { ...noPlace, own: own.data } : null;
}

/** The button names an image the file does not have. */
const missingImage = (button: Fields): ImageWish | null =>
  idOf(button['image_id']) === null ? null : { ...noPlace, own: null };

const wordClassOf = (value: unknown): WordClass =>
  wordClasses.find((wordClass) => wordClass === value) ?? 'other';

const readButtonFields = new Set([
  ...['id', 'label', 'vocalization', 'image_id', 'sound_id', 'hidden'],
  ...['border_color', 'background_color'],
]);
const ownButtonFields = new Set([
  ...readButtonFields,
  ...['word_class', 'picture', 'leads_to', 'colours', 'day', 'more', 'kept'].map(
    (name) => `ext_calmbridge_${name}`,
  ),
]);
