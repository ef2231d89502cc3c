// A table as a file that spreadsheets open.

/** Comma-separated, each line ended as RFC 4180 says. The mark in front tells Excel that it is UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;

/** What a spreadsheet would take for a formula is marked as text with an apostrophe (MO6). */
function cellOf(value: string): string {
  const safe = /^\s*[=+\-@]|^[\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
