// Checks files against the public description of the Open Board Format (https://www.openboardformat.org/docs), for the
// tests. It follows the checks the format's own validator makes, and imports nothing: it shares no code, no type and no constant with
// what reads and writes boards, so that a mistake there is not repeated here. Not part of the product.

type Json = Record<string, unknown>;

export type Findings = { errors: string[]; warnings: string[] };

/** A board file by itself, or one inside a package whose files are given. */
export function validateObf(text: string, files?: ReadonlySet<string>): Findings {
  const found: Findings = { errors: [], warnings: [] };
  const board = parsed(text);
  if (!isObject(board)) return { errors: ['a board is a JSON object'], warnings: [] };
  const must = (holds: boolean, words: string) => void (holds || found.errors.push(words));
  must(board['format'] === 'open-board-0.1', 'format is open-board-0.1');
  must(isText(board['id']), 'id is a text');
  must(isText(board['locale']), 'locale is a text');
  if (!isText(board['name'])) found.warnings.push('a name is strongly recommended');
  extras(found, 'board', board, boardAttributes);
  for (const list of ['buttons', 'images', 'sounds']) must(Array.isArray(board[list]), `${list} is a list`);
  const buttons = objects(found, board['buttons'], 'button');
  const images = objects(found, board['images'], 'image');
  uniqueIds(found, buttons, 'button');
  uniqueIds(found, images, 'image');
  checkGrid(found, board['grid'], new Set(buttons.map(({ id }) => id)));
  for (const image of images) checkImage(found, image, files);
  for (const sound of objects(found, board['sounds'], 'sound')) checkSound(found, sound, files);
  const imageIds = new Set(images.map(({ id }) => id));
  for (const button of buttons) checkButton(found, button, imageIds, files);
  if (board['license'] !== undefined) checkLicence(found, board['license'], 'board');
  return found;
}

/** `textOf` gives the text of a file in the package. */
export function validateObz(paths: readonly string[], textOf: (path: string) => string): Findings {
  const found: Findings = { errors: [], warnings: [] };
  const files = new Set(paths);
  const must = (holds: boolean, words: string) => void (holds || found.errors.push(words));
  must(files.size === paths.length, 'no path twice');
  for (const path of paths)
    must(!/^\/|\\|(^|\/)\.\.(\/|$)|^[a-z]:/i.test(path), `${path} stays inside the package`);
  if (!files.has('manifest.json'))
    return { errors: [...found.errors, 'manifest.json is in the root'], warnings: [] };
  const manifest = parsed(textOf('manifest.json'));
  if (!isObject(manifest)) return { errors: ['the manifest is a JSON object'], warnings: [] };
  must(manifest['format'] === 'open-board-0.1', 'the manifest has the format');
  must(isText(manifest['root']) && files.has(manifest['root']), 'root is a file of the package');
  extras(found, 'manifest', manifest, ['format', 'root', 'paths']);
  const listed = isObject(manifest['paths']) ? manifest['paths'] : {};
  must(isObject(listed['boards']), 'paths.boards maps ids to paths');
  const named = new Set(['manifest.json']);
  for (const kind of ['boards', 'images', 'sounds'])
    for (const [id, path] of Object.entries(isObject(listed[kind]) ? listed[kind] : {})) {
      must(isText(path) && files.has(path), `paths.${kind}.${id} is a file of the package`);
      if (isText(path)) named.add(path);
    }
  must(named.has(String(manifest['root'])), 'the root is among the boards');
  for (const path of paths) if (!named.has(path)) found.warnings.push(`${path} is not in the manifest`);
  const imageAt = new Map<string, unknown>();
  for (const [id, path] of Object.entries(isObject(listed['boards']) ? listed['boards'] : {})) {
    if (!isText(path) || !files.has(path)) continue;
    const inside = validateObf(textOf(path), files);
    found.errors.push(...inside.errors.map((words) => `${path}: ${words}`));
    found.warnings.push(...inside.warnings.map((words) => `${path}: ${words}`));
    const board = parsed(textOf(path));
    if (!isObject(board)) continue;
    must(board['id'] === id, `${path} has the id the manifest gives it`);
    for (const image of Array.isArray(board['images']) ? board['images'].filter(isObject) : []) {
      const known = imageAt.get(String(image['id']));
      must(known === undefined || known === image['path'], `image ${image['id']} means one file`);
      imageAt.set(String(image['id']), image['path']);
    }
  }
  return found;
}

function checkGrid({ errors }: Findings, grid: unknown, ids: ReadonlySet<unknown>): void {
  if (!isObject(grid)) return void errors.push('grid is required');
  const { rows, columns, order } = grid;
  if (!isCount(rows) || !isCount(columns)) return void errors.push('rows and columns are positive numbers');
  if (!Array.isArray(order) || order.length !== rows)
    return void errors.push('order has as many lines as rows');
  for (const line of order) {
    if (!Array.isArray(line) || line.length !== columns)
      errors.push('every line has as many places as columns');
    else
      for (const id of line)
        if (id !== null && !(isText(id) && ids.has(id)))
          errors.push(`place ${String(id)} is a button or null`);
  }
}

