// What of a file is not in another any more, field by field. What means the same counts as the same: a number as an id, a
// colour in another notation, a path to the same file, nothing and null. For the tests; not part of the product.
import { readColour } from '@calmbridge/domain/boards/obf/colours';

type Json = Record<string, unknown>;

/** Paths of fields that are gone or say something else. */
export function lostFields(before: Json, after: Json | undefined): string[] {
  if (!after) return [`board ${String(before['id'])}`];
  return [
    ...differences(without(before, ['buttons', 'images', 'sounds', 'grid', 'format', 'id']), after, ''),
    ...(String(before['id']) === after['id'] ? [] : ['id']),
    ...differences(withTextIds(before['grid']), after['grid'], '.grid'),
    ...['buttons', 'images', 'sounds'].flatMap((list) => lostOf(list, before, after)),
  ];
}

function lostOf(list: string, before: Json, after: Json): string[] {
  const now = new Map(listOf(after[list]).map((one) => [one['id'], one]));
  return listOf(before[list]).flatMap((one) => {
    const found = now.get(String(one['id']));
    const path = `.${list}[${String(one['id'])}]`;
    return found ? differences(without(normal(one, found), ['id']), found, path) : [path];
  });
}

/** The same said in the words of the file it is compared with. */
function normal(one: Json, now: Json): Json {
  const same = { ...one };
  const hasBytes = now['data'] !== undefined || now['path'] !== undefined;
  // Bytes are compared by themselves, and what they are is told by them.
  for (const place of ['data', 'path', ...(hasBytes ? ['content_type'] : [])]) delete same[place];
  for (const colour of ['background_color', 'border_color'])
    if (String(readColour(String(one[colour]))) === String(readColour(String(now[colour]))))
      delete same[colour];
  for (const id of ['image_id', 'sound_id']) {
    const lost = isJson(now['ext_calmbridge_kept']) ? now['ext_calmbridge_kept'][id] : undefined;
    if (one[id] != null && String(one[id]) === (now[id] ?? lost)) delete same[id];
  }
  if (isJson(one['load_board'])) {
    const { path: _, id, ...rest } = one['load_board'];
    same['load_board'] = id === undefined ? rest : { ...rest, id: String(id) };
  }
  return same;
}

function differences(before: unknown, after: unknown, path: string): string[] {
  if (before === null || before === undefined || before === '') return [];
  if (isJson(before))
    return Object.entries(before).flatMap(([name, value]) =>
      differences(value, isJson(after) ? after[name] : undefined, `${path}.${name}`),
    );
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [path];
}

const withTextIds = (grid: unknown): unknown =>
  isJson(grid)
    ? {
        ...grid,
        order: listsOf(grid['order']).map((line) => line.map((id) => (id === null ? null : String(id)))),
      }
    : grid;

const without = (value: Json, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : []);
const listsOf = (value: unknown): unknown[][] => (Array.isArray(value) ? value.filter(Array.isArray) : []);
