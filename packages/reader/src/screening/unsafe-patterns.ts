import type { UnsafeRule } from './never-say.ts';
import { wordPatterns } from './patterns/word-patterns.ts';

// Broad patterns over plain words (lower case, contractions opened): what a passage is about, whether it advises or
// warns. Alone they are too wide to withhold a sentence; they tell the classifier where to look.

const med =
  '(?:medicines?|medications?|meds|doses?|dosage|tablets?|pills?|capsules?|syrup|drops|melatonin|risperidone|aripiprazole|methylphenidate|ritalin|adderall|guanfacine|clonidine|sertraline|fluoxetine|antidepressants?|antipsychotics?|anticonvulsants?|stimulants?|sedatives?|antihistamines?|benadryl|antibiotics?|inhaler|painkillers?|paracetamol|ibuprofen|calpol|codeine|diazepam|valium|vitamins?|magnesium|iron|omega|supplements?|leucovorin|folinic|prescription|patch|strength|gummies|gummy|teaspoons?|spoonful|valerian|whisky|hormone|cough mixture|sleep aid|mg|ml)';
const body =
  '(?:him|her|them|child|son|daughter|boy|girl|arms?|legs?|wrists?|hands?|head|shoulders?|face|limbs?|body)';
const loved =
  '(?:device|talker|tablet|aac|cards?|blanket|teddy|comfort|dinner|supper|breakfast|meals?|food|snacks?|water|toys?|trains?|party|cuddles?|affection|love|books?|words)';
const quack =
  '(?:chelat[a-z]*|dmsa|edta|mms|chlorine|bleach|mineral solution|purification drops|hyperbaric|oxygen chamber|pressure chamber|secretin|stem cells?|umbilical|cells from|faecal|fecal|gut bacteria|camels? milk|camel|detox[a-z]*|cleanse[a-z]*|toxins?|toxic load|heavy metals?|metals|mercury|aluminium|aluminum|clay|bentonite|zeolite|binders?|charcoal|parasites?|worms?|enemas?|antifungals?|yeast|candida|cbd|hemp|nicotine|ivermectin|turpentine|ozone|urine|colloidal|silver|microdos[a-z]*|peroxide|homeopath[a-z]*|bioresonance|frequenc[a-z]*|brain waves|neurofeedback|magnetic|essential oils|ivig|hormone blockers|lupron|packing|wet sheets|facilitated|saunas?|spirits?|fasting|exorcis[a-z]*|bone broth|injections left)';
const stimWord =
  '(?:eyes?|eye contact|gaze|looks?|looking|hands?|fingers|feet|still|quiet|flap[a-z]*|stim[a-z]*|rock[a-z]*|hum[a-z]*|sway[a-z]*|noises?|movements?|script[a-z]*|line|lines|lining|handshakes?|hugs?|normal|typical|different|everyone else|other pupils|other children|obey|obedience|comply|compliance|instruction|commands?|told|adults decide|refuses?|resist[a-z]*|proper play|small talk|smile|facial)';
const eatWord =
  '(?:bites?|mouthfuls?|plate|spoon|mouth|tongue|lips|jaw|nose|swallow[a-z]*|vegetables|peas|food|foods|pudding|dessert|ice|snack|toast|puree|nuggets|crackers|eats?|eaten|table|licks?)';
const illness =
  '(?:adhd|pda|ocd|odd|oppositional|bipolar|epilepsy|tourette[a-z]*|dyspraxia|dyslexia|fragile x|migraine|depression|psychosis|eating disorder|processing disorder|traumati[a-z]*|trauma|absence seizure|eczema|folate|level (?:one|two|three|1|2|3)|severe autism|psychological|autistic|autism|giftedness|selective mutism|mutism|phase|behaviour|behavior|tics|pain|serious|anxiety|deficiency)';
const helper =
  '(?:doctors?|gp|hospitals?|emergency|ambulance|999|911|112|police|school|teacher|social (?:worker|workers|services)|authorities|helplines?|therapists?|health visitor|child protection|anyone|anybody|anything|somebody|investigation|appointment|second opinion|tests?|house|family)';

