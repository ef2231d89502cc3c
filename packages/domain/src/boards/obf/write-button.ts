import type { Card } from '../board.ts';
import { readColour, rgbText } from './colours.ts';
import { type Fields, fieldsOf, placed, unnamed, without } from './kept-fields.ts';
import { keptOn } from './kept-on-card.ts';
import { cardFields, type ObfButton } from './obf-format.ts';
import { idOf } from './read-fields.ts';
import { asInFile } from './rewritten.ts';
import { cardGround, wordClassColours } from './word-colours.ts';

export type ButtonWriting = {
  linked: (boardId: string) => { id: string; name: string; path?: string } | undefined;
  /** What the board's images and sounds are called, by the card that has them. */
  imageIds: ReadonlyMap<string, string>;
  soundIds: ReadonlyMap<string, string>;
};

export function writeButton(card: Card, { linked, imageIds, soundIds }: ButtonWriting): ObfButton {
  const kept = keptOn(card);
  const { beside, inside } = placed(without(kept, ...placedElsewhere), buttonCanHave);
  const more = unnamed(card, cardFields);
  const [image_id, sound_id] = [imageIds.get(card.id), soundIds.get(card.id)];
  const vocalization = asInFile(kept, 'vocalization', card.spoken);
  const link = linkOf(card, fieldsOf(kept['load_board']), linked);
  // A path to a file that is not there would make the file invalid.
  const lostLink =
    card.leadsTo === undefined && kept['load_board'] ? { load_board: kept['load_board'] } : null;
  return {
    ...beside,
    id: card.id,
    label: String(asInFile(kept, 'label', card.label)),
    ...(typeof vocalization === 'string' ? { vocalization } : {}),
    ...(image_id === undefined ? {} : { image_id }),
    ...(sound_id === undefined ? {} : { sound_id }),
    ...(link ? { load_board: link } : {}),
    ...coloursOf(card, kept),
    ...(card.isHidden === undefined ? {} : { hidden: card.isHidden }),
    ext_calmbridge_word_class: card.wordClass,
    ...(card.picture ? { ext_calmbridge_picture: card.picture } : {}),
    ...(card.leadsTo === undefined ? {} : { ext_calmbridge_leads_to: card.leadsTo }),
    ...(card.colours ? { ext_calmbridge_colours: card.colours } : {}),
    ...(card.day ? { ext_calmbridge_day: card.day } : {}),
    ...(more ? { ext_calmbridge_more: more } : {}),
    ...(inside || lostLink ? { ext_calmbridge_kept: { ...inside, ...lostLink } } : {}),
  };
}

function linkOf(card: Card, kept: Fields, linked: ButtonWriting['linked']): ObfButton['load_board'] | null {
  const link = card.leadsTo === undefined ? undefined : linked(card.leadsTo);
  if (link)
    return {
      name: link.name,
      ...without(kept, 'path'),
      id: link.id,
      ...(link.path ? { path: link.path } : {}),
    };
  if (card.leadsTo !== undefined || Object.keys(kept).length === 0) return null;
  const id = idOf(kept['id']);
  return { ...without(kept, 'path', 'id'), ...(id === null ? {} : { id }) };
}

/** A card's own colours, and ours by its word class where it has none. */
function coloursOf(card: Card, kept: Fields): { border_color: string; background_color: string } {
  const { border, ground } = card.colours ?? {};
  const written = (name: string, own: string | undefined, ours: readonly [number, number, number]) => {
    const colour = own === undefined ? null : readColour(own);
    return colour ? String(asInFile(kept, name, own)) : rgbText(ours);
  };
  return {
    border_color: written('border_color', border, wordClassColours[card.wordClass]),
    background_color: written('background_color', ground, cardGround),
  };
}

/** Written above by their own rules. */
const placedElsewhere = ['id', 'image', 'sound', 'load_board'];

/** Ids that lead nowhere, colours nobody can read and actions without their sign make a file invalid. */
function buttonCanHave(name: string, value: unknown): boolean {
  if (name === 'action') return typeof value === 'string' && /^[:+]/.test(value);
  return !['rewritten', 'image_id', 'sound_id', 'border_color', 'background_color'].includes(name);
}
