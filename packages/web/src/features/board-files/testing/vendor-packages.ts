// Packages with their pictures beside. For the tests; not part of the product.
import { strToU8 } from 'fflate';
import {
  gridBoard,
  illustratorSvg,
  json,
  licence,
  png,
  pngUri,
  svg,
  type VendorFile,
  wav,
  words,
} from './vendor-kit.ts';

/** The manifest has the right path, the board a wrong one or none; slashes are doubled. */
const cboard: VendorFile = {
  name: 'Cboard',
  pictures: 5,
  files: {
    'manifest.json': json({
      format: 'open-board-0.1',
      root: 'boards/root.obf',
      paths: {
        boards: { root: 'boards/root.obf', food: 'boards/food.obf' },
        images: Object.fromEntries(words(5).map((_, at) => [`img${at}`, `images//symbols/${at}.png`])),
        sounds: {},
      },
    }),
    'boards/root.obf': json(
      gridBoard(
        {
          id: 'root',
          name: 'Home',
          locale: 'en-US',
          url: 'https://app.example/board/root',
          license: { type: 'CC-By' },
          ext_cboard_hidden: false,
          ext_cboard_is_public: true,
          description_html: 'Home',
          images: [
            { id: 'img0', path: '/symbols/0.png', content_type: 'image/png', width: 300, height: 300 },
            { id: 'img1', content_type: 'image/png', width: 300, height: 300 },
            { id: 'img2', path: 'images//symbols/2.png', content_type: 'image/png', width: 300, height: 300 },
            { id: 'img3', path: 'https://cdn.example/3.png', content_type: 'image/png', width: 1, height: 1 },
          ],
        },
        2,
        3,
        (at) =>
          at > 3
            ? null
            : {
                id: `HJVQ${at}`,
                label: `word ${at}`,
                border_color: 'rgb(68, 68, 68)',
                background_color: at % 2 ? 'rgb(187, 222, 251)' : 'rgb(255, 241, 118)',
                image_id: `img${at}`,
                ext_cboard_label_key: `symbol.${at}`,
                ...(at === 0 ? { load_board: { id: 'food', name: 'Food', path: 'boards/food.obf' } } : {}),
              },
      ),
    ),
    'boards/food.obf': json(
      gridBoard({ id: 'food', name: 'Food', locale: 'en-US' }, 1, 1, () => ({
        id: 'apple',
        label: 'apple',
        image_id: 'img4',
      })),
    ),
    ...Object.fromEntries(words(5).map((_, at) => [`images/symbols/${at}.png`, png(at)])),
  },
};

/** Folders, pictures by the manifest alone, a picture in other letters, words with a sound of their own. */
const communikate: VendorFile = {
  name: 'CommuniKate 12',
  pictures: 12,
  files: {
    'manifest.json': json({
      format: 'open-board-0.1',
      root: 'boards/toppage.obf',
      paths: {
        boards: { toppage: 'boards/toppage.obf' },
        images: Object.fromEntries(words(12).map((_, at) => [`${at}`, `images//CK12 ${at}.png`])),
      },
    }),
    'boards/toppage.obf': json(
      gridBoard(
        {
          id: 'toppage',
          name: 'CK12 top page',
          locale: 'en',
          license: licence('Kate'),
          images: words(12).map((_, at) => ({
            id: `${at}`,
            content_type: 'image/png',
            width: 200,
            height: 200,
            path: at < 4 ? `images/ck12%20${at}.PNG` : `pictures/${at}.png`,
            license: licence('Kate'),
          })),
        },
        3,
        4,
        (at) => ({ id: at, label: `word ${at}`, image_id: `${at}`, background_color: 'rgb(245, 222, 179)' }),
      ),
    ),
    ...Object.fromEntries(words(12).map((_, at) => [`images/CK12 ${at}.png`, png(at)])),
  },
};

const coreWord = (at: number) => ({
  id: at + 1,
  label: `word ${at}`,
  part_of_speech: ['verb', 'noun', 'pronoun', 'adjective'][at % 4],
  suggested_part_of_speech: 'noun',
  image_id: `1_${at}`,
  border_color: 'rgb(0, 0, 0)',
  background_color: ['rgb(204, 255, 204)', 'rgb(255, 204, 170)', 'rgb(255, 255, 170)', '#ccf'][at % 4],
  hidden: at % 7 === 0,
  ...(at === 1 ? { load_board: { id: '1_99', key: 'example/more', path: 'board_1_99.obf' } } : {}),
});

/** The standard vocabularies: drawings as Illustrator writes them, colours of the word classes, settings of the program. */
const quickCore = (count: number, rows: number, columns: number): VendorFile => ({
  name: `Quick Core ${count}`,
  pictures: count,
  files: {
    'manifest.json': json({
      format: 'open-board-0.1',
      root: 'board_1_1.obf',
      paths: {
        boards: { '1_1': 'board_1_1.obf' },
        images: Object.fromEntries(words(count).map((_, at) => [`1_${at}`, `images/image_1_${at}.svg`])),
        sounds: {},
      },
      ext_coughdrop_version: 3,
    }),
    'board_1_1.obf': json(
      gridBoard(
        {
          id: '1_1',
          name: `Quick Core ${count}`,
          locale: 'en',
          url: `https://boards.example/example/core-${count}`,
          data_url: `https://boards.example/api/v1/boards/example/core-${count}`,
          default_layout: 'landscape',
          description_html: 'Core words',
          background: { color: 'rgb(255, 255, 255)', delay_prompts: null },
          ext_coughdrop_settings: { private: false, key: `example/core-${count}`, word_suggestions: false },
          license: { type: 'private' },
          images: words(count).map((_, at) => ({
            id: `1_${at}`,
            width: 400,
            height: 400,
            content_type: 'image/svg+xml',
            path: `images/image_1_${at}.svg`,
            url: `https://symbols.example/library/${at}.svg`,
            data_url: `https://boards.example/api/v1/images/1_${at}`,
            license: licence('A Drawer'),
          })),
        },
        rows,
        columns,
        coreWord,
      ),
    ),
    ...Object.fromEntries(
      words(count).map((_, at) => [
        `images/image_1_${at}.svg`,
        strToU8(at % 5 === 0 ? svg(at) : illustratorSvg(at)),
      ]),
    ),
  },
});