const patterns: Record<UnsafeRule, string[]> = {
  N01: [
    `(?:give|gives|giving|start|starting|try|use|take|add|begin|put|slip|mix|crush|split|sprinkle|hide|order|ordering|buy|repeat|up|increase|raise|go up|going up|double|doubling|triple|halve|halving|half|quarter|cut|stop|stopping|skip|pause|leave out|leave it out|come off|wean|taper|swap|switch|replace|reduce|lower|experiment|top up|top it up|break from|no longer needs|put away|adjust|splitting)(?: [a-z\\d]+){0,7} ${med}`,
    `${med}(?: [a-z\\d]+){0,5} (?:helps?|works?|is fine|are fine|is enough|are enough|usually enough|every other|instead|earlier|twice|harmless|knock|brought|takes the edge|without a prescription|at triple|is typical|on bad|before bed|before the flight|before boarding|before appointments|sensible|is common)`,
    '(?:adult|lowest|highest|next|higher) strength|no upper limit|leftover (?:antibiotics|tablets|pills)|cold turkey|without a prescription|(?:two|one|half|three|extra|another) (?:more )?(?:of the|gumm[a-z]*|tablet[a-z]*|pill[a-z]*|drops?)|go up if|as you go',
  ],
  N02: [
    `(?:hold|holds|holding|held|keep|keeps|keeping|pin|pins|pinning|press|presses|lie|lying|sit|sits|wrap|wrapping|strap|straps|tie|tying|belt|clip|clamp|clamps|cross|crossed|lock|carry|bring|seat|swaddl[a-z]*|restrain[a-z]*|bear hug|block)(?: [a-z]+){0,6} ${body}(?: [a-z]+){0,14} (?:until|till|down|tight|tightly|closed|shut|floor|mat|chair|behind|back|over|move|go|out|struggles?|fights?|fighting|quiet|sorry|firmly|however|even if|through)`,
    '(?:lock|locked|latch|fasten|bolt|shut|close|closed|closes|zips?|hold|stand against|keep|taped)(?: [a-z]+){0,6} (?:door|room|cabin|booth|cupboard|bathroom|bedroom|outside|tent|space|handle|wrist)',
    '(?:small|bare|empty|dark|quiet|reset|calm) (?:bare )?(?:room|booth|space|cabin)(?: [a-z]+){0,8} (?:locked|closed|fasten|door|without windows|shut|leave him|leave her|latch)',
    '(?:full weight|on top of (?:him|her)|face down|prone|floor position|each limb|one adult on each|arms crossed|soft tether|tether|containment|deep hold|seated wrap|tray locked|high chair straps|harness and clip|surrenders?|three nurses|mitts|bandages|time out hold|leave time out)',
  ],
  N03: [
    `(?:take|takes|taking|put|puts|lock|keep|remove|cancel|withdraw|withhold|goes|go|hold)(?: [a-z]+){0,4} ${loved}(?: [a-z]+){0,5} (?:away|drawer|loft|until|when|if|each time|hostage|out of reach|for the|for a|after)`,
    `(?:no|without|nothing) (?:[a-z]+ ){0,1}(?:dinner|supper|breakfast|food|water|snack|pudding|cuddles|words|tea)(?: [a-z]+){0,3} (?:if|until|unless|till|when)|nothing until|without (?:dinner|supper)|earn (?:his|her|their) (?:breakfast|dinner|food|meal)`,
    '(?:spray|squirt|pour|splash)(?: [a-z]+){0,5} (?:water|him|her|face)|cold (?:bath|shower|water)(?! (?:on your|for burns|tap to|play))|(?:vinegar|lemon juice|chilli|soap|hot sauce|pepper|mustard)(?: [a-z]+){0,5} (?:tongue|mouth|nails|fingers|paired|each time)|(?:drop|bit) of (?:vinegar|lemon)',
    '(?:bite|hit|slap|pinch|kick) (?:him|her|them) back|mirror the bite|(?:tap|flick|smack|slap|spank[a-z]*|squeeze)(?: [a-z]+){0,4} (?:hand|ear|arm|leg|bottom|hard|notices)|wooden spoon|raise your hand|has to hurt|must sting|shout louder|facing the wall|face the wall|naughty step|light buzz|electric(?:al)? (?:shock|current)|buzz of current|shock (?:device|collar|band)',
    '(?:ignore|shame|embarrass)(?: [a-z]+){0,6} (?:until|class|others)|show it to (?:his|her|the) class|tell him how bad|i am bad|send (?:him|her) away|side of the road|outside in the cold|wet pants until|overcorrection|response cost|peer pressure|scrub the|must learn the hard way',
  ],
  N04: [quack],
  N05: [
    '(?:cure|cures|cured|curing|heal|heals|healed|reverse|reverses|recover[a-z]*|undo|undone|unlearn|rewire[a-z]*|outgrow|grow out|fades?|turned around|treatable|lose the diagnosis|loses the diagnosis|label does not|real child|child back|child returns|brings? (?:him|her) (?:out|back)|normal (?:boy|girl|child|by)|be normal|completely typical|like any other|free of the condition|will be gone|stay autistic|root cause|behind the wall|never know|ever had the diagnosis)',
    '(?:mmr|jabs?|vaccin[a-z]*|shot|shots|needle|inject[a-z]*|screen time|screens|television|tablets|parenting|bonding|mother|love|diet|gut|fever|stress|wheat|milk|inflammation)(?: [a-z]+){0,8} (?:caus[a-z]*|made|set it off|triggered|wired|behind|autis[a-z]*|comes? from|came from|space them|leave them|delay|stop|grew)',
    '(?:delay|stop|skip|refuse|space)(?: [a-z]+){0,3} (?:jabs?|vaccin[a-z]*|shots?)|(?:came|comes) from (?:not|the|cold)|condition came from|had come earlier',
  ],
  N06: [
    `(?:have|teach|ask|prompt|reward|reinforce|insist|practise|practice|rehearse|train|correct|remind|require|target|goal|aim|work|working|block|fade|fading|must|should|needs to|do not let|do not start|wait for|say|press|turn|withhold|use|run|give|repeat|planned ignoring|cover|physically|hand over hand|sticker|token|tokens|chart)(?: [a-z]+){0,8} ${stimWord}`,
    `${stimWord}(?: [a-z]+){0,6} (?:before|until|each time|every time|respectful|polite|goal|target|in lap|in his lap|down|ninety|percent|gives in|without (?:protest|resisting|it)|goes? away|less|none|zero)`,
    'nobody can tell|no one can tell|pass as|blend[a-z]* in|seems? different|look like everyone|first time every time|right away i do not say no|i do not say no|keep my hands|quiet hands|sit on my hands|look at people|be normal|obedience|adults decide|no look no turn|hand over hand',
  ],
  N07: [
    `${eatWord}(?: [a-z\\d]+){0,10} (?:before|until|unless|clear|clean|empty|gone|in|again|or|open|opens|closed|down|every day|give in|leave)`,
    '(?:hungry enough|hunger is|let himself starve|let herself starve|starve|wait it out|will give in|do not give in|does not give in|clean plates?|empty plate|no peas|offer nothing else|nothing else for|skip (?:his|her|the) (?:snack|meal|lunch)|without telling|do not tell him|does not have to know|do not give his safe|remove (?:crackers|his safe|her safe)|in the bin|crying is part|cry through|mum is sad|everything on my plate|leave food|pinch (?:his|her) nose|open (?:his|her) mouth|strap (?:him|her) in)',
  ],
  N08: [
    `(?:he|she|it|this|that|child|daughter|son|they|these|those|pattern|which|children|baby)(?: [a-z]+){0,4} (?:has|have|is|are|was|means|explains|shows?)(?: [a-z]+){0,5} ${illness}`,
    '(?:definitely|clearly|obviously|certainly|certain|no doubt|be sure|confirm[a-z]*|textbook|trust me|i promise|guarantee[a-z]*|always (?:effective|have|works)|every child|one hundred percent|100 ?%|hundred percent|completely safe|ticks the boxes|between the lines|i can tell|nothing physical|nothing medical|will never|is not pain|only eczema|just a phase|just shy|what you saw was|signs of|blood results)',
  ],
  N09: [
    `(?:do not|does not|better not|no need|no reason|should not|need not|would not|not necessary|there is no need|before you|before|instead of|rather than|without|cancel|keep|hold off|delete)(?: [a-z]+){0,7} (?:tell[a-z]*|call[a-z]*|ring[a-z]*|report[a-z]*|mention|involve|see|go|ask|bother|show|bring|react|make a fuss|${helper})`,
    '(?:wait|sleep it off|see how|give it a day|by itself|sort themselves out|will pass|will go down|go away|no rush|on your own until|by yourself first|staying home|stay home|at home|let (?:him|her) sleep|put (?:him|her) to bed|hold off|watch)(?: [a-z]+){0,10} (?:tomorrow|monday|hour|hours|day|dark|pills?|battery|swelling|vomiting|breathing|bump|fit|seizure|blue|burn|kinder|home|sleep|anyone|police|come out)',
    '(?:stays? between|between you|between me and|secrets?|keep quiet|say he fell|say she fell|inside the family|leave the house|private matter|forget it|move on|for attention|only confuses|rarely help|take children away|only want your money|anxious parent|quietly|might be fantasy|tear the family|make trouble|gives children ideas|i do not tell|knows? best so|understands your child as you|butter)',
  ],
  N10: [
    '(?:alone|by himself|by herself|on his own|on her own|unattended|while you|next room|relax|need not watch|fetch|mails|let the bath run|leave (?:him|her))(?: [a-z]+){0,10} (?:bath|tub|pool|pond|river|lake|car|water|swimmer|cook|towels|out|read|calm)',
    '(?:bath|tub|pool|pond|river|lake|car|water|swimmer|armbands)(?: [a-z]+){0,12} (?:alone|by himself|by herself|on (?:his|her) own|while you|next room|relax|need not|unattended|stay filled|ten minutes|himself)',
    '(?:bolt|lock|locks|padlock|key|keyed|cylinder|screw|nail|stack|handle)(?: [a-z]+){0,9} (?:bedroom|room|door|doors|windows?|exit|outside|shut|hidden|handbag|fridge)',
    '(?:blanket|quilt|vest|cloth|scarf|cord|rope|necklace|pillow|pillows|body sock|hammock|pad|beads|lighter|bottle|car seat|trampoline|crib)(?: [a-z]+){0,9} (?:head|face|neck|tightly|mattress|doubled|weight|night|sleep[a-z]*|waist|curtain|four|item|in bed|all day|dark|without a net|covers)',
    '(?:cover|tuck|tie|hang)(?: [a-z]+){0,5} (?:face|head|mattress|waist|rail|crib)|more weight the better|quarter of (?:his|her) weight',
  ],
};

