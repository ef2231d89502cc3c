// "tantrum*, on purpose, hit him/her/them": words of which a message says one. Plain words fit whole words; a star stands for
// any ending, a stroke for a choice, and an apostrophe may be left out. What words can't say is a pattern between strokes.
import { plainText } from './fields.ts';

export const says = plainText.transform((text, ctx): RegExp => {
  try {
    return wordPattern(text);
  } catch {
    ctx.issues.push({ code: 'custom', input: text, message: 'holds a pattern that cannot be read' });
    return /(?!)/;
  }
});

export function wordPattern(list: string): RegExp {
  const parts = [...list.matchAll(/\s*(\/(?:[^/\\]|\\.)+\/(?=\s*(?:,|$))|[^,]+)(?:,|$)/g)].map(
    ([, part = '']) => part.trim(),
  );
  const patterns = parts.filter((part) => part.startsWith('/')).map((part) => part.slice(1, -1));
  const words = parts.filter((part) => part !== '' && !part.startsWith('/')).map(phrase);
  const whole = words.length > 0 ? [`\\b(?:${words.join('|')})\\b`] : [];
  return new RegExp([...whole, ...patterns].join('|'), 'i');
}

const phrase = (text: string): string => text.split(/\s+/).map(choice).join(' ');

const choice = (text: string): string => {
  const words = text.split('/').map(word);
  return words.length === 1 ? words.join('') : `(?:${words.join('|')})`;
};

const word = (text: string): string =>
  text
    .replace(/[\\^$.+?()[\]{}|]/g, String.raw`\$&`)
    .replace(/['’]/g, "['’]?")
    .replaceAll('*', String.raw`\w*`);
