// What a carer says is not to be in a letter: neither the order nor the thing stands there, wherever else the thing is told. In
// doubt a sentence is left out.

/** The message without it, its request kept. */
export function withoutUnsaid(message: string): string {
  const text = message.replaceAll('’', "'");
  if (!order.test(text)) return message;
  const sentences = text.split(/(?<=[.!?;\n])\s+|(?<=:)\s+/u);
  const secrets = new Set<string>();
  const kept: string[] = [];
  for (const sentence of sentences) {
    const found = order.exec(sentence);
    if (!found) {
      kept.push(sentence);
      continue;
    }
    const before = sentence.slice(0, found.index);
    const after = sentence.slice(found.index + found[0].length);
    const { thing, rest } =
      isOfBefore.test(found[0]) || isPointing.test(after) ? { thing: '', rest: '' } : thingIn(after);
    if (thing !== '') {
      addWords(thing, secrets);
      kept.push(`${before.replace(/(?:^|[,\s]+)(?:and|but|so|please|just)?[,\s]*$/iu, '')}${rest}`);
      continue;
    }
    // What it points to stands before it: in this sentence, else in the last one.
    const request = requestOf(before);
    const told = before.slice(request.length);
    if (/\p{L}{3}.*\p{L}{3}/su.test(told.replace(/\b(?:but|and|so|please|just|she|he|they|we|i)\b/giu, '')))
      addWords(told, secrets);
    else if (kept.length > 0) {
      const last = kept.pop() ?? '';
      const asked = requestOf(last);
      addWords(last.slice(asked.length), secrets);
      kept.push(asked);
    }
    kept.push(request);
  }
  return kept
    .map((sentence) => withoutSecrets(sentence, secrets))
    .filter((sentence) => /\p{L}/u.test(sentence))
    .map((sentence) => (/[.!?;:\n]\s*$/u.test(sentence) ? sentence.trim() : `${sentence.trim()}.`))
    .join(' ');
}

/** An order, and not what the child does: "they never tell anyone". */
const dont =
  "(?<!\\b(?:he|she|they|who|kids|people|children) (?:\\p{L}+ )?)(?:do(?: not|n'?t)|never|(?:but|and) not|not to|rather not|must(?: not|n'?t)|should(?: not|n'?t))";
const says =
  '(?:mention|put(?! (?:him|her|them|his|pressure)\\b)|say(?= (?:that|he|she|they|we|it|anything|about|why|how|\\{child\\})\\b)|include|tell(?! (?:him|her|them) (?:off|to|what|no|when)\\b)(?: (?:them|him|her|anyone|anybody|school|the \\p{L}+|mum|dad|his \\p{L}+|her \\p{L}+))?|write (?=(?:that|about|it)\\b)|bring up|refer to|pass on|let (?:on|slip|(?:\\p{L}+ ){1,3}know)|give away|reveal|disclose|share(?= (?:that|it|this|the|his|her)\\b))';
const without =
  'without (?:mentioning|naming|revealing|disclosing|referring to|giving away|bringing up|letting on|including|(?:saying|telling (?:them|him|her|school|the \\p{L}+))(?= (?:that|he|she|they|why|about)\\b))';
const someone =
  '(?:nobody|no one|no-one|they|the school|school|the \\p{L}+|staff|mum|dad|his \\p{L}+|her \\p{L}+|anyone|anybody|people|everyone|them|others|the other \\p{L}+)';
