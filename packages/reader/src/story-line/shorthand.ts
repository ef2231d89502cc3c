// What a carer leaves out who types for another grown-up: "swimming tuesdays", "at marios barbers", "old one Terry retired".
import type { Form } from './days-and-people.ts';

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const kin = 'nan|nana|nanna|nanny|gran|granny|grandma|grandad|grandpa|auntie|aunty|aunt|uncle';
const worker =
  'driver|escort|teacher|ta|carer|helper|key ?worker|support worker|childminder|nanny|coach|therapist|head ?teacher|social worker';
/** What a line begins with before "the dog", and no dog is called. */
const noName =
  'Yesterday|Today|Tonight|Tomorrow|Now|Then|Later|Soon|Once|Recently|Suddenly|Sadly|Unfortunately|Sometimes|Always|Also|Maybe|Last|Next|First|\\p{L}+day|Luckily|Finally|Usually|Really|Early|Only|Nearly|Hopefully|January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter|Christmas|Easter|When|While|Where|Why|How|What|Who|Whether|If|As|Because|Since|Although|Though|Unless|Until|Till|Before|After|And|But|Or|So|That|This|These|Those|The|An|Our|My|His|Her|Their|Your|Every|Each|All|Both|Only|Even|Just|Not|No|Yes|With|Without|For|From|At|In|On|By|To|Is|Was|Has|Will|Can|Does|Did|Sorry|Please|Help|Hi|Hello|He|She|It|We|They|You|Mum|Mummy|Mom|Dad|Daddy';
const animal =
  'hamster|cat|dog|rabbit|guinea pig|budgie|fish|goldfish|gerbil|tortoise|pony|horse|puppy|kitten|parrot|lizard|snake|rat|mouse';

