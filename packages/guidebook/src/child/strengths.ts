import { inChildsVoice, phraseOf, wordCount } from './phrase-shape.ts';
import { bareVerb } from './verbs.ts';
import { uncapitalised, withArticle } from './words.ts';

const countable = /\b(?:memory|imagination|sense|ear|eye (?:for)|smile|voice|laugh|mind|vocabulary)\b/;

/** "I build long tracks." from "builds long tracks": a strength in the child's own voice, or null when it can't be said well. */
export function strengthInFirstPerson(item: string): string | null {
  const phrase = phraseOf(item);
  const text = inChildsVoice(phrase.text).replace(/[.!?]+$/, '');
  if (text === '' || wordCount(text) > 10) return null;
  switch (phrase.is) {
    case 'acts': {
      const [verb = '', ...rest] = text.split(' ');
      const isAdverb = verb === 'never' || verb === 'always';
      const [act = '', ...object] = isAdverb ? rest : [verb, ...rest];
      return `I ${[...(isAdverb ? [verb] : []), bareVerb(act), ...object].join(' ')}.`;
    }
    case 'trait':
      return `I am ${text}.`;
    case 'doing':
      return /\d/.test(text) ? null : `I am good at ${text}.`;
    case 'thing':
      return thingStrength(text);
    default:
      return null;
  }
}

/** Languages and makes keep their capital. */
const isName =
  /^(?:Latin|Mandarin|French|English|Spanish|German|Irish|Welsh|Polish|Arabic|Hindi|Urdu|Chinese|Japanese|Korean|Italian|Turkish|Lego|Minecraft|Scratch|Bilingual \p{Lu})|^\S+\s+\p{Lu}|^\p{Lu}{2}/u;

function thingStrength(text: string): string | null {
  if (/\b(?:when|if|while|because)\b|\d/.test(text)) return null;
  // Who somebody is, or how, in words that no list knows: left to the carer's own line.
  if (
    /\b(?:boy|girl|lad|lass|man|woman|winner|champion|hand|club|competition|level|funny|as)\b|^strong$/i.test(
      text,
    )
  )
    return null;
  if (/^(?:brill|brilliant|ace|super|amazing|fantastic|quick|great|good)\b.* at\b/i.test(text))
    return `I am ${uncapitalised(text)}.`;
  // A verb no list knows, or who somebody is: "shells peas", "outdoorsman".
  if (/^\p{Ll}+[^s]s \p{L}/u.test(text) || /(?:man|woman|goalie|usher|archivist)$/i.test(text)) return null;
  const isRated =
    /^(?:very )?(?:good|great|excellent|strong|amazing|visual|photographic|sharp|wonderful|kind|big)\b/.test(
      text,
    );
  if (countable.test(text))
    return `I have ${withArticle(/^(?:memory|imagination)$/.test(text) ? `good ${text}` : text)}.`;
  if (/(?:er|ist|or)$/.test(text) && text.includes(' ')) return `I am ${withArticle(text)}.`;
  if (isRated) return `I have ${text}.`;
  return wordCount(text) <= 3 ? `I am good at ${isName.test(text) ? text : uncapitalised(text)}.` : null;
}