const hidden = [
  `(?:does(?: not|n'?t)|do(?: not|n'?t)|wouldn'?t) want (?:${someone}|it|this|that) (?:\\p{L}+ ){0,3}(?:to know|knowing|finding out|to find out|known|to hear|told)`,
  '(?:nobody|no one|no-one)(?: at \\p{L}+| else)? (?:is to|must|should|can|may|needs to) (?:know|hear|find out|be told)',
  `${someone}(?: at \\p{L}+| else)? (?:(?:is|are) not to|must(?: not|n'?t)|should(?: not|n'?t)|can(?:not|'?t)|(?:is|are)n'?t to) (?:know|hear|find out|be told)`,
  "(?:do(?:es)?(?: not|n'?t)) know(?: (?:yet|about (?:it|this|that)|this|that))?(?=[.,;!]|$)",
  `rather (?:${someone}) did(?: not|n'?t) (?:know|hear|find out)`,
  '(?:nobody|no one|no-one)(?: else)?(?: at \\p{L}+)? knows',
  '(?:keep|kept|stays?) (?:it |this |that )?(?:quiet|secret|private|confidential|between us|to (?:yourself|ourselves|us|me))',
  "(?:it|that|this)(?:'?s| is) (?:private|secret|confidential|between us|not for (?:them|school|the letter|the note|anyone))",
  'in confidence|between (?:you and me|ourselves|us)|off the record|not for the (?:letter|note|e-?mail)',
].join('|');
const order = new RegExp(
  `\\b(?:${dont} ${says}|${without}|leav(?:e|ing) out|leav(?:e|ing)(?= [^,.;]{2,60} out\\b)|keep(?= [^,.;]{2,60} out of (?:it|this|the)\\b)|nothing about|no mention of|not a word (?:about|of)|i (?:do(?: not|n'?t)) want(?= [^,.;]{2,60} (?:in it|in there|mentioned|included|in the \\p{L}+)\\b)|${hidden})(?!\\p{L})`,
  'iu',
);
/** "She doesn't want anyone to know": of what was told before, unless it goes on "about" or "that". */
const isOfBefore =
  /\b(?:quiet|secret|private|confidential|between us|ourselves|to (?:yourself|us|me)|in confidence|off the record|you and me|knows|not for .+)$/iu;
const isPointing =
  /^\s*(?:$|[.!?;,]|(?:it|this|that|any of (?:it|this|that)|so|them)(?: (?:in|to (?:them|anyone|school|the \p{L}+)|there|though|please|part|bit|either|yet|out))*\s*(?:$|[.!?;,])|(?:and|but|so|yet|because|please|though|at school|to (?:them|anyone))\b)/iu;

/** The thing goes on to what speaks of something else. */
function thingIn(after: string): { thing: string; rest: string } {
  const parts = after.split(/(,\s+)/u);
  let at = 1;
  while (at < parts.length && !goesOn.test(parts[at + 1] ?? '')) at += 2;
  return { thing: parts.slice(0, at).join(''), rest: parts.slice(at).join('') };
}
const goesOn =
  /^(?:but |just |please |also |instead )*(?:he|she|they|we|i|it|please|just|say|tell|your|\{child\}|\p{Lu}\p{L}+ (?:is|was|has|had|did|ate|\p{L}+ed))\b/u;

/** "Write a note home": what is asked of us, and tells nothing. */
const requestOf = (text: string): string => {
  const [first = ''] = /^[^,.:;]*[,.:;]?\s*/u.exec(text) ?? [];
  return /\b(?:write|draft|note|letter|e-?mail|text|message|help me|can you|could you)\b/iu.test(first)
    ? first
    : '';
};

