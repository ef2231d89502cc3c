// The carer's free line: what it is about, in words that fit a story, or null when it can't be said in the child's voice.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { bareTopic, wordCount } from '../child/phrase-shape.ts';
import { capitalised, withArticle } from '../child/words.ts';

/** `topic` fits after "about"; `fact` is a sentence of its own ("Our dog is sick."), for lines that are one. */
export type TopicLine = { topic: string; title: string; fact: string | null };

const maxWords = 9;

export function readTopicLine(about: string, profile: ChildProfile): TopicLine | null {
  const line = inStoryVoice(about, profile);
  if (line === '' || !isSayable(line)) return null;
  const fact = asFact(line);
  if (fact !== null) return { topic: 'this', title: titleCase(line), fact };
  const bare = asTopic(line);
  const topic = bare === null ? null : withDeterminer(bare);
  if (topic === null || wordCount(topic) > maxWords) return null;
  const title = titleCase(wordCount(topic) === 1 ? `About ${topic}` : topic);
  return { topic, title, fact: null };
}

/** "Mika's first haircut", "my son's first haircut" and "his first haircut" are all "my first haircut". */
function inStoryVoice(about: string, { name }: ChildProfile): string {
  const line = about
    .replace(/\s+/g, ' ')
    .replace(/[.!?…]+\s*$/, '')
    .replace(/["“”]/g, '')
    .replace(
      /^(?:(?:a |the )?(?:social )?story (?:about|on)|about|help (?:him|her|them) with|preparing (?:him|her|them)? ?for)\s+/i,
      '',
    )
    .trim();
  const child = name.trim() === '' ? null : line.split(name.trim());
  const unnamed = child ? child.join('CHILD') : line;
  return unnamed
    .replace(/\b(?:my|our|the) (?:\w+ )?(?:son|daughter|child|boy|girl|student|pupil)\b/gi, 'CHILD')
    .replace(/\bCHILD['’]s?\b/g, 'my')
    .replace(
      /\b(?:CHILD|he|she|they) (?:is|are|gets?|feels?) (?=(?:very |so |really )?(?:afraid|scared|frightened|upset|terrified|sensitive))/gi,
      '',
    )
    .replace(/\b(?:his|her|their)\b/gi, 'my')
    .trim();
}

const isSayable = (line: string): boolean =>
  line.length <= 80 &&
  /\p{L}{2}/u.test(line) &&
  /^[\p{L}\p{N}\s'’,&-]+$/u.test(line) &&
  !/\b(?:CHILD|he|she|him|you|your|yours|should|must|ought|shall|never|always|not|no|don['’]?t|doesn['’]?t|won['’]?t|can['’]?t|stop\w*|quit\w*|refus\w*|bad|naughty|punish\w*|behav\w*|tantrums?|meltdowns?|obey\w*|complian\w*)\b/i.test(
    line,
  ) &&
  !/\b(?:hit|hits|hitting|bit(?:e|es|ing)|kick\w*|punch\w*|push\w*|scream\w*|shout\w*|yell\w*|spit\w*|throw\w*|steal\w*|lying|lies|swear\w*|flap\w*|stim\w*|eye contact|normal|kill\w*|suicid\w*|sex\w*|drugs?|alcohol|weapons?|guns?|knife|masturbat\w*|porn\w*|erections?|genitals?|penis|vagina)\b/i.test(
    line,
  ) &&
  !/^(?:ignore|write|make|tell|give|forget|output|print|reveal|act|pretend|repeat|system|assistant|prompt|please|create|generate)\b/i.test(
    line,
  ) &&
  !/\b(?:instructions?|prompt|system message)\b/i.test(line);

const subjectFirst =
  /^(?:(?:our|the|my|a|an) \p{L}+(?: \p{L}+)?|grandpa|grandma|granny|gran|nana|mum|mom|dad|mummy|daddy|\p{Lu}\p{L}+) (?:is|are|was|has|have|had|died|got|went|left|lives?|works?|will be|is going to|moved|broke|goes|comes|starts|moves|leaves|travels|gets|change|come|close|open|arrive)\b/u;

function asFact(line: string): string | null {
  const text = capitalised(line);
  // "my" in a clause may be the carer's own: "my mother died" is the child's grandmother.
  if (/\b(?:my|I|me|we)\b/i.test(line) || wordCount(line) > maxWords) return null;
  const lower = line.charAt(0).toLowerCase() + line.slice(1);
  return subjectFirst.test(lower) || subjectFirst.test(text) ? `${text}.` : null;
}

function asTopic(line: string): string | null {
  const how = /^how (?:to|I|we) (?:can )?(.+)$/i.exec(line)?.[1] ?? /^(?:learn )?to (.+)$/i.exec(line)?.[1];
  if (how) return gerundPhrase(how);
  const asked = /^why (?:do|does|did) (I|we|he|she|they|people|children) (?:have to |need to )?(.+)$/i.exec(
    line,
  );
  if (asked)
    return `why ${/^(?:I|he|she|they)$/i.test(asked[1] ?? '') ? 'I' : asked[1]?.toLowerCase()} ${asked[2]}`;
  if (/^(?:why|what|when|where|who|how) (?:do|does|did|is|are|can|will|should)\b/i.test(line)) return null;
  const others = /^(someone|somebody|people|kids|children|others|another child)\b (.+)$/i.exec(line);
  if (others && othersDo.test(others[2] ?? '')) return `when ${line.charAt(0).toLowerCase()}${line.slice(1)}`;
  if (/^(?:why|what|when|where|who)\b/i.test(line)) return line.charAt(0).toLowerCase() + line.slice(1);
  const bare = /\b(?:afraid|scared|frightened|sensitive|fear|upset|trouble|struggles?)\b/i.test(line)
    ? bareTopic(line)
    : line;
  const [first = ''] = bare.split(' ');
  if (baseVerbs.has(first.toLowerCase())) return gerundPhrase(bare);
  if (
    /\b(?:is|are|was|were|will|can|has|have|died|wants?|likes?|hates?|split|argue|fight|separated?)\b/i.test(
      bare,
    )
  )
    return null;
  if (/^lost\b/i.test(bare)) return `getting ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
  // A lone word with a capital may be a name: "Santa".
  const isLoneName = !bare.includes(' ') && !/(?:s|ing|ed|ly|y|er)$/.test(bare);
  return /^[A-Z][a-z]/.test(bare) && !properStart.test(bare) && !isLoneName
    ? bare.charAt(0).toLowerCase() + bare.slice(1)
    : bare;
}

/** "First visit to the barber" is mine, "blood test on Monday" is one; "getting glasses" and "puberty" need nothing. */
function withDeterminer(topic: string): string {
  if (/^(?:an?|the|my|our|some|this|that|two|three|many|why|what|when|where|who|being|having)\b/i.test(topic))
    return topic;
  const [head = ''] = topic.split(/ (?:on|at|with|in|to|for|of|from|after|before|without|by|and|or) /);
  const [first = '', second = ''] = head.split(' ');
  if (/^(?:first|next|last|new|best)$/i.test(first))
    return /s$/.test(head) && !/ss$/.test(head) ? topic : `my ${topic}`;
  const isCompound = /^(?:lesson|trip|room|pool|club|class|test|party|competition|gala)$/.test(second);
  if (/ing$/.test(first) && !isCompound) return topic;
  if (second === '') {
    if (wantsThe.test(head)) return `the ${topic}`;
    return wantsOne.test(head) ? withArticle(topic) : topic;
  }
  if (
    /(?:s|day|work|time|school|ing|space|danger|noise|safety|music|food|weather|travel|lice|nits|hair|homework|cream|money|stuff|news|news)$/.test(
      head,
    ) ||
    /^[A-Z]/.test(first)
  )
    return topic;
  return withArticle(topic);
}
/** "Someone copied my drawing" is a clause: it wants "when" before it. */
const othersDo = /^(?:\p{L}+(?:ed|s)|took|broke|said|saw|sat|got|made|left|is|are|was|were)\b/u;

const wantsThe =
  /^(?:dentist|doctor|barber|hairdresser|zoo|library|cinema|museum|park|circus|vet|optician|dark|hospital|airport|supermarket)$/i;

const wantsOne =
  /^(?:haircut|bath|shower|birthday|party|sleepover|playdate|picnic|thunderstorm|storm|injection|vaccination|operation|plaster|babysitter|scan|wedding|funeral|assembly)$/i;

const properStart =
  /^(?:Christmas|Easter|Eid|Diwali|Ramadan|Halloween|Hanukkah|Mum|Mom|Dad|Grandma|Grandpa|Aunt|Uncle|Mr|Mrs|Ms|Dr|I)\b/;

const baseVerbs = new Set(
  'go ask share wait brush wash take get use ride fly visit eat try play sit stand walk talk call say meet make put wear sleep listen look read write draw swim help clean tidy pack leave stay cross find join greet follow do have be see move start change cut travel answer order buy pay sing dance learn choose tie dress undress turn'.split(
    ' ',
  ),
);

function gerundPhrase(phrase: string): string {
  const [verb = '', ...rest] = phrase.split(' ');
  const lower = verb.toLowerCase();
  const doubled = /^(?:get|put|sit|swim|cut|run|stop|shop|hug|plan)$/.test(lower)
    ? lower + lower.slice(-1)
    : lower;
  const stem = /[^aeiou]ie$/.test(lower)
    ? `${lower.slice(0, -2)}y`
    : /[^eo]e$/.test(lower) && lower !== 'be'
      ? lower.slice(0, -1)
      : doubled;
  return [`${lower === 'be' ? 'be' : stem}ing`, ...rest].join(' ').trim();
}

const smallWords = new Set('a an the and or of to in on at for with from by about as is my our'.split(' '));

export const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, index) =>
      index > 0 && smallWords.has(word.toLowerCase()) && !/^(?:is|my|our)$/.test(word)
        ? word
        : capitalised(word),
    )
    .join(' ');
