// What others do to the child that nobody plans around: somebody has to be told, today. Rows as the clinic's are: words, phrases they
// must catch, look-alikes they must leave alone. When in doubt: catch, for the plan then says whom to tell and blames nobody.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { typedTexts } from '@calmbridge/domain/child/typed-fields';
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { inOwnWords } from '../../carer-words.ts';
import { answerIn } from '../told/answered.ts';
import { isOver } from '../tried.ts';

export const harms = ['hit', 'held', 'touched', 'groomed', 'used', 'afraid', 'untold'] as const;
export type Harm = (typeof harms)[number];

type Row = {
  harm: Harm;
  words: RegExp;
  besides?: RegExp;
  catches: readonly string[];
  leaves: readonly string[];
};

const child = '(?:him|her|them|me|\\{child\\d*\\})';
const adult =
  '(?:priest|pastor|imam|deacon|teacher|tutor|coach|head(?:teacher)?|staff|carer|aide|driver|uncle|auntie|aunt|step-?(?:dad|father|mum|mother)|grandad|granddad|grandfather|father|dad|man|men|lodger|neighbour|neighbor|babysitter|ex|boyfriend|girlfriend|partner)s?';

/** Those who look after a child at home or elsewhere: told of a part of the body, it is the child's. */
const atHome = `(?:${adult}|mum|mom|mam|mother|gran(?:ny|dma|dmother)?|nan(?:a|ny)?|childminder|assistant)`;

/** A hand under the clothes, clothes pulled down, by another than the child: the one who does it stands before it, and no comma between. */
const clothes =
  '(?:trousers?|pants|shorts|skirt|dress|knickers|underwear|undies|underpants|boxers|leggings|tights|jeans|bra|swimsuit|trunks|top|shirt)';
const privateParts =
  '(?:privates?|private parts?|bits|bottom|bum|breasts?|boobs?|groin|crotch|willy|penis|vagina|genitals|chest(?! of))';
const otherChild =
  '(?:boys?|girls?|kids?|child(?:ren)?|lads?|class ?mates?|pupils?|students?|peers?|friends?|cousins?|brothers?|sisters?|some(?:one|body)|strangers?)';
const between = String.raw`(?:(?!\b(?:he|she|they|own)\b)[^.;,]){0,60}?`;
const touchedByOthers = new RegExp(
  String.raw`\b(?:${otherChild}|${atHome}|uncle|men|man)\b${between}\b(?:(?:puts?|putting|sticks?|stuck|slid(?:es?)?|had|gets?|got) (?:(?:his|her|their|a|the) )?(?:hands?|fingers?) (?:down|into|inside|in|under|up|between) (?:his|her|their|my) (?:${clothes}|legs|${privateParts})\b|touch(?:es|ed|ing)? (?:him|her|them) (?:under|in|inside|between|up|on|down) (?:his|her|their|the) (?:${clothes}|legs|${privateParts})\b|(?:touch|grop|fondl)(?:e?s|ed|ing)? (?:his|her|their) ${privateParts})|\b${otherChild}\b${between}\b(?:(?:pull|yank|tak|took|lift)(?:e?s|ed|ing)? (?:(?:down|off|up) (?:his|her|their) (?!own\b)(?!top\b|shirt\b)${clothes}|(?:his|her|their) (?!top\b|shirt\b)${clothes} (?:down|off|up))|(?:mak(?:es?|ing)|made|gets?|got|forc(?:es?|ed)) (?:him|her|them) (?:to )?(?:touch|kiss|strip|undress|show (?:his|her|their) ${privateParts}|(?:take|pull) (?:off |down )?(?:his|her|their) ${clothes})|kiss(?:es|ed|ing)? (?:him|her|them) (?:on the (?:mouth|lips)|with tongue))\b`,
  'iu',
);