function addWords(thing: string, secrets: Set<string>): void {
  for (const word of thing.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    if (!common.test(word)) secrets.add(stemIn(word));
}
/** "Biting" and "bite", "exclusion" and "excluded". */
function stemIn(word: string): string {
  const plain = word.replace(/(?:(\p{L})\1)?ing$/u, '$1');
  if (plain.length < 6) return plain.slice(0, 3);
  return plain.slice(0, plain.length < 8 ? 4 : Math.max(5, plain.length - 4));
}
const common =
  /^(?:the|and|but|that|this|his|her|hers|him|she|they|them|their|has|have|had|was|were|been|being|are|for|from|with|about|into|over|who|what|when|why|how|all|any|not|out|off|too|very|just|also|please|because|yet|still|now|then|there|here|first|last|again|one|two|day|days|week|today|yesterday|morning|child|children|son|daughter|boy|girl|mum|mom|dad|parents?|family|school|class|teacher|home|letter|note|email|anyone|anybody|anything|something|other|others|get|gets|got|does|did|doing|want|wants|need|needs|know|knows|knew|thing|things|really|like|will|would|can|could|our|your|its|time|some|make|made|year|may)$/;

/** Each part of a sentence that speaks of it goes; a request stays. */
function withoutSecrets(sentence: string, secrets: ReadonlySet<string>): string {
  if (secrets.size === 0) return sentence;
  return sentence
    .split(/(?<=[,:])\s+|\s+(?=(?:and|but|because|so|after|when|since)\s)/u)
    .filter(
      (part) =>
        !(part.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some(
          (word) => !common.test(word) && [...secrets].some((secret) => word.startsWith(secret)),
        ),
    )
    .join(' ')
    .replace(/[,\s]+$/u, '');
}

/** A clause that names another child, or says what another child did: nothing to send to these parents. */
export function tellsOfOther(clause: string, own: ReadonlySet<string>): boolean {
  if (
    /\b(?:another|other|different|second|one of the(?: other)?|some|a|which) (?:little |older |younger )?(?:child|children|boys?|girls?|kids?|pupils?|classmates?|students?|lads?)\b/iu.test(
      clause,
    )
  )
    return true;
  const [, subject = ''] =
    new RegExp(
      `(?:^|\\b(?:and|but|because|when|after|that|as) )(\\p{L}+) (?:had |has |also |then |just )?(?:${harms})(?!\\p{L})`,
      'iu',
    ).exec(clause) ?? [];
  if (subject !== '' && !isOwn(subject, own)) return true;
  const [, object = ''] = new RegExp(`\\b(?:${harms}) (\\p{L}+)`, 'iu').exec(clause) ?? [];
  if (object !== '' && !isOwn(object, own) && !plainObject.test(object)) return true;
  const names = clause
    .replace(/\b(?:Mrs?|Ms|Miss|Dr)\.? \p{Lu}[\p{L}'-]+/gu, '')
    .replace(
      /\b(?:trip|went|going|visit(?:ed)?|walk(?:ed)?)(?: \p{L}+)? (?:to|at|in|round) (?:the )?(?:\p{Lu}[\p{L}'-]+ ?)+/gu,
      '',
    );
  return [...names.matchAll(/(?<![\p{L}{])\p{Lu}\p{Ll}+/gu)].some(
    ({ 0: name, index }) =>
      !isOwn(name, own) &&
      !knownCapital.test(name) &&
      (index > 0 || startsAsName.test(names.slice(name.length))),
  );
}
const harms =
  'hit|hits|bit|bites|kick(?:ed|s)?|push(?:ed|es)?|punch(?:ed|es)?|slap(?:ped|s)?|scratch(?:ed|es)?|shov(?:ed|es)|pinch(?:ed|es)|spat at|pull(?:ed|s)|grab(?:bed|s)|snatch(?:ed|es)|tripp?ed|hurt|bull(?:ied|ies)|teas(?:ed|es)|called (?:him|her)|started (?:it|on)|took (?:his|her)|wound (?:him|her)|provoked|blamed|laughed at|threw';
const isOwn = (word: string, own: ReadonlySet<string>): boolean =>
  /^(?:he|she|they|we|i|it|you|your|son|daughter|child|boy|girl|lad|pupil|student|kid|him|her|them|himself|herself)$/iu.test(
    word,
  ) || own.has(word.toLowerCase());
const plainObject =
  /^(?:the|a|an|his|my|our|some|at|on|in|out|off|over|up|down|and|when|because|during|again|after|away|back|back|twice|once|today|yesterday|someone|somebody|people|staff|sand|things|toys|food|chairs?|tables?|head)$/iu;
const knownCapital =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Year|Reception|Nursery|English|Maths|Lego|Christmas|Easter|Eid|Diwali|Ramadan|Halloween|Mum|Dad|Nan|Grandma|Grandad|Your|Please)$/u;
const startsAsName =
  /^(?:'s)? (?:is|was|has|had|did|said|says|and|got|came|went|will|can|does|started|\p{L}+ed|\p{L}+s)\b/u;
