import { inChildsVoice, phraseOf, wordCount } from './phrase-shape.ts';
import { bareVerb } from './verbs.ts';
import { withArticle } from './words.ts';

const countable = /\b(?:memory|imagination|sense|ear|eye|smile|voice|laugh|mind|vocabulary)\b/;

/** "I build long tracks." from "builds long tracks": a strength in the child's own voice, or null when it can't be said well. */
export function strengthInFirstPerson(item: string): string | null {
  const phrase = phraseOf(item);
  const text = inChildsVoice(phrase.text).replace(/[.!?]+$/, '');
  if (text === '' || wordCount(text) > 10) return null;
  switch (phrase.is) {
    case 'acts': {
      const [verb = '', ...rest] = text.split(' ');
      return `I ${bareVerb(verb)} ${rest.join(' ')}.`;
    }
    case 'trait':
      return `I am ${text}.`;
    case 'doing':
      return `I am good at ${text}.`;
    case 'thing':
      return thingStrength(text);
    default:
      return null;
  }
}

function thingStrength(text: string): string | null {
  if (/\b(?:when|if|while|because)\b/.test(text)) return null;
  const isRated =
    /^(?:very )?(?:good|great|excellent|strong|amazing|visual|photographic|sharp|wonderful|kind|big)\b/.test(
      text,
    );
  if (countable.test(text))
    return `I have ${withArticle(/^(?:memory|imagination)$/.test(text) ? `good ${text}` : text)}.`;
  if (/(?:er|ist|or)$/.test(text) && text.includes(' ')) return `I am ${withArticle(text)}.`;
  if (isRated) return `I have ${text}.`;
  return wordCount(text) <= 3 ? `I am good at ${text}.` : null;
}
