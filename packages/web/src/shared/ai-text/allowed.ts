import type { Options } from 'rehype-sanitize';

/** Everything an AI text may become. No element that loads, links, runs or takes input; no attribute but a list's start. */
export const allowed: Options = {
  tagNames: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
    ...['strong', 'em', 'del', 'sup', 'ul', 'ol', 'li'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'section'],
  ],
  attributes: { ol: ['start'] },
  ancestors: { thead: ['table'], tbody: ['table'], tr: ['table'], th: ['table'], td: ['table'] },
  protocols: {},
  strip: ['script', 'style'],
};
