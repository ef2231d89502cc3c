// A line as what fits after "about": a noun phrase with its article, or a doing.
import { namedByDoing } from '@calmbridge/reader/story-line/clause';
import { countedNouns } from '@calmbridge/reader/story-line/counted-nouns';
import { withArticle } from '#child/words';

/** Null where the line is no topic. */
export function asTopic(given: string): string | null {
  // That it is okay is for the story to say.
  const line = given.replace(/,? and (?:it is|its|it['’]s) (?:still )?(?:ok|okay|fine|all right)$/i, '');
  const coping = /^(?:how to )?(?:handle|deal with|cope with) (?:it )?(?=when )(.+)$/i.exec(line)?.[1];
  if (coping !== undefined) return coping;
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
  if (/^(?:why|what|when|where|who|which)\b/i.test(line)) return line.charAt(0).toLowerCase() + line.slice(1);
  const [first = '', second = ''] = line.split(' ');
  // "Pay slip" and "cross country" are things: what is done has something to do it to.
  const isVisit = /^(?:visit|return|call)$/i.test(first) && /^(?:to|from|by|of|with)$/.test(second);
  if (
    baseVerbs.has(first.toLowerCase()) &&
    !isVisit &&
    (!alsoNouns.has(first.toLowerCase()) || opensObject.test(second))
  )
    return gerundPhrase(line);
  const [head = line] = line.split(/ (?:when|who|that|where|while|if|so|because|after|before|until) /);
  if (
    /\b(?:is|are|was|were|will|can|has|have|died|wants?|likes?|hates?|split|argue|fight|separated?)\b/i.test(
      head,
    )
  )
    return null;
  if (/^lost (?=(?:in|at|on|when|while)\b)|^lost$/i.test(line)) return `getting ${line}`;
  return line.replace(/^lost (?=\p{L})/iu, 'losing ');
}

/** "First visit to the barber" is mine, "blood test on Monday" is one; "getting glasses" and "puberty" need nothing. */
export function withDeterminer(topic: string): string {
  if (
    /^(?:an?|the|my|our|some|this|that|one|two|three|four|five|six|seven|eight|nine|ten|many|someone|somebody|nobody|people|why|what|when|where|who|being|having)\b/i.test(
      topic,
    )
  )
    return topic;
  const [head = ''] = topic.split(
    /,| (?:on|at|with|in|to|for|of|from|after|before|without|against|by|and|or|when|that|where|while|because|if|instead|rather|every) /,
  );
  const [first = '', second = ''] = head.split(' ');
  if (isHeld.test(head) || isFeast.test(head)) return topic;
  // "Wedding of Auntie Sara": a certain one.
  if (/^\p{Ll}{4,} of (?:\p{Lu}|my |our |the )/u.test(topic)) return `the ${topic}`;
  if (/^sports (?:bra|bag|club|lesson|hall)$/i.test(head)) return withArticle(topic);
  if (/^(?:GP|TV|PE)$/.test(first) && second !== '') return `a ${topic}`;
  if (/^(?:E[EKC]G|EMG|MRI|X-?ray|IEP|EHCP)$/i.test(first)) return `an ${topic}`;
  // "Baby brother".
  if (
    /^(?:(?:big|little|baby|older|younger) )?(?:brother|sister|cousin)$/i.test(
      `${first} ${second}`.trim().split(' ').slice(0, 2).join(' '),
    ) ||
    /^(?:brother|sister|cousin)$/i.test(first)
  )
    return `my ${topic}`;
  if (/^(?:first|next|last|new|best)$/i.test(first))
    return /s$/.test(head) && !/(?:s|u|i)s$/.test(head) ? topic : `my ${topic}`;
  // "Dressing up day" is one.
  if (/^\p{L}+ing(?:[- ]up)? day$/u.test(head))
    return withArticle(topic.replace(/^(\p{L}+ing) up/u, '$1-up'));
  const isCompound =
    /^(?:lesson|trip|room|pool|club|class|course|test|party|competition|gala|ceremony)$/.test(second);
  if (
    (/ing$/.test(first) && !isCompound && !namedByDoing.test(head)) ||
    (/[^s]s$/.test(first) && (!isCompound || /['’]s$/.test(first)))
  )
    return topic;
  if (second === '') {
    if (wantsThe.test(head)) return `the ${topic}`;
    return wantsOne.test(head) || countedNouns.has(head.toLowerCase()) ? withArticle(topic) : topic;
  }
  // "Scam emails addressed to me", "carnival trucks passing our house".
  if (/^(?:\p{L}+ ){0,2}\p{L}+(?<!s)s \p{L}+(?:ed|ing)\b/u.test(head)) return topic;
  if (/^[a-z]+(?: [a-z]+)? (?:day|warning|meeting|wedding|outing|assembly)$/.test(head))
    return withArticle(topic);
  if (
    /(?:(?<!s)s|day|work|experience|time|school|ing|space|danger|noise|safety|music|food|weather|travel|lice|nits|hair|homework|cream|money|stuff|news|pox|smoke|season|recess|shedding)$/.test(
      head,
    )
  )
    return topic;
  // "The CAMHS appointment", "the Caribbean carnival": a name before a thing that is counted.
  if (/^[A-Z]/.test(first))
    return (countedNouns.has(head.split(' ').at(-1)?.toLowerCase() ?? '') ||
      / (?:play|show|concert|fair|market|party|hunt|disco|service|parade)$/.test(head)) &&
      !/['’]s?(?: |$)/.test(head)
      ? `the ${topic}`
      : topic;
  return withArticle(topic);
}
/** What is held or had without an article: "physio with Helen". */
export const isHeld =
  /^(?:physio|physiotherapy|speech therapy|occupational therapy|music therapy|OT|speech|swimming|football|gymnastics|ballet|karate|judo|drama|choir|church|respite|(?:wet|indoor) (?:play|break|recess)|eid prayers?|training|band practice|work experience|assembly|half[- ]term|holiday club|soft play|parents['’] evening|breakfast club|after[- ]school club)$/i;
export const isFeast =
  /^(?:hogmanay|new year|bonfire night|halloween(?: night)?|new year(?:['’]s (?:eve|day))?|christmas(?: (?:day|eve|dinner|lunch))?|boxing day|easter(?: \p{L}+day)?|pancake day|world book day|(?:mother|father)['’]s day|sports day|remembrance (?:day|sunday))$/iu;
/** "Someone copied my drawing" is a clause: it wants "when" before it. */
const othersDo = /^(?:\p{L}+(?:ed|s)|took|broke|said|saw|sat|got|made|left|is|are|was|were)\b/u;

const wantsThe =
  /^(?:potty|toilet|dentist|doctor|barber|hairdresser|orthodontist|physio room|zoo|library|cinema|museum|park|circus|vet|optician|dark|hospital|airport|supermarket)$/i;

const wantsOne =
  /^(?:haircut|bath|shower|birthday|party|sleepover|playdate|picnic|thunderstorm|storm|injection|vaccination|operation|plaster|babysitter|scan|wedding|funeral|assembly)$/i;

const alsoNouns = new Set(
  'cross pay play dress dance swim walk talk call cut look change sleep ride visit order turn start move wear clean help answer'.split(
    ' ',
  ),
);
const opensObject =
  /^(?:the|an?|my|our|his|her|their|it|them|me|in|on|at|to|with|for|from|up|out|over|off|about|without|by|through|alone|together|some|\p{L}+s)$/iu;

const baseVerbs = new Set(
  'go ask share wait brush wash take get use ride fly visit eat try play sit stand walk talk call say meet make put wear sleep listen look read write draw swim help clean tidy pack leave stay cross find join greet follow do have be see move start change cut travel answer order buy pay sing dance learn choose tie dress undress turn'.split(
    ' ',
  ),
);

export function gerundPhrase(phrase: string): string {
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