export const harmTable: readonly Row[] = [
  {
    harm: 'hit',
    words: new RegExp(
      `\\b(?:can(?:es|ed|ing)(?! (?:chairs?|furniture|baskets?))|(?:the |a |fear of (?:the )?|afraid of (?:the )?|threaten\\w* with (?:the |a )?|sees? (?:the |a )?|shown? (?:the |a )?)(?:cane|belt|whip|koboko)(?= ?(?:$|at (?:school|home)|on|for|when|in class))|with (?:a |the )?(?:cane|belt|stick|ruler|slipper)(?= (?:teacher|at school))|(?:teacher|master|headmaster|head|uncle|father|dad|stepdad)(?:s|['’]s)? (?:with|and (?:his|her)) (?:a |the |his |her )?(?:cane|belt|stick|ruler)|beats? ${child}|beaten (?!at |in |by one|eggs?)|beatings?|flogg\\w+|whipp(?:ed|ing)(?! cream)|lash(?:ed|es) ${child}|corporal punishment|smack(?:s|ed|ing) ${child}|spank\\w*|(?:gives?|gave|gets?|got) ${child} a (?:good |little |light |quick )?(?:tap|smack|slap|clip|hiding|clout|wallop|whack|thump)(?![ -](?:on the (?:shoulder|arm|back)|places?|spots?|holes?|corners?|dens?|tents?|box|space|bands?|bracelets?|shoes|danc\\w*|board|frame))|slapp?(?:s|ed|ing) ${child}|(?:gets?|getting|got|been|being|was|is) (?:hit|slapped|smacked|beaten|kicked|punched|caned|belted)(?: (?:by|at|for|when)|$)|(?:gets?|getting|got|been|being|was|is) (?:pushed|shoved|pinched|poked|shaken|grabbed|bitten|scratched)(?: (?:around|about))? by (?:(?:his|her|their|the|a|an|my|our|bus|taxi|class|sports) )*${atHome}|${atHome} (?:hits?|hit|slaps?|beats?|kicks?|punches|shakes?|burns?|burnt) ${child}|${atHome} (?:hit(?:s|ting)?|slap(?:s|ped|ping)?|smack(?:s|ed|ing)?|punch(?:es|ed|ing)?|pinch(?:es|ed|ing)?) (?:his|her|their) (?:bare )?(?:face|head|ears?|cheeks?|thighs?|legs?|bottom|bum|hands?|mouth)|(?:they|staff|school|people|we|you) (?:just |have to |had to |sometimes |always )?(?:slap|smack) ${child}|slapping (?:his|her|their) (?:face|head|legs?|hands?|bottom)(?= (?:always |usually |really )?(?:calms|works|helps|settles|stops)))\\b`,
      'iu',
    ),
    besides:
      /\b(?:seat|safety|car|trouser|judo|karate|conveyor) belts?\b|\bthe belt (?:on|in|of) (?:the |his |her |their )?(?:car|seat|trousers|jeans)\b|\b(?:may|might|could|would) (?:\w+ )?(?:beat|hit|slap|kick|punch|hurt) (?:him|her|them)\b|\b(?:candy|sugar|white|walking) canes?\b|\b(?:beats?|beaten) (?:him|her|them) (?:to (?:it|the (?:door|car|top|end|line|table|toy|front))\b|at (?:everything|most things|all of them)\b)|\bby (?:(?:a|an|another|other|the|his|her|their|older|bigger|big|little|younger|some) )*(?:child(?:ren)?|kids?|boys?|girls?|brothers?|sisters?|siblings?|twins?|pupils?|balls?|swings?|doors?|cars?|bus(?:es)?|bikes?|vans?|lorr(?:y|ies)|trains?|traffic|vehicles?|branches)\b(?! drivers?)/giu,
    catches: [
      'teacher with cane',
      'getting smacked by mum',
      'his mum hits him',
      'being pushed by his teacher',
      'getting pushed around by the bus driver',
      'fear of the cane',
      'cane',
      'flogging at school',
      'caning talk',
      'uncle beats him when drunk',
      'gets smacked at school',
      'granny gives her a tap on the leg when bold',
      'beatings at the old school',
      'uncle beats him at home',
      'dad beats him when he loses at football',
      'he beats me',
      'beats him with a cricket bat',
      'gets beaten at school',
      'gran slapping his thighs',
      'When he screams they slap him and it works.',
      'Slapping his face calms him.',
      'Dad hits his head when he screams',
    ],
    leaves: [
      'candy cane',
      'getting hit by a car',
      'getting hit by the ball',
      'getting hit by other kids',
      'white cane',
      'the belt in the car',
      'someone may beat him',
      'drafts (he beats me)',
      'chess (she always beats me)',
      'Mario Kart - his sister beats him every time',
      'hates being beaten at cards',
      'races where his cousin beats him',
      'hits his brother',
      'beats him at chess',
      'whipped cream',
      'We got him a hiding place under the stairs',
      'gave her a slap band',
      'slaps own face',
    ],
  },
  {
    harm: 'held',
    words: new RegExp(
      `\\b(?:restrain(?:ed|s|ing|t)s?(?! harness)|seclu(?:ded|sion)|isolation (?:room|booth|unit)|time[- ]?out room|(?:locked|shut|put|left) in (?:a |the |an )?(?:\\w+ )?(?:cupboard|closet|cell|padded room|empty room|office|store ?room|quiet room|calm room|bathroom|toilet)|(?:they|staff|school|respite|nursery|carers?|teachers?|he|she) (?:lock(?:s|ed|ing)?|shut(?:s|ting)?) (?:him|her|them|\\{child\\d*\\}) in\\b(?!to)|(?:they|(?:staff|school|respite|nursery|carers?|teachers?)(?: who)?) (?:lock(?:s|ed|ing)?|shut(?:s|ting)?) (?:his|her|their) (?:bed)?(?:room )?door (?:at night|on (?:him|her|them))|(?:lock(?:s|ed|ing)?|shut(?:s|ting)?) (?:his|her|their) (?:bed)?(?:room )?door on (?:him|her|them)|lock(?:s|ed|ing) (?:him|her|them|\\{child\\d*\\}) in\\b|(?:locked|shut) in (?:his|her|their) (?:bed)?room|pinn(?:ed|ing)(?: (?:him|her|them))? (?:down|to the)|held (?:\\w+ )?(?:down|on the floor|face down|to the floor)|hold(?:s|ing)? ${child} (?:down|on the floor)|hold(?:s|ing)? (?:his|her|their) (?:arms?|legs?|hands?|head) (?:down|still)[^.;]{0,40}\\b(?:did (?:it|this|that)|happened|was done)|(?:staff|they|school|respite|teachers?|carers?|nursery) (?:are |were |is |was )?(?:hold(?:s|ing)?|held) (?:his|her|their) (?:arms?|legs?|hands?|head) (?:down|still)|sat on (?:him|her|them|\\{child\\d*\\})|tied (?:to|up in)|strapped (?:to|into|in) (?:a |the |his |her )?chair|dragged (?:\\w+ )?(?:by|out|down|along|to|across)|(?:${adult}|TAs?|aides?|adults?|support workers?) (?:grab|drag|pull|yank)(?:s|bing|ging|ling|ing|bed|ged|led|ed)? (?:on |at )?(?:him|her|them|his|their)(?: (?:own )?(?:arms?|wrists?|hands?|hair|ears?|collar))?|(?:\\d+|two|three|four|five|several) (?:people|adults|staff|nurses|of us) (?:must |have to |had to |need to |needed to |to )?(?:hold|held|sit on|sat on|restrain))\\b`,
      'iu',
    ),
    besides:
      /\bcar (?:seat )?restraints?\b|\brestraint collapse\b|\brestrained (?:style|manner|colou?rs?)\b/giu,
    catches: [
      'two adults sat on him at school',
      'restrained twice this term',
      'put in the quiet room with the door shut',
      'Refuses injections so badly 3 people must hold',
      'strapped into the chair at nursery',
      'teachers grabbing her arm',
      'Holding her arms down is NOT allowed, Oakfield did it in May',
      'Respite told us they lock his door at night',
      'locked in her room at night',
      'he shuts her in',
      'she shuts his door on him',
    ],
    leaves: [
      'car seat straps',
      'locks his door at night',
      'She locks her bedroom door at night',
      'he shuts his door at night',
      'shuts her door when upset',
      'loves the quiet room',
      'lift being full',
      'car restraint is hard',
    ],
  },
  {
    harm: 'touched',
    words: touchedByOthers,
    catches: [
      'girl in his class called Jade puts her hand down his trousers',
      'A boy called Finn pulls his trousers down in the toilets',
      'Kid named Brayden on the bus touches her under her skirt',
      'boys at school keep touching her bottom',
      'an older cousin pulled her knickers down',
      'someone on the bus put a hand up her skirt',
      'kids make him take his pants off',
      'a lad kisses her on the lips and will not stop',
    ],
    leaves: [
      'puts his hand down his trousers',
      'pulls his trousers down in the toilets',
      'boys shouting, puts his hand down his trousers',
      'pulls girls’ skirts up',
      'girls touching his hair',
      'kids touching his bag',
      'cousin kisses him hello',
      'friends pull his hood down',
      'a boy called Finn pulls his hat down',
      'someone touching his chest of drawers',
      'Nan pulls his trousers down at the toilet',
      'boys in class pull their own trousers down',
    ],
  },
  {
    harm: 'groomed',
    words: new RegExp(
      `\\b(?:groom(?:ed|ers?|ing)|(?:worr(?:y|ies|ied)|fear\\w*|afraid) (?:of|about)[^.;]{0,20}\\babus\\w*|risk of (?:sexual )?abuse|sexual abuse|older (?:man|men|guys?|boys?|lads?|woman|people|person)\\b[^.;]{0,30}\\b(?:messag\\w*|text\\w*|chat\\w*|dms?|send\\w*|gifts?|picks? (?:him|her|them) up|meet\\w*|snap\\w*|call\\w*|follow\\w*|buy\\w*)|(?:talks?|talking|chats?|chatting|messag\\w+|writes?|speaks?) (?:to|with) (?:adults|strangers|men|older \\w+|people (?:he|she|they) (?:doesn['’]?t|does not|don['’]?t) know)(?: (?:on|online|over)\\b)|(?:online |private |dirty |weird )*(?:messages|dms|texts|calls|pictures|gifts|presents|money) from (?:(?:older|strange|adult|grown|unknown|random) )*(?:men|man|guys?|boys|lads|adults|strangers|people online)\\b|(?:in|into) (?:a |the )?(?:cars?|vans?) with (?:older )?(?:boys|men|lads|guys|strangers)|(?:sleeps?|stays?|out|hangs? (?:out|round|around)|meets?|sees?) (?:over )?(?:at |with )?(?:older|grown) (?:men|man|guys?)|sen(?:ds?|t) (?:pictures|photos|pics|images|videos) (?:of (?:him|her|them)self )?to (?:an? |some |the |older )*(?:boys?|man|men|lads?|guys?|strangers?|people (?:online|she|he|they))|(?:adults|strangers|men|man) (?:online|on (?:discord|snap\\w*|insta\\w*|roblox|whatsapp|tiktok|facebook|xbox))|online (?:exploitation|predators?)|(?:met|someone|somebody|stranger|man|guy|lad|boy|people) [^.;]{0,30}online[^.;]{0,30}(?:pictures|photos|pics|nudes|meet)|(?:asks?|asked|asking|wants?|wanted) (?:him|her|them|for|to)[^.;]{0,16}(?:pictures|photos|pics|nudes) (?:of (?:him|her|them)|online)|(?:sexual(?:ly)?|criminal) (?:abus\\w*|exploit\\w*|assault\\w*|harass\\w*)|cse\\b|county lines|(?:lads?|boys?|girls?|kids?|children|friends?|mates?|people|men|man|gangs?|cousins?|someone|somebody|others|pupils|students) (?:gets?|got|getting|mak(?:es?|ing)|made|asks?|asked|asking|pays?|paid|paying|uses?|using) (?:him|her|them) (?:to )?(?:carry|hold|deliver|drop off|store|hide|keep|look after|sell|steal|shoplift|nick) (?:\\p{L}+ ){0,2}(?:things?|stuff|packages?|parcels?|bags?|drugs|weed|sweets|phones?|knives|a knife|money|food)|(?:sends?|sent|shared|sharing) (?:nudes?|naked (?:pictures|photos)|(?:pictures|photos) of (?:him|her|them)self)|nudes|sext\\w*|molest\\w*|raped?|been abused|abused by|touch(?:ed|es) (?:him|her|them) (?:sexually|inappropriately|down there|where))\\b`,
      'iu',
    ),
    besides:
      /\b(?:dog|pet|horse|pony|cat|animal|self|hair|personal|calf|cattle)[- ]grooming\b|\bgrooming (?:the |his |her |our )?(?:dogs?|pets?|hors\w*|pon\w*|cats?|animals?|yard|brush\w*|hair|kit|box|beard|calves|goats?)\b|\bgroomed (?:dogs?|horses?|pon\w*)\b/giu,
    catches: [
      'older man messaging her',
      'We worry of abuse',
      'talks to adults on discord',
      'online exploitation concern',
      'met someone online who wanted pictures',
      'CSE risk assessment in place',
      'was groomed on Snapchat',
      'older lads get him to carry things for them',
      'other kids make her steal sweets',
      'online messages from men',
      'sends pictures to a boy',
      'gets in cars with older boys',
      'gifts from older men',
    ],
    leaves: [
      'looks at pictures online',
      'grooming ponies',
      'dog grooming',
      'older boys playing football',
      'we get him to carry his bag',
      'scared of strangers',
      'online strangers',
    ],
  },
  {
    harm: 'used',
    words:
      /\b(?:scam(?:s|med|mers?)|gets? conned|(?:mates|friends|people|lads|men|they) (?:use|using|stay(?:ing)? (?:in|at)|tak(?:e|ing) over) (?:his|her|their) (?:flat|house|home|place)|mate crime|cuckoo(?:ed|ing)|tak(?:es?|en|ing) advantage of (?:him|her|them)|lets? (?:people|strangers|men|lads) in(?:to)? (?:the|his|her|their) (?:flat|house|home|place)|(?:is|gets?|been|being) (?:taken advantage of|used by|exploited)|(?:people|strangers|someone|who|friends|men|man|they) [^,;]{0,20}ask(?:s|ing|ed)? (?:him |her |them )?for (?:cash|money)|borrow(?:s|ed|ing)? (?:his |her |their )?(?:money|cash|and not return\w*)|(?:takes?|took|stole|steals?|spends?) (?:his|her|their) (?:money|bank card|cash|benefits|wages|pension)|(?:pays?|paying) for every(?:one|body)(?:['’]?s)?\b|sends? money (?:to|online)|(?:gives?|gave|giving|lends?|lent) (?:(?:his|her|their|all|away|out|the) )*(?:money|cash|wages|benefits)(?: away)? to (?:\w+ ){0,2}(?:people|strangers?|dudes?|guys?|men|man|women|woman|friends?|mates?|lads?|girls?|boys?|any(?:one|body)|some(?:one|body)|boyfriend|girlfriend)|(?:gives?|gave|giving|lends?|lent|hands?|tells?|told) (?:(?:out|away|over) )?(?:his|her|their) (?:(?:debit|bank|credit|cash) )?(?:bank|card|account|pin|phone)s? ?(?:details|number|code)? ?(?:to (?:any\w*|some\w*|every\w*|people|strangers?|whoever|girls?|boys?|friends?|men|guys)|out|over)|(?:gives?|gave|giving|tells?|told) (?:(?:out|away|over) )?(?:his|her|their) (?:bank|card|account|pin)\b|(?:gives?|gave|giving|lends?|lent) (?:(?:his|her|their|the) )?(?:bank|debit|credit|cash) ?cards? (?:to|out)|(?:persuaded|tricked|pressured|talked) (?:in)?to (?:giv|send|sign|pay|hand|lend)\w*)\b/iu,
    catches: [
      'gets scammed',
      'mates use his flat',
      'lets people in the flat',
      'trusting people online who ask for cash',
      'cannot say no to classmates who borrow money',
      'people borrowing and not returning',
      'pays for everyones drinks',
      'Gives his debit card to anyone that asks',
      'gives money to dudes he thinks are friends',
      'gave bank card to a mate',
      'was persuaded to give his bank details over the telephone',
    ],
    leaves: [
      'asks for money for sweets from mum',
      'spends savings on game skins',
      'counts money in class',
      'gives money to the cashier',
    ],
  },
  {
    harm: 'afraid',
    words: new RegExp(
      `\\b(?:(?:hides?|runs?|shrinks?|flinch\\w*|backs? away) (?:away )?from|(?:scared|afraid|frightened|terrified) of|(?:won['’]?t|will not|refuses to|does not want to|doesn['’]?t want to) (?:be|stay|go|sit) (?:alone |home |out |off )?with) (?:the |a |his |her |their |my |one |that )?(?:\\w+['’]s )?${adult}\\b|\\b(?:mum|mom|dad|mother|father|mam)['’]?s (?:ex|boyfriend|girlfriend|new partner)\\b`,
      'iu',
    ),
    // A sound, a smell or a habit of somebody is what hurts, and no deed of theirs.
    besides:
      /\b(?:mum|mom|dad|mother|father|mam)['’]?s (?:ex|boyfriend|girlfriend|new partner)(?:['’]?s)? (?:chew(?:s|ing)|munch(?:es|ing)|crunch(?:es|ing)|slurp(?:s|ing)|eating(?: noises?| sounds?)?|snor(?:es|ing)|sniff(?:s|ing)|sneez(?:es|ing)|cough(?:s|ing)|humming|whistling|singing|laugh(?:ing)?|perfume|aftershave|deodorant|smell|cooking|dogs?|cats?|car|music|tv|ringtone)(?=\s*(?:$|[.,;!)]|at (?:the )?(?:table|dinner|tea|meals?)|loudly|with (?:his|her|their) mouth open))/giu,
    catches: [
      'hides from the priest at catechism',
      "mum's ex coming over",
      'scared of his uncle',
      "won't be alone with the driver",
    ],
    leaves: [
      "dad's girlfriend chewing",
      "mum's boyfriend's aftershave",
      'hides from visitors',
      'scared of the dark',
      'runs from the park',
      'afraid of dogs',
    ],
  },
  {
    harm: 'untold',
    words:
      /\b(?:can(?:no|['’])?t|can not|could(?: not|n['’]?t)|unable to|not able to|would(?: not|n['’]?t)|wo(?:n['’]?t| not)|never|do(?:es)?(?: not|n['’]?t)) (?:be able to )?(?:tell|say|report|speak up|let)\b[^.;,]{0,24}\b(?:(?:some|any)(?:one|body)|people|they|a (?:man|person)|others?|adults?|staff|strangers?)\b[^.;,]{0,24}\b(?:bad|wrong|hurts|hurting|hurt (?:him|her|them)|harm\w*|touch\w*|abus\w*|hits?|beats?|something to (?:him|her|them))\b|\b(?:can(?:no|['’])?t|could(?: not|n['’]?t)|unable to|would(?: not|n['’]?t)|wo(?:n['’]?t| not)) (?:tell|say|report)\b[^.;,]{0,24}\b(?:abuse\w*|being (?:hurt|touched|hit)|(?:something|things?|anything) bad (?:happen\w*|is done|was done))\b/iu,
    catches: [
      'she cannot tell us if somebody does bad thing to her',
      "can't say if someone hurts him",
      'would not tell anyone if a man touched her',
      'not able to report abuse, cannot tell us if something bad happens',
    ],
    leaves: [
      'cannot tell the time',
      'cannot tell us where it hurts',
      'can’t tell if people are joking',
      'cannot tell if somebody is hurt',
      'doesn’t say when he is hungry',
    ],
  },
];

/** "He hits her face", and nobody named before: of two, one is the child, and a list of what is hard is about her. */
const byAnother =
  /^(?:(?:he|they) (?:hits?|slaps?|smacks?|punch(?:es)?|pinch(?:es)?) her|(?:she|they) (?:hits?|slaps?|smacks?|punch(?:es)?|pinch(?:es)?) his) (?:face|head|ears?|cheeks?|thighs?|legs?|bottom|mouth)\b/iu;

/** A list of what is hard that says no more than this means being hit with it. */
const bareRod = /^(?:(?:the|a|any) )?(?:cane|caning|whip|koboko|strap|rod)s?$/iu;

/**
 * Who loses a game is beaten, and nobody is hurt: where the game follows at once, or stands before and no grown-up does it. With a reason,
 * a stick, drink or fear beside it, the game is only where it happened.
 */
const withoutGames = (text: string): string =>
  beatenFor.test(text) ? text : text.replace(atGame, 'wins').replace(afterGame, '$1wins');
const game = String.raw`(?:games?|gaming|chess|dr(?:augh|af)ts|che(?:ck|qu)ers|cards?|uno|snap|rummy|dominoe?s|scrabble|monopoly|ludo|backgammon|connect (?:4|four)|jenga|top trumps|battleships?|cluedo|sudoku|wordle|quiz(?:zes)?|puzzles?|races?|racing|sports?|football|fifa|soccer|cricket|tennis|ping ?pong|badminton|pool|snooker|darts|bowling|basketball|netball|hockey|rugby|golf|judo|fencing|mario|minecraft|roblox|fortnite|pok[eé]mon|nintendo|x-?box|playstation|ps[45]|wii|tag|hide and seek|arm[- ]wrestl\w*|memory|matches|tournaments?|levels?|the (?:timer|clock)|records?|drums?|drumming|eggs?|rugs?|carpets?)`;
/** A sports hall, a pool room and football practice are places. */
const noPlace = String.raw`(?!(?:['’]s)? (?:halls?|rooms?|pract\p{L}+|training|clubs?|class\p{L}*|lessons?|grounds?|pitch\p{L}*|courts?|camps?|teacher|coach))`;
const atGame = new RegExp(
  String.raw`\bbeat(?:s|en|ing)?\b(?= (?:(?:him|her|them|me|us|you|it|everyone|everybody|all|every|time|\{child\d*\}) ){0,3}(?:at|in|to|playing) (?:(?:the|a|an|his|her|their|board|card|video|computer|any) ){0,2}${game}\b${noPlace}(?! by (?:\p{L}+ ){0,2}${adult}\b))|\bbeat(?:s|en|ing)?\b(?= (?:${game})\b)`,
  'giu',
);
const afterGame = new RegExp(
  String.raw`(\b${game}\b${noPlace}(?:(?!\b${adult}\b)[^.;]){0,60}?)\bbeat(?:s|en|ing)?\b`,
  'giu',
);
const beatenFor =
  /\bbeat(?:s|en|ing)?\b[^.;]*\b(?:(?:when|if|because|after|until|whenever) (?!(?:(?:he|she|they|we|i)(?:['’]re| are| is)? )?play\w*)|for (?!fun\b)|with (?:an?|the|his|her|their) |black and blue|up\b)|\b(?:drunk|belt|stick|cane|fists?|bruis\w*|punish\w*|scared|afraid|fear\w*|frighten\w*|terrified|cries|marks?)\b/iu;

/** "Being held for a nappy, standing up is better": the family washes and dresses, and has found the gentler way. */
const isCareAtHome = (text: string): boolean =>
  atCare.test(text.trim()) && answerIn(text) === 'helps' && !byOutsiders.test(text);
const atCare =
  /^(?:being |getting )?held (?:down |still )?for (?:(?:his|her|their|the|a) )?(?:napp\w+|changing|coats?|teeth|tooth\w*|nails?|hair\w*|dressing|shoes|car ?seats?|wash\w*|bath\w*)\b/iu;
const byOutsiders =
  /\b(?:school|nursery|staff|teachers?|tas?|hospital|nurses?|doctors?|they|them|strangers?|respite|taxi|escort|driver|uncle|boyfriend|partner|by)\b/iu;

/** "Nobody's to hold her down", "never restrain him": the family's own rule, and no word of anybody who did it. */
export const isRuleAgainst = (text: string): boolean =>
  banOfForce.test(text.trim()) && !tellsOfDeed.test(text) && !namesDoer(text);
const banned = String.raw`(?:nobody|no[- ]?one)(?:['’]s| is| are)? (?:(?:ever|allowed|supposed|meant) )*(?:to|must|should|shall|may)(?: ever)?|(?:do(?:n['’]?t| not)|never)(?: ever)?`;
const isNotToBe = String.raw`(?:he|she|they|\{child\d*\}) (?:(?:is|are) (?:not|never) to|(?:must|should)(?: not|n['’]?t| never))(?: ever)? be`;
const ofChild = String.raw`(?:${child}|(?:his|her|their) (?:arms?|legs?|hands?|wrists?|head|face))\b`;
const forceOn = String.raw`(?:(?<strikes>hit|smack|slap|beat|spank|cane)|(?<holds>hold|restrain|pin|drag|lock|shut|sit on)|grab|pull|force)`;
const forced = String.raw`(?:(?<struck>hit|smacked|slapped|beaten|spanked|caned)|(?<held>held|restrained|pinned|dragged|locked|shut|sat on)|grabbed|pulled|forced)`;
const noForce = String.raw`no (?:restraints?|restraining|holding|grabbing|dragging|smacking|seclusion)`;
/** Somebody is not to use force on the child. */
const banOfForce = new RegExp(
  String.raw`^(?:(?:and|but|so|also|please|anyway) )*(?:(?:${banned}) ${forceOn} ${ofChild}|(?:${isNotToBe}) ${forced}\b|${noForce}\b)`,
  'iu',
);
const tellsOfDeed =
  /\b(?:did|does|do it|was|were|been|happened|again|since|school|respite|nursery|used to|old|last|ago|they|anymore|any more|twice|once|caught|found|cupboard|closet|shed|cellar|garage|cage|boot)\b/iu;
/** "Like his grandad does", "by Gary", "at his dad's": who is named there has done it, or may have. */
const namesDoer = (text: string): boolean => asSomebody.test(text) || byName.test(text.trim());
const asSomebody = new RegExp(
  String.raw`\b(?:like|as|the way) (?!(?:an?|this|that|it|well|soon|long)\b)|\b(?:by|with|from|at|when|if|even) (?:(?:his|her|their|the|my|our) )?(?:\p{L}+ )?${atHome}\b`,
  'iu',
);
const byName = /\b(?:by|with|at|when|if) \p{Lu}\p{Ll}+/u;

/** A ban that names somebody is a report. */
const harmOfBan = (text: string): Harm[] => {
  const { strikes, struck, holds, held } = banOfForce.exec(text.trim())?.groups ?? {};
  if (!namesDoer(text)) return [];
  return strikes || struck ? ['hit'] : holds || held ? ['held'] : [];
};

export const harmsIn = (text: string): Harm[] =>
  isOver(text) || isCareAtHome(text) || isRuleAgainst(text)
    ? []
    : bareRod.test(text.trim()) || byAnother.test(text.trim())
      ? ['hit']
      : [
          ...new Set([
            ...harmOfBan(text),
            ...harmTable
              .filter(({ words, besides }) =>
                words.test(besides ? withoutGames(text).replace(besides, ' ') : withoutGames(text)),
              )
              .map(({ harm }) => harm),
          ]),
        ];

/** Done by whoever writes the plan: named as what does not happen, never repeated, for a repeated line reads as advice. */
export const isOwnAct = (text: string): boolean =>
  harmsIn(text).some((harm) => harm === 'hit' || harm === 'held') &&
  /^(?:so |then )?(?:we|i) (?!worr\w*|fear\w*|think|know|knew|heard|saw|found|suspect\w*|writ\w+|were told|(?:are|am) (?:afraid|worried|told|sure|writing|his|her|their|the|an?)\b)|\b(?:we|i) (?:have to |had to |must |usually |sometimes )?(?:hold|smack|spank|slap|lock|restrain|hit)\b/iu.test(
    text,
  );

/** "Chess, he always beats me" among what is loved: the game stands in another member. */
const likings: ReadonlySet<string> = new Set(['activities', 'strengths', 'specialInterests']);
const wins = /\b(?:he|she|they|\{child\d*\}) (?:\p{L}+ ){0,2}beats? (?:me|us)\b(?! (?:when|if|up|with)\b)/giu;

export type HarmFacts = { said: readonly string[]; harms: ReadonlySet<Harm>; isOwnAct: boolean };

/** From every box, sentence by sentence or entry by entry, in the words it was told in. */
export function harmFactsOf(
  profile: ChildProfile,
  entriesIn: (text: string) => readonly string[],
  notesTold: readonly string[] = [],
): HarmFacts {
  const told = typedTexts
    .filter((field) => field !== 'allergies' && field !== 'medications')
    .flatMap((field) =>
      sentencesOf(profile[field]).flatMap((sentence) => {
        const entries = field === 'notes' ? [sentence] : entriesIn(sentence);
        if (likings.has(field) && harmsIn(sentence.replace(wins, ' ')).length === 0) return [];
        // Told across the members of a list, it is the whole sentence: what no part tells alone must not be lost.
        return entries.some((text) => harmsIn(text).length > 0) ? entries : [sentence];
      }),
    )
    .filter((text) => harmsIn(text).length > 0);
  const byOthers = told.filter((text) => !isOwnAct(text));
  return {
    said: [...new Set([...byOthers, ...notesTold].map(inOwnWords))],
    harms: new Set(told.flatMap(harmsIn)),
    isOwnAct: byOthers.length < told.length,
  };
}
