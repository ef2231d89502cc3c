// Boards as other programs write them, made by us after their shape. For the tests; not part of the product.

export const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Numbers as ids, a null label, pictures at addresses, a link by key and path, settings of its own. */
export const likeCoughDrop = {
  format: 'open-board-0.1',
  id: '1_234',
  locale: 'en',
  url: 'https://boards.example/user/quick-core',
  data_url: 'https://boards.example/api/v1/boards/user/quick-core',
  name: 'Quick Core',
  description_html: 'A board for <b>testing</b>',
  default_layout: 'landscape',
  ext_coughdrop_settings: { private: false, key: 'user/quick-core', word_suggestions: false },
  license: { type: 'private' },
  buttons: [
    {
      id: 1,
      label: 'want',
      part_of_speech: 'verb',
      border_color: 'rgb(0, 0, 0)',
      background_color: 'rgb(204, 255, 204)',
      image_id: '1_900',
    },
    { id: 2, label: null, vocalization: 'Hello there', image_id: '1_901', sound_id: '1_77' },
    {
      id: 3,
      label: 'drinks',
      background_color: 'rgb(255, 204, 170)',
      load_board: {
        id: '1_235',
        key: 'user/drinks',
        url: 'https://boards.example/user/drinks',
        path: 'boards/1_235.obf',
      },
    },
    { id: 4, label: 'clear', action: ':clear', actions: [':clear', ':home'], hidden: true },
  ],
  grid: {
    rows: 2,
    columns: 2,
    order: [
      [1, 2],
      [3, 4],
    ],
  },
  images: [
    {
      id: '1_900',
      url: 'https://pictures.example/want.png',
      width: 400,
      height: 400,
      content_type: 'image/png',
      license: {
        type: 'CC BY',
        copyright_notice_url: 'https://creativecommons.org/licenses/by/4.0',
        author_name: 'Sarah',
      },
    },
    {
      id: '1_901',
      data: onePixel,
      url: 'https://pictures.example/hello.png',
      width: 1,
      height: 1,
      content_type: 'image/png',
    },
  ],
  sounds: [{ id: '1_77', url: 'https://pictures.example/hello.mp3', duration: 2, content_type: 'audio/mp3' }],
};

/** Short ids, its own fields, no sizes, a link by path alone. */
export const likeCboard = {
  format: 'open-board-0.1',
  id: 'root',
  locale: 'en-US',
  name: 'Home',
  url: 'https://app.example/board/root',
  ext_cboard_hidden: false,
  license: { type: 'CC-By' },
  buttons: [
    {
      id: 'HJVQMR9pX5F-',
      label: 'food',
      border_color: 'rgb(68, 68, 68)',
      background_color: 'rgb(187, 222, 251)',
      image_id: 'HJVQMR9pX5F-',
      load_board: { path: 'boards/food.obf' },
      ext_cboard_label_key: 'symbol.food',
    },
    { id: 'B1', label: 'yes', background_color: 'rgb(255, 241, 118)', image_id: 'missing' },
  ],
  grid: { rows: 1, columns: 3, order: [['HJVQMR9pX5F-', 'B1']] },
  images: [{ id: 'HJVQMR9pX5F-', path: '/images/food.svg', content_type: 'image/svg+xml' }],
};

/** No grid order, colours in hex, an image by symbol. */
export const likeAsterics = {
  format: 'open-board-0.1',
  id: 'grid-data-1699-12',
  name: '',
  locale: 'de',
  buttons: [
    { id: 'grid-element-1', label: 'Ja', background_color: '#a5d6a7', image_id: 's1' },
    { id: 'grid-element-1', label: 'Nein', background_color: 'pink' },
    { id: 'grid-element-3', label: 'Vielleicht' },
  ],
  grid: { rows: 0, columns: 0, order: [] },
  images: [{ id: 's1', symbol: { set: 'arasaac', filename: '1234.png' } }],
};