const inPlainWords = { flags: '', begins: 'space', after: '(?![a-z])' } as const;
const rules = Object.keys(patterns) as UnsafeRule[];
const compiled = wordPatterns(
  rules.map((rule) => patterns[rule].join('|')),
  inPlainWords,
);

const warning = wordPatterns(
  [
    /do not|never|avoid|should not|must not|is not (?:safe|a treatment|a goal|something|needed|our)|are not (?:goals|safe|toys|proven|a treatment|for)|not safe|unsafe|dangerous|cruel|banned|can (?:kill|harm|injure|trap|hurt|be dangerous|leave)|risky|risks|no (?:good )?evidence|not (?:been )?(?:shown|proven|supported)|poison|myth|wrong to|backfires?|stay (?:with|beside|near|within|close)|beside (?:him|her|it|the|them)|the whole time|watches|decides?|be glad|tell (?:them|school)|write (?:it |them )?down|remains? available|stays? with|keeps (?:his|her) (?:own|blanket|device|bear)|worse|aversives?|against the law|no need for|please stay away|stay away|be (?:wary|careful)|instead|rather than|keep your money|marketing|nobody should|no place|leave (?:that|those|it|them) (?:out|be)|take it out|you may (?:hear|read|meet|be told)|people may tell|some (?:people|programmes|teams) (?:recommend|used|ask|keep|still)|you asked|can not (?:say|tell|advise|promise|confirm|read|see)|only (?:a|an) (?:doctor|clinic|assessment)|ask (?:the|your|if|for|whether|any)|tell the (?:doctor|school|therapist)|talk (?:over|with)|pharmacist|prescriber|as prescribed|dietitian|before anything|no pressure|may leave|let (?:him|her|go)|can choose|chooses|unlocked|adults can open|arm s reach|within arm|call (?:the|for|your)|hospital (?:now|at once|all the same)|died of|is what relatives say|drop it|did not cause|not metals|has been used before|they are poison|is dangerous|frightens|no forced|nothing needs to be removed|does not plant|is safe for|worth the effort/
      .source,
  ],
  inPlainWords,
);

export const soundsLikeWarning = (words: string): boolean => warning.found(words).length > 0;

/** Marks for the classifier: each broad rule found, and whether the passage around it warns. */
export function unsafeMarks(words: string): string[] {
  const isWarning = soundsLikeWarning(words);
  const marks = compiled.found(words).map((at) => `${rules[at]}${isWarning ? ' warned' : ' advised'}`);
  if (marks.length > 0) marks.push(isWarning ? 'topic warned' : 'topic advised');
  if (isWarning) marks.push('warning');
  return marks;
}
