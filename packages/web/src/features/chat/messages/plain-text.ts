/** Markdown without its marks, for what is read out or named. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/^\s*\|?[\s:|-]+\|?\s*$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[#>\s]*[-*+]?\s*/gm, '')
    .replace(/[*_`~|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
