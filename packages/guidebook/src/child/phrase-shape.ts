import { uncapitalised } from './words.ts';

// Reads what a carer wrote about a child as a shape with known grammar, so that it can be put into a sentence.

/**
 * doing: "drawing maps" · acts: "builds long tracks" (kept without its subject) · trait: "gentle with animals" ·
 * clause: "when plans change" · thing: everything else, a noun phrase without a leading article or possessive.
 */
export type Phrase = { is: 'doing' | 'acts' | 'trait' | 'clause' | 'thing'; text: string };

export function phraseOf(item: string): Phrase {
  const withoutBrackets = item
    .replace(/\s*[([][^)\]]*[)\]]?/g, '')
    .replace(/["“”]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const text = lowered(withoutBrackets.replace(subject, '').replace(adverb, '').trim());
  const first = /^[\p{L}'’-]+/u.exec(text)?.[0] ?? '';
  if (/^(?:when|if|while|after|before|because|unless|until)$/.test(first)) return { is: 'clause', text };
  if (/^(?:being|having|[a-z]{2,}ing)$/.test(first) && !nounsInIng.has(first)) return { is: 'doing', text };
  if (actsFirst.test(text)) return { is: 'acts', text };
  if (traitFirst.test(text))
    return { is: 'trait', text: text.replace(/^(?:is|very|so|really|quite)\s+/, '') };
  return { is: 'thing', text: text.replace(determiner, '') };
}

/** Takes the liking or the fear off: "loves trains" and "afraid of dogs" are about trains and dogs. */
export const bareTopic = (item: string): string =>
  item
    .replace(subject, '')
    .replace(adverb, '')
    .replace(
      /^(?:is |are |gets? |feels? )?(?:very |really |so )?(?:afraid|scared|frightened|fond|terrified) of\s+/i,
      '',
    )
    .replace(
      /^(?:is |gets? )?(?:very |really |so )?(?:obsessed with|interested in|into|upset (?:by|about)|sensitive to|struggles? with|difficult(?:y|ies) with|trouble with|problems? with|fear of|hates?|dislikes?|loves?|likes?|enjoys?|does(?:n't| not) like)\s+(?:to (?=\w+ing\b))?/i,
      '',
    )
    .replace(determiner, '')
    .trim();

export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** "his" becomes "my": the carer's words in the child's voice. In "ferries and their captains" it is theirs. */
export const inChildsVoice = (text: string): string =>
  text
    .replace(/(?<!\p{L}s and )\btheir\b(?! (?:is|are)\b)/giu, 'my')
    .replace(
      /\bher\b(?=\s*(?:$|[,.;:!?·→]|(?:and|or|when|if|while|in|on|at|by|from|with|to|about|because|without)\b))/gi,
      'me',
    )
    .replace(/\b(?:his|her)\b(?! (?:is|are)\b)/gi, 'my')
    .replace(/\b(?:himself|herself|themself|themselves)\b/gi, 'myself')
    .replace(/\bhim\b/gi, 'me');

const subject = /^(?:he|she|they|it|i)(?:'s|’s|'re|’re)?\s+(?=\p{L})/iu;
const adverb = /^(?:always|often|usually|sometimes|also|really|mostly|especially|mainly|particularly)\s+/i;
const determiner = /^(?:an?|the|his|her|their|my|our|some|any)\s+/i;

const nounsInIng = new Set([
  'king',
  'ring',
  'string',
  'spring',
  'swing',
  'wing',
  'thing',
  'morning',
  'evening',
  'clothing',
  'ceiling',
  'building',
  'pudding',
  'nothing',
  'something',
  'anything',
  'everything',
  // Words for what somebody or something is like.
  'amazing',
  'loving',
  'caring',
  'outstanding',
  'charming',
  'interesting',
  'understanding',
  'hardworking',
  'astonishing',
  'incredible',
]);

const actsFirst =
  /^(?:can|has|have|knows?|loves?|likes?|enjoys?|builds?|remembers?|draws?|makes?|plays?|sings?|reads?|helps?|notices?|learns?|counts?|solves?|takes?|tells?|works?|speaks?|writes?|runs?|swims?|climbs?|dances?|cares?|follows?|finds?|sorts?|listens?|focuses|pays?|uses?|shows?|cooks?|bakes?|rides?|types?|spells?|matches|invents?|creates?|shares?|laughs?|smiles?|asks?|understands?|thinks?|sees?|hears?|gives?|keeps?|gets?|tries|taught|learne?d|learnt|won|made|built|explains?|does|wants?|needs?|hums?|folds?|mimics?|signs|tid(?:ies|y)|eats?|fixes|feeds?|recites?|memori[sz]es?|copies|imitates?|proofreads?|catches|throws?|jumps?|never|always)\s+\S|^(?:sings|climbs|dances|swims|hums|laughs|smiles|proofreads|listens|cooks|bakes|reads|draws|paints|writes|whistles|skates|skis|surfs|sews|knits)$/;

const traitFirst =
  /^(?:(?:is|very|so|really|quite|\w+ly)\s+)?(?:good|great|gifted|talented|skilled|amazing|excellent|brilliant|strong|kind|gentle|funny|caring|loving|honest|creative|curious|patient|calm|brave|clever|smart|bright|loyal|fair|musical|artistic|careful|helpful|friendly|happy|cheerful|affectionate|determined|persistent|independent|organi[sz]ed|energetic|athletic|imaginative|thoughtful|polite|observant|precise|reliable|hard[- ]?working|focused|playful|quick|fast|sweet|sensitive|logical|empathetic|empathic|resourceful|adventurous|active|warm|hilarious|generous|fearless|smiley|hyperlexic|tidy|neat|punctual|cheeky|bubbly|witty|sociable|outgoing|tough|resilient|humble|trusting)(?:\s+(?:at|with|to|in|and|when|on|about)\b.*)?$/;

/** A first capital is dropped when it only began the field. A known name, or one with more capitals after it, keeps it. */
const lowered = (text: string): string => {
  const [first = '', ...rest] = text.split(' ');
  if (properNames.test(first) || rest.some((word) => /^\p{Lu}/u.test(word))) return text;
  return startsLikeAWord.test(first.toLowerCase()) || rest.length > 0 ? uncapitalised(text) : text;
};
const startsLikeAWord = /(?:s|ing|ed|ly|ful|ive|al|ic|ous|y|ent|est)$/;
const properNames =
  /^(?:Pok[eé]mon|Minecraft|Lego|Thomas|Paw|Frozen|Roblox|YouTube|Disney|Mario|Sonic|Star|Harry|Peppa|Bluey|Spider-?Man|Marvel|Barbie|Fortnite|Zelda|Nintendo|Bible|English|French|Spanish|German|Arabic|Chinese|Japanese|Mum|Mom|Dad|Grandma|Grandpa)$/i;