function checkImage(found: Findings, image: Json, files?: ReadonlySet<string>): void {
  const { errors } = found;
  const where = `image ${String(image['id'])}`;
  if (!isCount(image['width']) || !isCount(image['height'])) errors.push(`${where} has a width and a height`);
  if (!isText(image['content_type']) || !/^image\/[\w.+-]+$/.test(image['content_type']))
    errors.push(`${where} has an image type`);
  if (!['data', 'path', 'url', 'symbol'].some((place) => image[place] !== undefined))
    errors.push(`${where} has data, path, url or symbol`);
  if (
    image['data'] !== undefined &&
    !/^data:image\/[^;,]+;base64,[A-Za-z0-9+/]+=*$/.test(String(image['data']))
  )
    errors.push(`${where} has a data URI`);
  if (isText(image['data']) && !image['data'].startsWith(`data:${String(image['content_type'])};`))
    errors.push(`${where} has the type its data has`);
  if (image['path'] !== undefined && !files) errors.push(`${where} has a path outside of a package`);
  if (image['path'] !== undefined && files && !files.has(String(image['path'])))
    errors.push(`${where} is in the package`);
  if (image['license'] !== undefined) checkLicence(found, image['license'], where);
  extras(found, where, image, imageAttributes);
}

function checkSound(found: Findings, sound: Json, files?: ReadonlySet<string>): void {
  const where = `sound ${String(sound['id'])}`;
  if (!/^audio\//.test(String(sound['content_type']))) found.errors.push(`${where} has an audio type`);
  if (sound['path'] !== undefined && !files?.has(String(sound['path'])))
    found.errors.push(`${where} is in the package`);
}

function checkButton(
  found: Findings,
  button: Json,
  images: ReadonlySet<unknown>,
  files?: ReadonlySet<string>,
) {
  const { errors, warnings } = found;
  const where = `button ${String(button['id'])}`;
  if (typeof button['label'] !== 'string') errors.push(`${where} has a label`);
  for (const colour of ['background_color', 'border_color'])
    if (button[colour] !== undefined && !isColour(button[colour]))
      errors.push(`${where}: ${colour} is rgb or rgba`);
  if (button['hidden'] !== undefined && typeof button['hidden'] !== 'boolean')
    errors.push(`${where}: hidden is true or false`);
  if (button['vocalization'] !== undefined && typeof button['vocalization'] !== 'string')
    errors.push(`${where}: vocalization is a text`);
  if (button['image_id'] === undefined) warnings.push(`${where}: a picture is recommended`);
  else if (!images.has(button['image_id'])) errors.push(`${where} names an image that is there`);
  if (button['action'] !== undefined && !/^[:+]/.test(String(button['action'])))
    errors.push(`${where}: an action starts with : or +`);
  const link = button['load_board'];
  if (link !== undefined && !isObject(link)) errors.push(`${where}: load_board is an object`);
  if (isObject(link) && link['path'] !== undefined && !files?.has(String(link['path'])))
    errors.push(`${where} leads to a file that is there`);
  if (isObject(link) && link['id'] !== undefined && !isText(link['id']))
    errors.push(`${where}: link id is a text`);
  extras(found, where, button, buttonAttributes);
}

function checkLicence(found: Findings, licence: unknown, where: string): void {
  if (!isObject(licence) || !isText(licence['type'])) found.errors.push(`${where}: a licence has a type`);
  else
    extras(found, `${where} licence`, licence, [
      'type',
      'copyright_notice_url',
      'source_url',
      'author_name',
      'author_url',
      'author_email',
    ]);
}

function objects({ errors }: Findings, list: unknown, what: string): Json[] {
  const all = Array.isArray(list) ? list : [];
  if (!all.every(isObject)) errors.push(`every ${what} is an object`);
  return all.filter(isObject);
}

function uniqueIds({ errors }: Findings, list: readonly Json[], what: string): void {
  const seen = new Set<unknown>();
  for (const { id } of list) {
    if (!isText(id)) errors.push(`every ${what} has a text as its id`);
    if (seen.has(id)) errors.push(`${what} id ${String(id)} is there twice`);
    seen.add(id);
  }
}

function extras({ warnings }: Findings, where: string, value: Json, known: readonly string[]): void {
  for (const name of Object.keys(value))
    if (!known.includes(name) && !/^ext_[a-z0-9]+_/.test(name))
      warnings.push(`${where}: ${name} is not in the format`);
}

const isColour = (value: unknown): boolean => {
  const [, kind, inside = ''] = /^(rgba?)\(([\d\s.,]+)\)$/.exec(String(value)) ?? [];
  const numbers = inside.split(',').map(Number);
  const isByte = (number: number) => Number.isInteger(number) && number >= 0 && number <= 255;
  const [alpha = 1] = numbers.slice(3);
  return (
    numbers.length === (kind === 'rgba' ? 4 : 3) &&
    numbers.slice(0, 3).every(isByte) &&
    alpha >= 0 &&
    alpha <= 1
  );
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isCount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value > 0;

const boardAttributes =
  'format id locale url data_url name description_html buttons images sounds grid license strings'.split(' ');
const imageAttributes = 'id width height content_type data url symbol path data_url license'.split(' ');
const buttonAttributes =
  'id label vocalization image_id sound_id hidden background_color border_color action actions load_board top left width height'.split(
    ' ',
  );