/** Exported from a page set: long ids, colours with transparency, pictures beside without a manifest entry. */
const snap: VendorFile = {
  name: 'Snap',
  pictures: 6,
  files: {
    'manifest.json': json({
      format: 'open-board-0.1',
      root: 'boards\\a1b2.obf',
      paths: { boards: { a1b2: 'boards/a1b2.obf' } },
    }),
    'boards/a1b2.obf': json(
      gridBoard(
        {
          id: 'a1b2',
          name: 'Core First',
          locale: 'en_US',
          ext_snap_page_id: 88214,
          images: words(6).map((_, at) => ({
            id: `s${at}`,
            path: `images\\${at}.png`,
            width: 64,
            height: 64,
            content_type: 'image/png',
          })),
        },
        2,
        3,
        (at) => ({
          id: `9f0c-${at}`,
          label: `word ${at}`,
          vocalization: at === 2 ? '' : `Word ${at}, please.`,
          image_id: `s${at}`,
          background_color: 'rgba(255, 200, 0, 0.4)',
          border_color: 'rgb(200,0,0)',
          ext_snap_audio_cue: 'none',
        }),
      ),
    ),
    ...Object.fromEntries(words(6).map((_, at) => [`images/${at}.png`, png(at)])),
  },
};

/** Pictures shared by cards, and two images of one file. */
const louWho: VendorFile = {
  name: 'LouWho',
  pictures: 4,
  files: {
    'manifest.json': json({
      format: 'open-board-0.1',
      root: 'lou.obf',
      paths: { boards: { lou: 'lou.obf' }, images: { one: 'i/1.png', two: 'i/1.png' } },
    }),
    'lou.obf': json(
      gridBoard(
        {
          id: 'lou',
          name: 'Lou',
          locale: 'en',
          images: [
            {
              id: 'one',
              path: 'i/1.png',
              width: 1,
              height: 1,
              content_type: 'image/png',
              license: licence('Lou'),
            },
            {
              id: 'two',
              path: 'i/1.png',
              width: 2,
              height: 2,
              content_type: 'image/png',
              ext_louwho_crop: [0, 1],
            },
          ],
        },
        2,
        2,
        (at) => ({
          id: `b${at}`,
          label: `word ${at}`,
          image_id: at % 2 ? 'one' : 'two',
          border_color: 'rgb(1, 2, 3)',
        }),
      ),
    ),
    'i/1.png': png(1),
  },
};

/** Words by key in several languages, sounds in the package, fields of the grid and of a link. */
const openAac: VendorFile = {
  name: 'OpenAAC examples',
  pictures: 2,
  sounds: 1,
  files: {
    'manifest.json': json({
      format: 'open-board-0.1',
      root: 'boards/inline_images.obf',
      paths: {
        boards: { inline_images: 'boards/inline_images.obf', path_images: 'boards/path_images.obf' },
        images: { 99: 'images/happy.png' },
        sounds: { 4: 'sounds/laugh.wav' },
      },
    }),
    'boards/inline_images.obf': json({
      format: 'open-board-0.1',
      id: 'inline_images',
      locale: 'es',
      name: 'Inline images',
      description_html: 'An <b>example</b>',
      strings: { en: { ':happy': 'happy' }, es: { ':happy': 'contento', time: 'hora' } },
      buttons: [
        {
          id: 1,
          label: ':happy',
          image_id: 99,
          load_board: {
            id: 'path_images',
            name: 'Other name',
            path: 'boards/path_images.obf',
            ext_openaac_mode: 'push',
          },
        },
        { id: 2, label: 'time', vocalization: 'la hora', left: 0.1, top: 0.2, width: 0.1, height: 0.2 },
      ],
      grid: { rows: 1, columns: 2, order: [[1, 2]], ext_openaac_gap: 3 },
      images: [{ id: 99, width: 30, height: 30, content_type: 'image/png', data: pngUri(9) }],
      sounds: [],
    }),
    'boards/path_images.obf': json(
      gridBoard(
        {
          id: 'path_images',
          name: 'Path images',
          locale: 'en',
          images: [{ id: 99, width: 30, height: 30, content_type: 'image/png', path: 'images/happy.png' }],
          sounds: [
            { id: 4, duration: 1, content_type: 'audio/wav', path: 'sounds/laugh.wav', ext_openaac_gain: 2 },
          ],
        },
        1,
        1,
        () => ({ id: 5, label: 'ha', image_id: 99, sound_id: 4 }),
      ),
    ),
    'images/happy.png': png(9),
    'sounds/laugh.wav': wav,
  },
};

export const vendorPackages: VendorFile[] = [
  cboard,
  communikate,
  quickCore(24, 4, 6),
  quickCore(60, 6, 10),
  quickCore(112, 8, 14),
  snap,
  louWho,
  openAac,
];
