// What a carer types in a hurry, spelled out: "dont", "w a key fob", "cos", "he's". Nothing else is changed.

import { rememberedByText } from '@calmbridge/domain/text/remembered';
import { asItIsSaid } from './as-it-is-said.ts';
import { daysAndPeople, type Form } from './days-and-people.ts';
import { withCommas } from './run-on.ts';
import { asDay } from './short-days.ts';
import { shorthand } from './shorthand.ts';
import { smallClauses } from './small-clauses.ts';
import { smallParts } from './small-parts.ts';
import { wellSpelled, withoutSlips } from './spelling.ts';
import { withNames } from './typed-names.ts';

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "Jury... no sorry, she is a witness": what stands before was a slip. */
export const withoutSlip = (line: string): string =>
  line.replace(
    /^[^.!?]*?(?:\.{2,}|,|-)?\s*\b(?:no,? sorry|sorry,? no|sorry,? i mean|scrap that|scratch that)[,.:]?\s+(?=\p{L})/iu,
    '',
  );

const forms: readonly Form[] = [
  ...asItIsSaid,
  ...daysAndPeople,
  ...shorthand,
  ...smallClauses,
  ...smallParts,
  [/\b(?:the )?tooth fairy (?=tonight|tomorrow)/gi, 'the tooth fairy comes '],
  [/^(?=new (?:\p{L}+ ){1,2}(?:called|named) \p{L}+ (?:is|starts|comes|begins|will|has)\b)/giu, 'a '],
  [/\b(?:gp|tv)\b/g, (found) => found.toUpperCase()],
  [/\bseat-?belt(s?)\b/gi, 'seat belt$1'],
  // "New nursery starts on Monday": the child's.
  [
    /^(?:a )?new (?=(?:nursery|school|class|college|preschool|playgroup|childminder|teacher|ta|key ?worker|carer|support worker|day centre|job|bus|taxi|driver|timetable) (?:starts|begins|is starting|on (?:mon|tues|wednes|thurs|fri|satur|sun)day,))/gi,
    "{child}'s new ",
  ],
  // "Hairdressers on thursday": the shop, and not the people.
  [
    /^(barber|hairdresser|dentist|optician|doctor|vet|orthodontist)s (?=(?:appointment )?(?:on|at|for|with|this|next|tomorrow|today|mon|tues|wednes|thurs|fri|satur|sun)\w*)/gi,
    "the $1's ",
  ],
  // "At the barbers", "to the dentists": a shop is called by who works there.
  [
    /\bthe (barber|hairdresser|dentist|optician|doctor|vet|butcher|baker|chemist|orthodontist|greengrocer|newsagent)s(?=$|[,.;]| (?:on|for|at|with|this|next|to|tomorrow|today|in|and|because|after|by|now|every|tonight|mon|tues|wednes|thurs|fri|sat|sun)\w*)/gi,
    "the $1's",
  ],
  // "To aunty maeves".
  [
    /\b(at|to|from|near) ((?:aunt|auntie|aunty|uncle) \p{L}{2,}[^s'\s])s(?=$|[,.;]| (?:on|for|house|flat|place|and|this|next|after|until|tomorrow|today|tonight)\b)/giu,
    "$1 $2's",
  ],
  [/(?<=\b(?:is|are|was) on )phone\b/gi, 'the phone'],
  [
    /(?<!\b(?:the|an?|this|that|his|her|my|our) )\bnew one (?=(?:is|comes|starts|arrives|will)\b)/gi,
    'the new one ',
  ],
  [/\s*[!?]+\s+(?=[\p{L}\d])/gu, '. '],
  // "Different teacher same pool": two things said at once.
  [/(?<=\b(?:different|new|same) \p{L}+) (?=(?:same|different) \p{L}+)/giu, ', '],
  [/\b(in|on|with|at|to|from|bring|take|pack|wear|use|need|have) own (?=\p{L})/giu, "$1 {child}'s own "],
  // "Wear school jumper".
  [
    /(?<=^|[,.;] |\b(?:and|to) )(wear|bring|pack|take|put on) (?=(?:(?:school|pe|swimming|packed|old|warm|waterproof|party|blue|red|best) )?(?:jumper|coat|hat|uniform|kit|bag|lunch|towel|shoes|trainers|wellies|goggles|costume|book|drink|snack|helmet|tie|blazer|gloves|scarf|suncream|sun hat|lunchbox|slippers|pyjamas)\b)/giu,
    "$1 {child}'s ",
  ],
  [
    /\b(mother|father)'?s day\b/gi,
    (found) => `${capitalised(found.toLowerCase().replace(/'?s day$/, ''))}'s Day`,
  ],
  [
    /\b(?:world book day|pancake day|boxing day|bonfire night|remembrance (?:day|sunday)|red nose day|children in need)\b/gi,
    (found) => found.toLowerCase().replace(/\b(?!in\b)\p{L}/gu, (letter) => letter.toUpperCase()),
  ],
  [/^trick[- ]or[- ]treating\b(?! (?:\p{L}+ ){0,3}(?:is|will)\b)/giu, 'going trick or treating'],
  // "{child}'s getting his own bedroom" is no getting of the child's.
  [
    /(\{child\d*\})['’]s (?=(?:getting|having) (?:an?|the|his|her|their|some|new)\b|(?:going|moving) (?:to|into|up|back)\b|starting (?:at|in|school|nursery|college|his|her|their|an?)\b|staying (?:at|with|in|overnight)\b)/giu,
    '$1 is ',
  ],
  // "Train to London on Sunday": whoever names it goes by it.
  [
    /^(train|ferry|coach|boat|tram|plane) to (?=\p{L})(?!.*\b(?:is|are|was|has|cancel\w*|late|delayed|off|broke\w*|missed)\b)/giu,
    'going by $1 to ',
  ],
  [
    /\b(\d+|one|two) min(?:ute)?s? silence\b/gi,
    (found) => found.replace(/min(?:ute)?s? /i, /^(?:1|one)\b/i.test(found) ? 'minute of ' : 'minutes of '),
  ],
  [
    /(?<=^|[,.;] |\bthe \p{L}+ )(?<!\bthe )(?=(?:music|noise|traffic|whistle|buzzer|bell|clippers|hand dryer|dryer|drill|siren|speaker|drums) (?:is|are|will be) )/giu,
    'the ',
  ],
  [
    /\b(sat|sun|mon|tue|wed|thu|fri) (?=(?:morning|afternoon|evening|night)\b)/gi,
    (found) => `on ${asDay(found.trim())} `,
  ],
  [
    /\b(in|until|from|by|since|of|next|this|early|late) (march|may)(?=$|[,.;]| (?!(?:be|have|not|need|get|go|take)\b))/gi,
    (found) => found.replace(/\S+$/, capitalised),
  ],
  [/(?<=\b(?:assembly|service|parade)) (?=\d+ minutes? of silence)/gi, ' with '],
  [
    /^(?=(?:flight|train|bus|ferry|plane|coach|lift|elevator|pool|heating|boiler|car)(?: to \p{L}+)? (?:is|was|will|has)\b)/giu,
    'the ',
  ],
  [/\b(delayed|late) (?=\d+ (?:hours?|minutes?|mins?|hrs?)\b)/gi, '$1 by '],
  [/\bparents evening\b/gi, "parents' evening"],
  // "End of term, finish at 1.30".
  [/(?<=\p{L})(?<!\bwe),? finish(?:es)? (?:school )?at (?=\d)/giu, ', we finish at '],
  [
    / then (?=(?:lunch|tea|dinner|breakfast|supper|cake|home|bed|ice cream|a (?:film|walk|picnic|treat))\b)/gi,
    ', then ',
  ],
  // "Teaching assistant Mr Jones is leaving".
  [
    /^(?=(?:teaching assistant|class teacher|key ?worker|support worker|social worker|swimming teacher|bus driver|taxi driver|carer|childminder|speech therapist|respite carer|piano teacher) (?:\p{L}+ ){1,2}(?:is|has|will|leaves|starts)\b)/giu,
    "{child}'s ",
  ],
  [/\b(on|to|off) potty\b/gi, '$1 the potty'],
  [
    /(?<!\b(?:for|about|only|just|in|than|to|-) ?)\b(\d+|an?|one|two|three|four|five|six) (hours?|minutes?|mins) (every|each|a) (?=day|night|week|evening|morning)/gi,
    'for $1 $2 $3 ',
  ],
  [
    /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight),? (\d{1,2}(?::\d\d)? ?(?:am|pm)?) ?(?:to|until|till?|-) ?(?=\d)/gi,
    '$1 from $2 to ',
  ],
  [/\bthere'?ll\b/gi, 'there will'],
  [/(?<=\p{L} )(?<!\b(?:and|is|are|but|so) )not (only|just) (?=(?:at|in|on|with|for) )/giu, 'and not $1 '],
  [/\bwith tweezer\b/gi, 'with tweezers'],
  [/\bcomming\b/gi, 'coming'],
  [/\buntill\b/gi, 'until'],
  [/\balot\b/gi, 'a lot'],
  [/\bdo(?:se|ese)n'?t\b/gi, 'does not'],
  [/\bdiferent\b/gi, 'different'],
  [/\bevry(?=\b|day|one|body|thing)/gi, 'every'],
  [/\balowed\b/gi, 'allowed'],
  [/\bsome ?time (?=(?:this|next) (?:week|month))/gi, ''],
  [/\bcraked\b/gi, 'cracked'],
  [/\b(nobody|somebody|everybody|someone|everyone)s (?=\p{L})/giu, "$1's "],
  // "Swimming tomorrow new teacher": two things said at once.
  [
    /(?<=\b(?:today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)) (?=(?:new|different) \p{L}+)/giu,
    ', ',
  ],
  // "We visit him Sundays".
  [
    /(?<=\b(?:him|her|them|it|us|visit|visits|there|home|together|swimming|football|club) )(?=(?:mon|tues|wednes|thurs|fri|satur|sun)days\b)/gi,
    'on ',
  ],
  // "Camp with scouts 2 nights".
  [
    /(?<=\p{L}{3} )(?<!\b(?:for|about|only|just|than|the|next|last|first|these|those|after|before|over|every|takes?|lasts?|stay|stays|staying|sleep|another|like|nearly|maybe|and|are|all) )(?=(?:\d+|two|three|four|five) (?:nights|days|weeks)(?=,|$))/giu,
    'for ',
  ],
  [/\bgoodby\b/gi, 'goodbye'],
  [/\b(?:tomm?or+ow?|tmrw|tmr|tmw|2moro|2morrow)\b/gi, 'tomorrow'],
  [/\bx-?mas\b/gi, 'Christmas'],
  [/(?<=\p{L}) (?=(?:it is|it's|its) (?:an? )?(?:bank holiday|half[- ]term|inset))/giu, ', '],
  [/\b(mrs|mr|ms|dr|fr|st)\./gi, '$1'],
  [/\b(he|she)s\b(?= [\p{L}\d])/giu, "$1's"],
  [/\b(we|you|they)re\b(?= \p{L}+ing\b)/giu, '$1 are'],
  [/\bgonna\b/gi, 'going to'],
  // Nobody in particular: workers, the council, the school.
  [
    /\bthey(?:'?re| are) (?=(?:tearing|digging|building|knocking|pulling|closing|painting|cutting|fixing|repairing|mending|cleaning|putting up|taking down)\b)/gi,
    'people are ',
  ],
  [
    /\bat (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day\b(?!['’]| (?:dinner|lunch|tea|school|club|market|mass|service)\b))/gi,
    'on ',
  ],
  // "A boy in his class": the class is the child's.
  [
    /\b(boy|girl|child|kid|lad|friend|someone|somebody|pupil|student|teacher) (in|at|from) (?:his|her|their) (?=(?:class|school|year|group|team|nursery|club|form|set)\b)/gi,
    "$1 $2 {child}'s ",
  ],
  [
    /\b(?:LOUD|NOISY|HOT|BIG|HUGE|LONG|DARK|CLOSED|CANCELLED|BROKEN|NEW|FIRST|NOT|WILL|BUT|AND|ALL|ONLY|STILL|BACK|HERE|COMING|GOING|SAME|REALLY|VERY|ALWAYS|NEVER)\b/g,
    (loud) => loud.toLowerCase(),
  ],
  [/,? (?:lol|haha|ugh|argh|sigh|thanks|thank you|thx|cheers)[.!]*$/gi, ''],
  // "Sunday all the shops are closed".
  [
    /^((?:mon|tues|wednes|thurs|fri|satur|sun)days?) (?=(?:all|the|we|my|our|his|her|there|it|no)\b)/gi,
    'on $1 ',
  ],
  [/\bok\b/gi, 'okay'],
  [/\btonite\b/gi, 'tonight'],
  [/\ba (?=(?:a|i|e(?!u)|o(?!nc?e\b)|u(?!n[iy]|s|k))\p{Ll}{2,})/gu, 'an '],
  [/\bfor first time\b/gi, 'for the first time'],
  [/\bwith whole (?=(?:school|class|family|team)\b)/gi, 'with the whole '],
  [/\bat outside\b/gi, 'outside'],
  [/\b(children|people|men|women)s (?=\p{L})/giu, "$1's "],
  [/^(?:cousin|brother|sister)(?='?s? \p{Ll})/giu, (found) => `{child}'s ${found.toLowerCase()}`],
  [/(?<=\p{L}{3})\/(?=\p{L}{3})/gu, ' or '],
  [
    /\b(of|with|for) ((?:little|big|baby|older|younger) )?(?=(?:cousin|brother|sister)\b(?! and\b))/gi,
    '$1 my $2',
  ],
  [/(?<!\b(?:the|a|shop) )(?:\btill?|'til)\b(?! in\b)/gi, 'until'],
  [/\b(\d+) ?hrs?\b/gi, '$1 hours'],
  [/\b(\d+) ?yrs\b(?! old)/gi, '$1 years'],
  [/\b(\d+) ?mins?\b/gi, '$1 minutes'],
  [/\b(this|last|next) yr\b/gi, '$1 year'],
  [/\bb-?day\b/gi, 'birthday'],
  [/\b(no )?thank you(?= to\b)/gi, (found) => (/^no/i.test(found) ? 'no thanks' : 'thanks')],
  [/\bv (?=(?:loud|hot|cold|busy|long|big|noisy|crowded|late|early)\b)/gi, 'very '],
  [/\babt\b/gi, 'about'],
  [/\bso many (?=\p{L}+s\b|people|children)/giu, 'many '],
  [/\byrs?\.? (?=\d)/gi, 'Year '],
  [
    /\b(in|until|from|by|since|of) (jan|feb|aug|sept?|oct|nov|dec)\b/gi,
    (found) => found.replace(/\S+$/, (short) => months[short.toLowerCase()] ?? short),
  ],
  [/\bthank[- ]you (letter|note|card)(s?)\b/gi, '$1$2 of thanks'],
  // "Snow day no school": two things said at once.
  [
    /(?<=[\p{L}\d])(?<!\b(?:is|are|was|be|has|have|with|and|or|but|there|got|says?|saying|to|in|means?|so|because))(?<!,) no (?=(?:school|park|playground|swimming|pool|nursery|bus|club|lessons?|church|tv|ipad|tablet|screens?|football|training|electricity|water|breakfast|lunch|dinner|food|drinks?|phones?)\b)/giu,
    ', no ',
  ],
  [
    /(?<!\b(?:at|to|from|in|near) )(\b\p{L}{3,})'s (?=(?:shut|closed|broken|cancelled|canceled|gone|coming|being|not|going|out|over|moving|leaving|getting|having|retiring|poorly|ill|off|down)\b)/giu,
    '$1 is ',
  ],
  [/(\p{L}{3,})'s (?=(?:finished|got|been|had|moved|left|asked|decided)\b)/giu, '$1 has '],
  // "Our helper, Bernie, is going": the name goes with the one it names.
  [/(\p{L}+), ((?:\p{Lu}\p{L}+ )?\p{Lu}\p{L}+), (?=(?:is|are|was|has|will|may)\b)/gu, '$1 $2 '],
  [/\b(?:tues|weds|thurs?)\b/gi, asDay],
  // "coming Friday", "dentist thursday" are on that day; "Sunday dinner" and "from Sunday" are not.
  [
    /(?<=(?:\p{L}{3}|\b(?:up|us|me|it|Year \d{1,2})) )(?<!\b(?:on|next|this|every|last|from|until|since|and|the|each|after|before|one|first|second|white|good|visit|only|only saturday) )((?:mon|tues|wednes|thurs|fri|satur|sun)day)(?=,|\.|$| (?!(?:dinner|lunch|tea|school|club|market|mass|service|paper|roast|league|sale|is|are|was|will|means)\b)\p{L})/giu,
    'on $1',
  ],
  [/(?<![\p{L}\d])w\/?(?= (?:an?|the|his|her|my|our|\p{L}{3,})\b)/giu, 'with'],
  [/(?<=\p{L} )n(?= \p{L})/giu, 'and'],
  [/\bur\b/gi, 'your'],
  [/\bu\b/g, 'you'],
  [/\b(?:cos|cuz|coz|bc|b\/c|becuase|becasue|becouse)(?![\p{L}])/giu, 'because'],
  [/\bcannae\b/gi, 'cannot'],
  [
    /\b(go|com|sleep|sitt|stand|be|evacuat|tak|gett|hav|mov|do|liv|stay|eat|walk|talk|play|work|wear|start|wait)in'?(?= |$|,)/gi,
    '$1ing',
  ],
  [/\bi'?m\b/gi, 'I am'],
  [/\bcan'?t\b/gi, 'cannot'],
  [/\bwon't\b|\bwont\b/gi, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could)n'?t\b/gi, '$1 not'],
  [/\b(that|there|what|who)'?s\b(?= \p{L})/giu, '$1 is'],
  [
    /(?<=[,.;] |^|\b(?:but|because|when|if|and) )its (?=(?:\p{Lu}|my\b|his\b|her\b|our\b|\p{L}+ing\b))/giu,
    'it is ',
  ],
  [
    /\bits (?=(?:me\b|bank holiday|half[- ]term|an? inset|inset|sports day|world book|minus|\d|busy|raining|snowing|hot|loud|cold|boring|scary|full|night|his turn|her turn|my turn|your turn|real|nobody|wet|windy|sunny|noisy|summer|winter|warm|dark|late|early|cold|raining|time|over|gone|not|only|a|an|the|ok|okay|so|too|going|been|closed|broken|cancelled|still|off|on(?! own)|made|different|quiet|dry|fine|safe|soft|big|small|long|short|green|red|blue|yellow|hard|easy|just|very|really|always|like|called|nice|there|here|in|for|his|her|my|our)\b)/gi,
    'it is ',
  ],
  [
    /\byour (?=(?:at|in|on|there|here|going|coming|back|not|home|with|allowed|ready|still|away)\b)/gi,
    'you are ',
  ],
  [/\b(?:christmas|easter|eid|diwali|halloween|ramadan|hanukkah|pesach|passover)\b/g, capitalised],
  [/,? aged? \d{1,2}\b(?! (?:and|to|or)\b)/gi, ''],
  [
    /\b(he|she|it)'s (?!(?:terrified|scared|frightened|worried|petrified|mortified|excited|tired|bored|confused|embarrassed|interested|stressed|allowed|called|named|supposed|upset|relaxed|shocked|annoyed|pleased|disappointed|devastated|overwhelmed|exhausted)\b)(?=(?:fallen|broken|taken|given|eaten|become|begun|grown|forgotten|chosen|\p{L}+ed|been|had|got|done|seen|made|left|lost)\b)/giu,
    '$1 has ',
  ],
  [/\b(he|she|it)'s\b/gi, '$1 is'],
  [/\b(we|you|they)'re\b/gi, '$1 are'],
  [/\b(i|we|you|they|he|she|it)'ll\b/gi, '$1 will'],
  [/\b(i|we|you|they)'ve\b/gi, '$1 have'],
  [/\bi\b/g, 'I'],
];

const months: Readonly<Record<string, string>> = {
  jan: 'January',
  feb: 'February',
  aug: 'August',
  sep: 'September',
  sept: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
};

export const spelledOut = rememberedByText((text) =>
  withNames(
    withoutSlips(
      withCommas(
        forms
          .reduce(
            (told, [form, plain]) =>
              typeof plain === 'string' ? told.replace(form, plain) : told.replace(form, plain),
            withoutSlip(wellSpelled(text)),
          )
          .replace(/\s+/g, ' ')
          .trim(),
      ),
    ),
  ),
);
