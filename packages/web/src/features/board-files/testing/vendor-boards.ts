// Boards that stand alone, with their pictures inside. For the tests; not part of the product.
import { gridBoard, illustratorSvg, type Json, licence, pngUri, type VendorFile, wav } from './vendor-kit.ts';

/** One board alone: pictures inside, at addresses, and recordings of both kinds. */
const coughDrop: VendorFile = {
  name: 'CoughDrop',
  pictures: 2,
  sounds: 1,
  files: gridBoard(
    {
      id: '1_234',
      name: 'Greetings',
      locale: 'en',
      ext_coughdrop_settings: { private: true, key: 'me/greetings' },
      images: [
        {
          id: '1_1',
          data: pngUri(1),
          url: 'https://pictures.example/1.png',
          width: 1,
          height: 1,
          content_type: 'image/png',
        },
        {
          id: '1_2',
          url: 'https://pictures.example/2.png',
          width: 400,
          height: 300,
          content_type: 'image/png',
          license: licence('Sarah'),
        },
        {
          id: '1_3',
          data: `data:image/svg+xml,${encodeURIComponent(illustratorSvg(3))}`,
          width: 5,
          height: 5,
          content_type: 'image/svg+xml',
        },
        {
          id: '1_4',
          url: 'https://pictures.example/unused.png',
          width: 9,
          height: 9,
          content_type: 'image/png',
        },
      ],
      sounds: [
        {
          id: '1_77',
          url: 'https://sounds.example/hi.mp3',
          duration: 2,
          content_type: 'audio/mpeg',
          license: { type: 'private' },
        },
        {
          id: '1_78',
          data: `data:audio/wav;base64,${btoa(String.fromCharCode(...wav))}`,
          duration: 1,
          content_type: 'audio/wav',
        },
      ],
    },
    2,
    2,
    (at) =>
      [
        {
          id: 1,
          label: 'hi',
          vocalization: 'Hello there',
          image_id: '1_1',
          sound_id: '1_77',
          add_vocalization: true,
        },
        {
          id: 2,
          label: 'bye',
          image_id: '1_2',
          sound_id: '1_78',
          url: 'https://example.org/bye',
          apps: { ios: 'x' },
        },
        {
          id: 3,
          label: 'menu',
          image_id: '1_3',
          load_board: { id: '1_9', key: 'me/menu', url: 'https://boards.example/me/menu' },
        },
        { id: 4, label: 'clear', action: ':clear', actions: [':clear', ':home'], hidden: true },
      ][at] ?? null,
  ),
};

/** A spelling page: letters, space, backspace, clear, speak, home, and an action of its own. */
const touchChat: VendorFile = {
  name: 'TouchChat',
  pictures: 0,
  files: gridBoard({ id: 'kbd', name: 'Keyboard', locale: 'en', ext_touchchat_vocab: 'WP' }, 2, 5, (at) => {
    const action = [
      '+a',
      '+b',
      '+sh',
      ':space',
      ':backspace',
      ':clear',
      ':speak',
      ':home',
      ':ext_touchchat_pause',
    ][at];
    return action ? { id: `k${at}`, label: action.slice(1), action, ext_touchchat_style: at } : null;
  }),
};

/** Wide pages with empty places, a symbol by name in a set that is not in the file, and a page in the net. */
const gridLike: VendorFile = {
  name: 'Grid',
  pictures: 1,
  files: gridBoard(
    {
      id: 'Home page',
      name: ' Home page ',
      locale: 'en-GB',
      images: [
        {
          id: 'w',
          symbol: { set: 'widgit', filename: 'w/dog.emf' },
          width: 100,
          height: 100,
          content_type: 'image/png',
        },
        { id: 'p', data: pngUri(3), width: 1, height: 1, content_type: 'image/png' },
      ],
    },
    7,
    12,
    (at) =>
      at % 3 === 0
        ? {
            id: `c${at}`,
            label: `word ${at}`,
            ext_grid3_style: 'Vocab cell',
            ...(at === 0 ? { image_id: 'w' } : {}),
            ...(at === 3 ? { image_id: 'p', url: 'https://example.org/' } : {}),
          }
        : null,
  ),
};

/** A button in two places, buttons outside the grid, hidden ones. */
const proloquo: VendorFile = {
  name: 'Proloquo',
  pictures: 3,
  files: gridBoard(
    {
      id: 'crescendo',
      name: 'Crescendo',
      locale: 'en',
      ext_proloquo_folder: 'Home',
      images: [{ id: 'same', data: pngUri(2), width: 1, height: 1, content_type: 'image/png' }],
      buttons: [{ id: 'outside', label: 'hidden popup', image_id: 'same', ext_proloquo_popup: true }],
    },
    1,
    3,
    (at) =>
      at === 1
        ? { id: 'mid', label: 'mid', image_id: 'none' }
        : { id: 'twin', label: 'twin', image_id: 'same' },
  ),
};
// The grid above names the twin twice; the list has it once, as the program writes it.
(proloquo.files as { buttons: Json[] }).buttons = (proloquo.files as { buttons: Json[] }).buttons.filter(
  (button, at, all) => all.findIndex(({ id }) => id === button['id']) === at,
);

/** Colours in hex, symbols of a set by number, no grid to speak of. */
const asterics: VendorFile = {
  name: 'AsTeRICS Grid',
  pictures: 1,
  files: gridBoard(
    {
      id: 'grid-data-1699-12',
      name: 'Ja und nein',
      locale: 'de',
      images: [
        {
          id: 's1',
          symbol: { set: 'arasaac', filename: '1234.png' },
          width: 500,
          height: 500,
          content_type: 'image/png',
        },
        { id: 's2', data: pngUri(5), width: 1, height: 1, content_type: 'image/png' },
      ],
    },
    1,
    3,
    (at) => ({
      id: `grid-element-${at}`,
      label: ['Ja', 'Nein', 'Vielleicht'][at],
      background_color: ['#a5d6a7', 'pink', '#fff'][at],
      image_id: ['s1', 's2', undefined][at],
    }),
  ),
};

export const vendorBoards: VendorFile[] = [coughDrop, touchChat, gridLike, proloquo, asterics];
