// Situations whose likeliest wrong reading says the reverse: others' masks and one's own, being refused and refusing, biting for joy and
// biting. Where the words turn it round, the entry is asked about. Rows as those on harm are: phrases they must catch and must leave.
import { isForClinic, withoutOthers } from '@calmbridge/reader/clinic/read-clinic';
import { isSmallInMouth } from './dangers.ts';
import { type OtherWay, otherWaysOfSenses } from './named/other-ways-of-senses.ts';
import { foulGas, highUp, openedElectric } from './told/perils.ts';

export const otherWayTable: readonly OtherWay[] = [
  ...otherWaysOfSenses,
  {
    situation: 'others-crying',
    instead: 'loud-noise',
    // Who screams in play is not sad.
    isOther: (phrase) =>
      /\b(?:scream|shriek|squeal|yell)\w*/iu.test(phrase) &&
      !/\b(?:cry|cries|crying|sobb?\w*|tears)\b/iu.test(phrase),
    catches: ['other children screaming', 'kids shrieking at the pool'],
    leaves: ['others crying', 'babies crying and screaming'],
  },
  {
    situation: 'mistakes',
    // A teacher's mistake is put right by the teacher: nobody is taught to let a wrong mark go.
    isOther: (phrase) =>
      /\b(?:mistakes?|errors?)\b[^.;,]{0,16}\b(?:by|(?<!front )of|from) (?:(?:the|his|her|their|other|a) )?(?:teachers?|staff|adults?|people|others|us|me|mum|dad|examiners?|coach|marker)\b|\b(?:teachers?|staff|adults?|others?|people|someone|mum|dad)(?:['’]s?)? (?:(?:marking|spelling|making) )?(?:mistakes?|errors?)\b|\bwhen (?:the |a |his |her )?(?:teachers?|staff|adults?|others?|people|someone|mum|dad|we|i) (?:gets? (?:it|something|things) wrong|makes? (?:a )?mistakes?)\b|\bmark(?:ing|ed) (?:errors?|wrong)/iu.test(
        phrase,
      ),
    catches: [
      'marking errors by teachers',
      'mistakes of other people',
      "teachers' mistakes",
      'when the teacher gets it wrong',
    ],
    leaves: ['making mistakes', 'spelling mistakes in his work', 'mistakes in front of others'],
  },
  {
    situation: 'hair-pulling',
    // The hand in one's own hair is held by nobody.
    isOther: (phrase) =>
      /\b(?:his|her|their) own\b|\bown hair\b|\bhair (?:pulled )?out\b|\bbald\b|\b(?:pulls?|pulling) (?:his|her|their) (?:hair|eyelashes|eyebrows)\b/iu.test(
        phrase,
      ),
    catches: ['pulling her own hair', 'pulls his hair out', 'pulling her eyelashes'],
    leaves: ['hair pulling (others)', 'pulls hair', 'pulling other kids hair'],
  },
  {
    situation: 'nails',
    isOther: (phrase) =>
      /\bscissors\b|\bcut(?:s|ting)? (?:out|paper|with|up|food|shapes)\b/iu.test(phrase) &&
      !/\b(?:nails?|toes?|fingers?)\b/iu.test(phrase),
    catches: ['cutting with scissors', 'cutting out shapes'],
    leaves: ['cutting nails', 'toe nails'],
  },
  {
    situation: 'hidden-meaning',
    instead: 'laughter-unclear',
    // A laugh is no saying to be put plainly.
    isOther: (phrase) => /\blaugh\w*|\bgiggl\w*/iu.test(phrase),
    catches: ['people laughing and she does not know why', 'giggling she does not understand'],
    leaves: ['hints', 'reading between the lines'],
  },
  {
    situation: 'shut-doors',
    instead: 'privacy',
    // Who is to learn to shut a door is not shut in.
    isOther: (phrase) =>
      /^(?:to |learning to |not |never |forgets to )?(?:clos(?:e|es|ing)|shut(?:s|ting)?) (?:the |his |her |their )?(?:\p{L}+ )?doors?\b/iu.test(
        phrase.trim(),
      ),
    catches: ['closing bathroom door', 'shutting the toilet door', 'to close the door'],
    leaves: ['door being shut', 'screams if the door is closed', 'doors closing behind him'],
  },
  {
    situation: 'others-crying',
    // Whoever cries is not the one who hears it.
    isOther: (phrase) =>
      /^(?:he |she |they )?(?:cry(?:ing)?|cries|bursts? into tears|tearful|in tears|sobb?\w*)\b/iu.test(
        phrase.trim(),
      ),
    catches: ['crying in class and cannot stop', 'cries at drop-off', 'crying in public'],
    leaves: ['others crying', 'when his sister cries', 'children crying'],
  },
  {
    situation: 'foods-touching',
    // Touched by a hand is another matter than by the peas.
    isOther: (phrase) =>
      /\bfoods? (?:is |being |gets? |been )*touched\b(?! by (?:other )?(?:foods?|peas|beans|sauce|gravy))|\b(?:people|someone|somebody|others|brother|sister|\p{L}+ing) touch(?:es|ing)? (?:his|her|their) (?:food|plate)/iu.test(
        phrase,
      ),
    catches: ['his food being touched', 'people touching her food'],
    leaves: ['foods touching', 'food touching on the plate', 'food touched by other food'],
  },
  {
    situation: 'winning-losing',
    instead: 'taking-turns',
    isOther: (phrase) => /^(?:going|being|coming|goes) (?:second|last|next)\b/iu.test(phrase.trim()),
    catches: ['going second', 'going last in line'],
    leaves: ['losing a race', 'losing at a game'],
  },
  {
    situation: 'packing-bag',
    instead: 'moved-on-fear',
    // A bag that may mean another home is not packed more neatly.
    isOther: (phrase) =>
      /\b(?:mov(?:e|es|ed|ing)|leav(?:e|es|ing)|sent (?:away|back)|respite|placement|going (?:away|back)|taken away|foster)\b/iu.test(
        phrase,
      ),
    catches: [
      'packing bags (she thinks she is moving again)',
      'respite bag being packed',
      'a bag means leaving',
    ],
    leaves: ['packing his bag', 'packing for school', 'pack bags'],
  },
  {
    situation: 'chores',
    instead: 'own-room',
    // Done in his room while he is out, it is no job of his.
    isOther: (phrase) =>
      /\b(?:room|bedroom|desk|things) (?:is |being |gets? |been )*(?:cleaned|tidied|moved|hoovered)\b|\b(?:people|staff|someone|somebody|mum|me) (?:clean|tidy|hoover)ing (?:his|her|their) (?:room|bedroom|desk|things)/iu.test(
        phrase,
      ),
    catches: ['having his room cleaned while he is out', 'staff cleaning her room'],
    leaves: ['tidying his room', 'chores', 'cleaning'],
  },
  {
    situation: 'friends',
    // Whoever is used or shut out by friends has no want of help to play.
    isOther: (phrase) =>
      /\bfall(?:ing|en|s)?[- ]?outs?\b|\bfell out\b|\bfriend(?:ship)?s? (?:drama|problems?|issues?|trouble|rows?|arguments?)\b|\b(?:gets?|being|is|are|been) (?:\w+ )?(?:used|bullied|exploited|tricked|set up|copied|dropped)\b|\b(?:us(?:e|es|ing)|leav(?:e|es|ing)|shut(?:s|ting)?|exclud(?:e|es|ing)|drop(?:s|ping)?|ignor(?:e|es|ing)|trick(?:s|ing)?) (?:him|her|them)\b|\b(?:left out|taken advantage|excluded|for (?:his|her|their) money)\b/iu.test(
        phrase,
      ),
    catches: [
      'friends (gets used)',
      'mates dropping her',
      'left out by the other girls',
      'friends use him for lifts',
      'friendship fall-outs',
    ],
    leaves: ['making friends', 'no friends', 'keeping a friend', 'playing with others'],
  },
  {
    situation: 'climbing',
    // Steps for a shelf or a fence lead to the edge of a roof.
    isOther: (phrase) =>
      highUp.test(phrase) ||
      /\b(?:windows?|balcon(?:y|ies)|\d+ ?(?:m|metres?|meters?|feet|ft|storeys?))\b/iu.test(phrase),
    catches: ['climbs on the church roof', 'goes up masts (9 m)', 'climbs cranes', 'climbs out of windows'],
    leaves: ['climbs on furniture', 'climbing the bookcase', 'climbs the fence'],
  },
  {
    situation: 'seizures',
    // Somebody else has them.
    isOther: (phrase) => withoutOthers(phrase) !== phrase && !isForClinic(phrase),
    catches: ['his cousin’s fits', 'grandma has epilepsy'],
    leaves: ['fits at night', 'epilepsy, mum has the rescue plan'],
  },
  {
    situation: 'hot-things',
    // What stands open is not made safe by a cover or a switch.
    isOther: (phrase) => openedElectric.test(phrase),
    catches: ['unscrews sockets', 'takes apart the plugs', 'opens appliances'],
    leaves: ['plug sockets', 'turns on the hob', 'opens the oven'],
  },
  {
    situation: 'machinery',
    isOther: (phrase) => foulGas.test(phrase),
    catches: ['slurry lagoon', 'plays at the silo'],
    leaves: ['quad bike keys', 'climbs into the digger'],
  },
  {
    situation: 'mouthing',
    // A chew is offered for a sleeve; on a stone somebody can choke.
    isOther: isSmallInMouth,
    catches: ['pebbles in his mouth', 'sucks coins', 'mouths bottle caps'],
    leaves: ['chews sleeves', 'puts things in mouth', 'licks windows'],
  },
  {
    situation: 'waiting',
    instead: 'conversation',
    // To get a word in is a matter of talking: counting or humming until it is over keeps nobody's turn.
    isOther: (phrase) =>
      /\b(?:turns? (?:to|at|in|when) (?:talk|speak|say|a?nswer|conversation)\w*|(?:talk|speak)\w* turns?|turns? talking|interrupt(?:s|ing)?|talk(?:s|ing)? over|butt(?:s|ing)? in|before (?:he|she|they) (?:speaks?|talks?)|let(?:ting)? others (?:talk|speak|finish)|(?:to|for) (?:speak|talk)(?:ing)?)\b/iu.test(
        phrase,
      ),
    catches: ['waiting her turn to speak', 'to wait before she talks', 'wait and let others finish'],
    leaves: ['waiting', 'waiting for the bus', 'waiting his turn on the slide'],
  },
  {
    situation: 'warning-lights',
    // A light on the road is nothing to charge or to cover.
    isOther: (phrase) =>
      /\b(?:scales?|weigh\w*|traffic|brake|stop|road|railway|crossing|signal|truck|car)(?:[- ]\p{L}+)? lights?\b/iu.test(
        phrase,
      ),
    catches: ['scale lights red', 'traffic lights changing', 'brake lights ahead'],
    leaves: ['battery light', 'lights on the router', 'ipad at 20%'],
  },
  {
    situation: 'shouting',
    // Whoever shouts does not need the shouting of others turned down.
    isOther: (phrase) =>
      /^(?:he |she |they )?(?:shout(?:s|ing)|scream(?:s|ing)|yell(?:s|ing)) (?:at|when|if|to)\b/iu.test(
        phrase.trim(),
      ),
    catches: ['shouting at his mum', 'screams when told no'],
    leaves: ['people shouting', 'shouting in class', 'being shouted at'],
  },
  {
    situation: 'too-trusting',
    // Trust that does not come is the reverse of trust that comes too soon.
    isOther: (phrase) =>
      !/\b(?:too|easily|any ?(?:one|body)|every ?(?:one|body)|strangers?|quickly|goes|follows?|believes?|tricked|fooled|scam\w*|gullible|naive|over-?trust\w*)\b/iu.test(
        phrase,
      ),
    catches: ['trust people', 'trusting adults', 'trust'],
    leaves: ['too trusting', 'trusts everyone', 'goes with strangers'],
  },
  {
    situation: 'hidden-meaning',
    // A word that hurries is no hint to be understood.
    isOther: (phrase) =>
      /\b(?:just|quick(?:ly)?|hurry|come on|chop|fast(?:er)?|now|in a minute|soon|later)\b/iu.test(phrase),
    catches: ["'just a sec'", "when told 'quickly now'", "understanding 'later'"],
    leaves: ['hints', 'reading between the lines'],
  },
  {
    situation: 'periods',
    // A lesson, or a stretch of time.
    isOther: (phrase) =>
      /\b(?:p\.?t|p\.?e|free|last|second|third|fourth|fifth|sixth|double|lunch|reading|library|games|maths|science|art|study|exam|trial|long|quiet|rest)\.? periods?\b|\bperiods? (?:\d|of (?:time|silence|rest|waiting))/iu.test(
        phrase,
      ),
    catches: ['PT period', 'last period on Fridays', 'long periods of waiting'],
    leaves: ['periods', 'her period', 'starting her period at school', 'first period'],
  },
  {
    situation: 'correcting',
    instead: 'corrected',
    // To put others right is not to hear that one is wrong oneself.
    isOther: (phrase) =>
      /\b(?:accept\w*|admit\w*|hear\w*|being|taking|told|when (?:he|she|they)(?:['’]?s| is| are)?) (?:(?:that )?(?:he|she|they)(?:['’]?s| is| are) )?(?:wrong|corrected|correction|mistaken)\b|\b(?!(?:always|keeps?|often|constantly|he|she|they|him|her|them|when|and|or|but|by|to|of|is|will|likes?|loves?|not)\b)\p{L}+ (?:who |always |keeps? )?correct(?:s|ing|ed)? (?:him|her|them)(?=$|[,.;]| (?:in|at|on|when|all|about)\b)/iu.test(
        phrase,
      ),
    catches: [
      "admitting she's wrong",
      'being corrected',
      'accepting correction',
      'when grandfather corrects him',
      'people correcting her',
    ],
    leaves: [
      'corrects everyone',
      'always has to be right',
      'corrects me all the time',
      'corrects her teacher',
      'correcting her friends',
      'corrects them when they get a fact wrong',
      'always correcting me',
    ],
  },
  {
    situation: 'indoor-feet',
    instead: 'clothes',
    // Bare, they are something worn; the rule of a house is told with the house.
    isOther: (phrase) =>
      /^(?:wearing |new |putting on |take off |tight )?(?:socks?|tights|stockings)$/iu.test(phrase.trim()),
    catches: ['socks', 'tights'],
    leaves: ['slippers at grandma', 'shoes off in shops', 'no socks in the house'],
  },
  {
    situation: 'shoe-fitting',
    instead: 'replaced-things',
    isOther: (phrase) =>
      /\bnew\b/iu.test(phrase) &&
      !/\b(?:shops?|fitt\w*|measur\w*|try\w*|tried|buy\w*|gauge|feet)\b/iu.test(phrase),
    catches: ['new shoes', 'new wellies'],
    leaves: ['shoe shop', 'buying new shoes', 'trying on shoes'],
  },
  {
    situation: 'hair-wash',
    isOther: (phrase) =>
      /\b(?:plait\w*|braid\w*|cornrows?|weav\w*|ponytails?)\b/iu.test(phrase) && !/\bwash\w*/iu.test(phrase),
    catches: ['having her hair plaited', 'braids'],
    leaves: ['hair washing', 'brushing'],
  },
  {
    situation: 'clock-change',
    isOther: (phrase) =>
      !/\b(?:back|forwards?|chang\w*|daylight|dst|summer|winter|spring|autumn|fall|dark\w*|light\w*|seasons?|time zones?|jet ?lag|hour)\b/iu.test(
        phrase,
      ),
    catches: ['clocks wrong', 'a clock that stopped'],
    leaves: ['clocks going back', 'daylight saving', 'dark mornings'],
  },
  {
    situation: 'covered-faces',
    isOther: (phrase) =>
      /\b(?:pull\w*|tak(?:e|es|en|ing)|took|remov\w*|rip\w*|touch\w*|grab\w*) [^,;]{0,20}\b(?:mask|hood|helmet|veil|hat|cap)\b|\b(?:his|her|their|own) (?:\p{L}+ )?(?:mask|hood|helmet|veil)\b/iu.test(
        phrase,
      ),
    catches: ['people pulling off the mask', 'taking her hood down', 'his mask'],
    leaves: ['people in masks at the hospital', 'motorbike helmets'],
  },
  {
    situation: 'being-told-no',
    instead: 'says-yes',
    // Who cannot refuse is not refused more kindly.
    isOther: (phrase) =>
      /^(?:to|can(?:no|['’])?t|cannot|not able to|learning to|never) (?:refuse|say(?:ing)? no|decline)\b|^(?:saying|say) no(?: to (?:people|others|friends?|any\w*|every\w*|strangers|adults|boys|girls|peers|mates|staff|classmates))?$/iu.test(
        phrase.trim(),
      ),
    catches: ['to refuse', "can't say no", 'learning to say no', 'Saying no', 'saying no to friends'],
    leaves: ['refusing her a biscuit', 'being told no', 'saying no to sweets at the till'],
  },
  {
    situation: 'excited-biting',
    instead: 'hitting',
    isOther: (phrase) =>
      !/\b(?:excit\w*|happy|happ(?:y|ily|iness)|joy\w*|glad|fun|lov\w*|cuddl\w*|hugs?|tickl\w*|squeez\w*|squash\w*|laugh\w*|part(?:y|ies)|songs?|squeal\w*|play\w*|thrilled|tight|cheeks?)\b/iu.test(
        phrase,
      ),
    catches: ['biting', 'bites other toddlers', 'nips'],
    leaves: ['bites when he is happy', 'hugs so tight it hurts', 'squeezes the cat too hard'],
  },
  {
    situation: 'public-transport',
    instead: 'school-transport',
    isOther: (phrase) => /\bschool (?:bus|taxi|transport|minibus|van|run)\b/iu.test(phrase),
    catches: ['school bus', 'the school taxi'],
    leaves: ['the bus to nana', 'trains'],
  },
  {
    situation: 'conversation',
    // Disliking chatter, and hardly speaking yet, are no want of turns.
    isOther: (phrase) =>
      /\b(?:small ?talk|chit ?-?chat|banter|chatter|gossip)\b|^(?:to |not |no )?(?:talk(?:ing)?|speak(?:ing)?|speech|words?|saying words)$/iu.test(
        phrase.trim(),
      ),
    catches: ['small talk', 'talk', 'speaking', 'chitchat at the till'],
    leaves: ['taking turns talking', 'talking to people', 'interrupting'],
  },
  {
    situation: 'jokes',
    instead: 'teasing',
    isOther: (phrase) =>
      /\b(?:about|at|on|against) (?:him|her|them|his|their)\b|\bmaking fun\b/iu.test(phrase),
    catches: ['jokes about him', 'jokes at her expense'],
    leaves: ['jokes', 'not getting jokes', 'sarcasm'],
  },
  {
    situation: 'technology-fails',
    instead: 'power-cut',
    isOther: (phrase) =>
      /\b(?:power|electric\w*|lights?|brown ?-?outs?|black ?-?outs?|load ?-?shedding|outages?|current)\b/iu.test(
        phrase,
      ),
    catches: ['brownout', 'load shedding', 'power cuts'],
    leaves: ['tablet freezes', 'game crash'],
  },
  {
    situation: 'school-start',
    // The evening before, nobody says goodbye at a gate.
    isOther: (phrase) =>
      /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:evening|night|afternoon)s?\b|\b(?:evening|night) before\b/iu.test(
        phrase,
      ),
    catches: ['sunday night', 'Sunday evenings', 'the night before school'],
    leaves: ['monday mornings', 'drop off', 'mondays'],
  },
  {
    situation: 'car',
    // Who is not yet in it needs no stop on the way.
    isOther: (phrase) =>
      /\b(?:get(?:s|ting)?|go(?:es|ing)?|climb(?:s|ing)?|put(?:ting)?|sit(?:s|ting)?)\b[^.;,]{0,16}\bin(?:to)? (?:the |his |her |their |a )?(?:car ?seat|booster)\b|\bget(?:s|ting)? in(?:to)? (?:the |a |our |my )?car\b/iu.test(
        phrase,
      ),
    catches: ['getting in the car seat', 'getting into his booster', 'getting in the car'],
    leaves: ['car journeys', 'long drive', 'going in the car'],
  },
  {
    situation: 'seat-changed',
    isOther: (phrase) =>
      /(?:['’]s|s['’]) (?:chair|seat|place|spot)\b|(?<=\s)\p{Lu}\p{Ll}+s (?:chair|seat|place|spot)\b|\b(?:mum|mom|dad|nan|gran\p{L}*)s (?:chair|seat|place|spot)\b/u.test(
        phrase,
      ),
    catches: ["someone sitting in Zaidy's chair", 'anyone in Zaidys chair', 'sitting in grandads chair'],
    leaves: ['someone in his seat', 'not his chair at dinner'],
  },
];

/** The row that says it was told the other way round than the situation it was read as. */
export const otherWayRound = (situation: string | undefined, phrase: string): OtherWay | undefined =>
  otherWayTable.find((row) => row.situation === situation && row.isOther(phrase));
