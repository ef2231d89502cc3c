// With which letters a match of a pattern can begin. A word that begins otherwise need not be looked at, and most words
// do, so that patterns of a thousand words cost little. Knows the parts of regular expressions our patterns are made of.

/** Stands for any character. */
const any = '?';
const reach = 3;
/** Larger classes of characters than this count as any. */
const largestClass = 12;

/** Beginnings of up to three characters; one that is shorter may go on in any way. */
export function startsOf(source: string): Set<string> {
  const reader = { source, at: 0 };
  const starts = alternatives(reader);
  if (reader.at < source.length) throw new Error(`a pattern that can't be read at ${reader.at}: ${source}`);
  return starts;
}

type Reader = { source: string; at: number };

const nothing = new Set(['']);

function alternatives(reader: Reader): Set<string> {
  const all = new Set<string>();
  for (;;) {
    for (const start of sequence(reader)) all.add(start);
    if (reader.source[reader.at] !== '|') return all;
    reader.at++;
  }
}

function sequence(reader: Reader): Set<string> {
  let starts = nothing;
  while (reader.at < reader.source.length && !'|)'.includes(reader.source[reader.at] ?? ''))
    starts = joined(starts, quantified(reader, atom(reader)));
  return starts;
}

function joined(left: Set<string>, right: Set<string>): Set<string> {
  const all = new Set<string>();
  for (const start of left)
    if (start.length >= reach) all.add(start);
    else for (const next of right) all.add((start + next).slice(0, reach));
  return all;
}

function quantified(reader: Reader, once: Set<string>): Set<string> {
  const rest = reader.source.slice(reader.at);
  const [mark = '', least = ''] = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})/.exec(rest) ?? [];
  if (mark === '') return once;
  reader.at += mark.length;
  if (mark === '?') return new Set([...once, '']);
  let many = joined(joined(once, new Set([...once, ''])), new Set([...once, '']));
  if (mark === '*' || least === '0') many = new Set([...many, '']);
  return many;
}

function atom(reader: Reader): Set<string> {
  const { source } = reader;
  const mark = source[reader.at] ?? '';
  if (mark === '(') return group(reader);
  if (mark === '[') return charactersOf(reader);
  if (mark === '\\') {
    reader.at += 2;
    return escaped(source[reader.at - 1] ?? '');
  }
  reader.at++;
  if (mark === '^' || mark === '$') return nothing;
  return new Set([mark === '.' ? any : mark.toLowerCase()]);
}

function group(reader: Reader): Set<string> {
  const [opening = '('] = /^\((?:\?(?:[:=!]|<[=!]))?/.exec(reader.source.slice(reader.at)) ?? [];
  reader.at += opening.length;
  const starts = alternatives(reader);
  reader.at++;
  // What is only looked at takes no room.
  return /[=!]$/.test(opening) ? nothing : starts;
}

function charactersOf(reader: Reader): Set<string> {
  const end = reader.source.indexOf(']', reader.at);
  const inside = reader.source.slice(reader.at + 1, end);
  reader.at = end + 1;
  if (inside.startsWith('^') || inside.includes('\\') || /.-./.test(inside) || inside.length > largestClass)
    return new Set([any]);
  return new Set([...inside.toLowerCase()]);
}

const digits = new Set('0123456789');

function escaped(mark: string): Set<string> {
  if (mark === 'b') return nothing;
  if (mark === 'd') return digits;
  return new Set([/[a-z]/i.test(mark) ? any : mark]);
}
