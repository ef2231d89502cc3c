// Names that are everyday words too. Whether such a word means the child is told by its capital and by what stands
// around it: "Will he eat?" asks, "Will's hat" is a child's, and so is "will hits me" from a carer in a hurry.

const words = new Set(
  `will olive grace hope faith joy mark bill rose may june april august summer autumn winter rain sky sunny art chance
hunter mason cooper jack frank ray drew dawn iris lily daisy violet ivy holly robin jay river brook forest ash reed heath cliff
dale glen pat sue don rob nick chase king prince angel star melody harmony charity patience precious journey destiny diamond
ruby pearl amber crystal jade ginger poppy jasmine heather hazel willow fern clay sage basil rusty rocky sandy misty storm
stormy wolf bear fox colt buck drake jet ace duke earl dean bishop page paige carter happy honor honour justice true
max miles rich gene guy van lane wade grant trace tripp skip cash penny dot pip kit eve carol gale wren lark raven scout bay
blue love bliss bob buddy junior sonny ocean noble royal major legend honey cherry berry maple rowan laurel clementine
monday wednesday friday sunday christian dolly teddy bunny candy brandy sherry gay pace pierce stone flint rock wood woody
west north`.split(/\s+/),
);
/** Family names that are things, places and trades: "the school bell" is no Bell, and a walker helps somebody to walk. */
const surnames = new Set(
  `baker ball bank barber bath beach bell bells bird black boat boots bow box boys brand bread bridge bright brown
brush burns bush butcher cake candle card castle church clean coat cook
cross cup day dark doctor dog farm farmer field fish fisher flag flowers gardener garden gate
gold green grey hall hand hands hard head heart high hill hills house key keys kitchen
knight lamp light long mill moon needle night park pepper
pipe plant point pond post potter pound rabbit rainbow road school
singer small smart spring street sugar table tailor teacher toy
tree walker wall walls warm washer water way wheel whistle white winter young`.split(/\s+/),
);

/** These stand at the head of sentences all the time, so a capital there says nothing. */
const little = new Set(
  'an my so in do he me we us it as at on no go be by or if am is are was you to too see can but not'.split(
    ' ',
  ),
);
/** Titles and kin: in a carer's text they are other people, whatever the line for the name holds. */
const titles = new Set(
  `sister brother boy girl lad lass son daughter child kid baby mum mom mummy dad daddy papa mama nan nana gran granny
grandma grandad grandpa aunt auntie uncle cousin twin little big wee old young small miss mister mr mrs ms dr doctor
father mother lady sir princess`.split(/\s+/),
);
const helpers = new Set(['will', 'may', 'can']);
const months = new Set(['may', 'june', 'april', 'august', 'summer', 'autumn', 'winter']);

/** A child called Piper is Piper in any case; only behind a first name "bell" may be the one of the school. */
export const isWordName = (name: string, isFamilyName: boolean): boolean =>
  words.has(name) || (isFamilyName && surnames.has(name)) || little.has(name) || titles.has(name);

/** Whether the word between `start` and `end` of the text is the child's name. */
export function isMeantAsName(word: string, text: string, start: number, end: number): boolean {
  const found = text.slice(start, end);
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (before.trim() === '' && after.trim() === '') return true;
  if (titles.has(word)) return false;
  if (surnames.has(word) && isFamily(before, after)) return true;
  if (found === found.toLowerCase()) return isSubject(after) && clauseStart.test(before);
  const isShouted = found.length > 1 && found === found.toUpperCase();
  if (isShouted && (helpers.has(word) || little.has(word))) return isSubject(after);
  if (months.has(word) && (datedBefore.test(before) || /^\s+\d/u.test(after))) return false;
  if (!isShouted && !sentenceStart.test(before)) return true;
  return little.has(word) ? isSubject(after) : !wordBefore.test(after);
}

/** "Mrs Bell", "I am Jane Bell", "leo.bell@…", "the Walker boys": so nobody speaks of a bell or of a walking frame. */
const isFamily = (before: string, after: string): boolean =>
  /\b(?:mrs?|ms|miss|mx|dr)\.?\s+$/iu.test(before) ||
  /\bi(?:['’]?m| am)\s+\p{L}+\s+$/iu.test(before) ||
  (/[._-]$/u.test(before) && /^[\p{L}\d._-]*@/u.test(after)) ||
  (/\bthe\s+$/iu.test(before) &&
    /^\s+(?:boys?|girls?|twins?|kids?|children|brothers?|sisters?|family|household)\b/iu.test(after));

const sentenceStart = /(?:^|[.!?:\n]["'”)]?\s*)$/u;
const clauseStart =
  /(?:^|[.!?:;,\n("“]\s*|\b(?:and|but|because|when|if|then|today|yesterday|why|how|while|until|after|before|since|that|my (?:son|daughter|child|boy|girl))\s+)$/iu;
const datedBefore =
  /(?:\b(?:in|since|until|till|last|next|this|early|late|mid|of|during|every|by)|\d(?:st|nd|rd|th)?)\s+$/iu;
const wordBefore =
  /^\s+(?:he|she|they|it|you|i|we|this|that|these|those|there|the|a|an|my|his|her|their|our|your|not|be|oil|oils|tree)\b/iu;

const isSubject = (after: string): boolean => /^['’ʼ]s\b/u.test(after) || verb.test(after);
/** Forms that follow a name and never an auxiliary verb. */
const verb =
  /^\s+(?:is|isn['’]?t|was|wasn['’]?t|has|hasn['’]?t|had|does|doesn['’]?t|did|didn['’]?t|won['’]?t|can['’]?t|cannot|couldn['’]?t|wouldn['’]?t|runs|ran|hits|bites|bit|kicks|kicked|screams|screamed|cries|cried|eats|ate|likes|liked|loves|loved|hates|hated|wants|wanted|needs|needed|gets|got|goes|went|says|said|refuses|refused|throws|threw|wakes|woke|sleeps|slept|plays|played|sits|sat|tries|tried|uses|used|hurts|bolts|bolted|keeps|kept|starts|started|struggles|struggled|melts|melted|covers|covered|hides|hid|laughs|laughed)\b/iu;