export const shorthand: readonly Form[] = [
  // "Swimming with school at Ponds Forge tuesdays".
  [
    /(?<=\p{L}{3} )(?<!\b(?:on|every|all|most|some|and|or|to|from|until|the|her|his|these|those|both|next|last|first|two|three|visit|like|than|of|after|before|only|except|not|for|about|are|is|but|between) )(?=(?:mon|tues|wednes|thurs|fri|satur|sun)days(?=$|[,.;]))/giu,
    'on ',
  ],
  // "Marios barbers", "nana Jeans": whose it is.
  [
    /\b(at|to|from|near) (?!(?:the|kid|kids|boy|boys|girl|girls|men|mens|children|childrens|ladies|lady|his|hers|ours|theirs|sports|this|always|parents|grandparents|cousins|friends|teachers)\b)(\p{L}{3,})s (barber|hairdresser|dentist|optician|vet|butcher)s?\b/giu,
    (found) =>
      found.replace(
        /^(\S+) (\p{L}+?)s (\p{L}+?)s?$/iu,
        (_, before: string, name: string, shop: string) => `${before} ${capitalised(name)}'s ${shop}'s`,
      ),
  ],
  [
    new RegExp(
      `\\b(at|to|from|near) ((?:${kin}) (?!(?:and|or|is|has|will|was|said|says|this|goes|comes|always|takes|picks)\\b)\\p{Lu}\\p{Ll}+[^s'\\s])s(?=$|[,.;]| (?:on|for|house|flat|place|and|this|next|after|until|tomorrow|today|tonight|with|in|because)\\b)`,
      'giu',
    ),
    "$1 $2's",
  ],
  // "New bus driver. old one Terry retired": the one who drove before.
  [
    new RegExp(
      `^((?:(?:an?|the|his|her|their|my|our) )?new (?:\\p{L}+ ){0,2}(${worker})(?: [^.,;]*)?)[.,;] (?:the |his |her |their |our )?old (?:one|\\2),? (?:(?:is|was) )?(?:called )?(\\p{L}+) (?:has |is |just |has just )?(retired|left|moved away|quit|retiring|leaving)$`,
      'iu',
    ),
    (found) =>
      found.replace(
        /^(.*?[^.,;])[.,;] .*?\bold (?:one|\p{L}+(?: \p{L}+)?),? (?:(?:is|was) )?(?:called )?(\p{L}+) (?:has just |has |is |just )?(retired|left|moved away|quit|retiring|leaving)$/iu,
        (_, first: string, name: string, does: string) =>
          `${first}. our old ${worked(first)} ${capitalised(name)} ${/ing$/.test(does) ? 'is' : 'has'} ${does}`,
      ),
  ],
  // "Biscuit the hamster died": a name, although it is a word.
  [
    new RegExp(
      `^(?!(?:${noName})\\b)(\\p{Lu}\\p{Ll}+)(?:, (?:the|our) (${animal}),| (?:the|our) (${animal}),?)(?= (?:has|had|is|was|died|will|may|got|went)\\b)`,
      'u',
    ),
    'our $2$3 $1',
  ],
  [new RegExp(`\\b(mum|mummy|mom|dad|daddy|${kin})s got (?=(?:an? )?\\p{L})`, 'giu'), '$1 has got '],
  [
    /^(?:(?:his|her|their|my|our|the) )?(?:new )?baby (sister|brother|cousin) born (?=yesterday|today|last|on|this|in)/iu,
    "{child}'s new baby $1 was born ",
  ],
  // "She is in special care so not home yet".
  [
    /\b(he|she|it|they|we) (is|are) ([^,.;]+?),? so not (?=(?:yet )?(?:home|here|back|ready|open|well|at|in|coming|going)\b)/giu,
    '$1 $2 $3, so $1 $2 not ',
  ],
  [/^periods?[.,;:]+ (?:it|they|hers) (?=(?:might|may|will|could|starts?|can)\b)/i, "{child}'s period "],
  // "To see Dr Patel about his tummy ache": the child's.
  [
    /\b((?:see|seeing|visit|visiting|appointment with|ring|ringing) (?:the |dr|doctor|nurse|mr|mrs|ms|miss)[^,.;]{0,24}? (?:about|for|because of) )(?:his|her|their) (?=\p{L})/giu,
    "$1{child}'s ",
  ],
  [/\b(hole|cavity|decay) in (?:(?:a|his|her|their|the) )?tooth\b/gi, "$1 in {child}'s tooth"],
  [/(?<=\btooth),? (?:and )?(?:it |which )?needs (?:an? )?filling\b/gi, ', it needs a filling'],
  [
    /\b(she|he|they|we|I)'?d (?=(?:go|like|love|need|have to|be|see|ask|tell|come|stay|sit)\b)/gi,
    '$1 would ',
  ],
  // "Pooing on the toilet not in the nappy".
  [
    /^(\p{L}+ing [^,.;]*?\p{L}{3,})(?<!\b(?:is|are|was|were|will|does|do|did|can|could|may|has|have|or|and|but|if|why)) not (?=(?:in|on|at|with|by) \p{L}+)/giu,
    '$1, not ',
  ],
  // "Its normal lessons instead".
  [/\b(?:its|it's|it is) ((?:just |only )?(?:normal|usual|ordinary) \p{L}+s)\b/giu, 'there are $1'],
  // "From Sue and Pete to Denise. they still love him". Whom "we" love where somebody died or a baby came, nobody can tell.
  [
    /^(?!.*\b(?:die[sd]?|dead|death|dying|heaven|funeral|passed|gone|lost|goodbye|pets?|dog|puppy|cat|kitten|rabbit|hamster|guinea pig|pony|horse)\b)(.*\bfrom (\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+) to .*?)[.,;] they ((?:both )?(?:still |always |will always )?love) (?:him|her|them)$/u,
    '$1. $2 $3 {child}',
  ],
  [
    /^(?:(?:his|her|their|the) )?(foster placement|placement|tenancy|course|job) (?:is )?ending\b/i,
    "{child}'s $1 is ending",
  ],
  // "On 3rd march".
  [
    /\b((?:on )?(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?)(january|february|march|april|may|june|july|august|september|october|november|december)\b/gi,
    (found) => found.replace(/\p{L}+$/u, capitalised),
  ],
];

/** "New school bus driver": what the one before was, too. */
const worked = (first: string): string =>
  /\bnew ((?:\p{L}+ ){0,2}\p{L}+?)(?= (?:on|in|from|called|named|next|this|at|starting|is|starts|tomorrow|today)\b|$)/iu.exec(
    first,
  )?.[1] ?? 'one';
