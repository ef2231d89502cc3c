// One line for who asks, where that is not a parent: what a teacher, a grandparent or a foster carer does with the same steps.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import { asksForThemself, saidByCarer, worksWithChild } from '../message/asker.ts';

const child = String.raw`(?:son|daughter|child|kid|boy|girl|lad|one)s?`;
const raises =
  /\blives? with (?:us|me)\b|\b(?:i|we)(?:['’]re| are|['’]m| am|['’]ve|)? (?:raising|bringing (?:him|her|them) up|have (?:him|her|them) full[- ]time|adopted|got custody)|\b(?:special guardian|kinship)\b|\bmum (?:isn['’]?t|is not) around\b/i;
/** A sibling who is grown up, or whose brother is, looks after him like anybody. */
const grownSibling =
  /\b(?:brother|sister)(?: is|,)? \(?(?:aged )?(?:1[89]|[2-8]\d)\b|\bi(?:['’]m| am) (?:1[89]|[2-8]\d)\b|\b(?:took (?:him|her) in|(?:his|her) carer|mum (?:died|passed)|our mum|since (?:mum|dad|our parents))\b|\bmy (?:kids|children|husband|wife|job|boss)\b/i;
const lines: readonly (readonly [RegExp, string, RegExp?])[] = [
  [
    new RegExp(
      String.raw`\bfoster (?:${child}|carer|mum|mom|dad|parent|placement)|\bwe foster\b|\bi foster\b|\bkinship carer\b|\bplaced with us\b`,
      'i',
    ),
    'As a foster carer: keep to one step, write down what you see, and tell the social worker what helps. Medicine and treatment need the consent of whoever may give it.',
  ],
  [
    new RegExp(
      String.raw`\bstep[- ]?(?:${child}|mum|mom|dad|mother|father|parent)\b|\bmy (?:partner|boyfriend|girlfriend|husband|wife|fianc\w+)['’]?s ${child}\b`,
      'i',
    ),
    'As a step-parent: agree with {his} parent who takes the lead here, and start with the part {he} {v:likes}. You don’t have to be the one who says no.',
  ],
  [
    /\bmy grand-?(?:son|daughter|child|kids?|children)\b|\b(?:grandson|granddaughter) (?:is|of mine)\b|^\W*(?:grandson|granddaughter)\b|\bi(?:['’]m| am) (?:his|her|their|the|a) (?:\w+ )?(?:gran\w*|nan\w*|abuela|nonna|oma|opa)\b/i,
    'As a grandparent: ask {his} parents which words and signs they use, and use exactly the same ones.',
    // Who brings up a grandchild has nobody to ask.
    raises,
  ],
  [
    /\b(?:childmind\w*|nanny|au pair|babysit\w*|mindees?|i mind (?:\d|two|three|four|children|kids)|respite)\b/i,
    'While {he} {is} with you: ask the parents what they say and do, and tell them how it went.',
  ],
  [
    /\bmy (?:little |big |older |younger |autistic |twin )?(?:brother|sister)(?: \d| is| has| keeps| who| won['’]?t| does| (?:bites|hits|kicks|screams|shouts|cries|breaks|smashes|takes|throws|grabs|pulls|pinches|scratches|spits|licks|chews|bangs|hums|follows|copies|touches|climbs|ruins) (?:everything|when|if|at|me|his|her|my|the|on|all)\b)|\bi(?:['’]m| am) (?:his|her|their|the) (?:\w+ )?(?:sister|brother)\b/i,
    'As a brother or sister, you can help with the small things; for the rest, fetch a grown-up and tell them what you saw.',
    grownSibling,
  ],
];
const staff =
  'As someone who works with {him}: tell the family which step you’re trying, so that you and home use the same words.';
const themself = 'If you’re asking for yourself: I’ve left out what is only about children. Take what fits.';

/** Empty where a parent asks, or nobody says who does. */
export function roleLine(ask: ChatAsk): string {
  const said = saidByCarer(ask);
  if (asksForThemself(said)) return themself;
  const line = lines.find(([pattern, , unless]) => pattern.test(said) && !unless?.test(said))?.[1];
  if (line !== undefined) return line;
  const { askedBy } = ask;
  const isStaff = askedBy !== undefined && askedBy !== 'parentsGuardians' && askedBy !== 'other';
  return isStaff || worksWithChild(said) ? staff : '';
}
