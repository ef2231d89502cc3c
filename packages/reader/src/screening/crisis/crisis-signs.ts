import { wordPatterns } from '../patterns/word-patterns.ts';
import { type CrisisKind, crisisKinds } from './crisis-kinds.ts';
import { soundsCalm } from './crisis-rules.ts';

// Wide signs of a crisis over plain words: what a message may be about. Alone they decide nothing; they tell the
// classifier where to look, and it learns how far to trust each, in an alarmed and in a calm message.

const gap = (words: number) => `(?: [a-z\\d]+){0,${words}}`;
const kin =
  '(?:father|mother|uncle|aunt|papa|dad|mum|mother in law|in laws|grandma|grandmother|grandfather|grandad|nan|teacher|aide|ta|staff|carer|driver|escort|coach|sitter|babysitter|childminder|boyfriend|girlfriend|partner|husband|wife|ex|stepdad|stepfather|brother|cousin|neighbours?|warden|man|men|guy|boys|tutor|monitor|keyworker|mr|they|someone|somebody|who)';
const hurtVerb =
  '(?:hits?|hitting|beats?|beating|slaps?|slapped|slapping|smacks?|smacked|punch[a-z]*|kicks?|kicked|kicking|flog[a-z]*|whips?|whipped|throttled?|chokes?|choked|strangl[a-z]*|shov[a-z]*|grabs?|grabbed|pulls?|pulled|drags?|dragged|throws?|threw|thrown|burned|burnt|burns|locks?|locked|shuts?|ties?|tied|tapes|sat on|sits on|pinch[a-z]*|shakes?|shook|hurts?|lift[a-z]*|holds? (?:his|her) (?:hands|arms|head|wrists))';
const toxic =
  '(?:bleach|cleaner|detergent|capsules?|pods?|dishwasher|antifreeze|tablets?|pills?|medication|medicines?|paracetamol|ibuprofen|kerosene|petrol|paraffin|lamp oil|white spirit|turpentine|thinner|phenyl|disinfectant|saniti[sz]er|pellets|poison|bait|methadone|vape|cigarette|polish remover|weed ?killer|pesticide|spray|berries|mushrooms?|mouthwash|gummies|insulin|antidepressants|ammonia|chemical|chemicals|acid|glue|perfume|oil|alcohol|vodka|drain)';
const object =
  '(?:battery|batteries|magnets?|coins?|marbles?|beads?|screws?|nails?|pins?|needle|glass|lego|balloon|button|earring|ring|bottle top|bottle cap|squeaker|tooth|stone|sweet|sausage|grapes?|popcorn|apple|chicken|meat|bone|nut|peanut|bread|roll|carrot|lolly|ball|food|toy)';

const signs: Record<CrisisKind, string[]> = {
  K1: [
    `(?:want[a-z]*|wish[a-z]*|going|plans?|planning|ready|tried|tries|trying|threat[a-z]*|thinks?|thinking|thought|says?|said|told|typed|wrote|feel[a-z]*|pray[a-z]*)${gap(8)} (?:dead|die|dying|suicid[a-z]*|kill (?:himself|herself|myself)|end it|ending it|ending (?:my|his|her) life|end (?:my|his|her) life|not wake|never wake|not to wake|stop existing|not exist|not be here|was not here|leav[a-z]* this (?:world|earth)|in the ground|jump[a-z]*|never been born|bleed out|be gone|gone for good)`,
    '(?:do|does|did) not want to (?:be|live|wake|do life|exist|go on)|no reason to (?:live|wake|go on)|reason to wake up|not worth (?:living|it)|done with (?:living|life)|life is (?:pointless|not worth)|no point (?:any ?more|in living|and)|not be around|will not be (?:here|around|able)|better (?:off )?without me|happier (?:if|without)|easier (?:if|without) (?:i|me|he|she)|without me in it|not (?:going to )?need them where',
    `(?:cut|cuts|cutting|scratch[a-z]*|burn|burns|burning|hurt|hurts|hurting|harm[a-z]*)${gap(4)} (?:himself|herself|myself|thighs|wrists?|arms|inside of)`,
    `(?:razor|blades?|rope|noose|cord|belt|scarf|scissors|bag)${gap(6)} (?:neck|throat|over (?:his|her|my) head|wardrobe|bannister|banister|hidden|pencil case|bought)`,
    '(?:goodbye|farewell) (?:letter|note|to)|note${gap(6)} goodbye|written the letters|giving away|gave (?:his|her) [a-z]+ to|have a plan|has a plan|picked the (?:bridge|day)|sorry for everything|which (?:medicines|pills|tablets)${gap(3)} (?:deadly|kill)|how many (?:paracetamol|pills|tablets)|pill bottle|all the tablets|(?:a load|lots?|a lot|half a box|\\d+) of (?:my |his |her |[a-z]+ )?(?:tablets|pills|ibuprofen|paracetamol)|on the (?:roof|ledge|bridge|railing|parapet)|over the railing|window ledge|front of (?:the|a) (?:train|car|bus)|car into the wall|waiting for a car to hit|do it tonight|today is the day|voices tell'
      .replaceAll('${gap(6)}', gap(6))
      .replaceAll('${gap(3)}', gap(3)),
    'suicid[a-z]*|overdos[a-z]*|self harm[a-z]*|kill (?:himself|herself|myself|him self|her self)|hang (?:himself|herself|myself)',
  ],
  K2: [
    `${kin}${gap(5)} ${hurtVerb}${gap(3)} (?:him|her|me|them|my|our|child|son|daughter|boy|girl|children|by|against|mouth|hair|hand|face|with)`,
    `(?:touch[a-z]*|hand in|hands in|on top of|in (?:her|his) bed|into my room|undress[a-z]*|naked|no clothes|clothes off|trousers down|pants|underwear|photos|pictures|rude|films?|filmed|filming|video|shower[a-z]*|sexual[a-z]*|indecent[a-z]*|porn|grown up films)${gap(10)} (?:secret|daddy|uncle|mr|coach|sitter|man|men|boys|guy|club|carer|pants|private|down there|blood|sore|off|naked|scared|screams|back|between|says|towards|her|him|me|it|bath|teddy)`,
    '(?:bruises?|marks|welts|burns|belt marks|sore wrists|finger shaped|hand shaped|cigarette)(?: [a-z\\d]+){0,9} (?:arms?|neck|back|bottom|legs?|wrists|says|nobody|cries|teacher|did it|behind|hand|carer|tell)',
    `(?:locked|locks|lock|shut|shuts|kept|keep|keeps|left|leaves|put|puts|tied|ties|tie|chained?)${gap(4)} (?:cupboard|shed|cellar|yard|dark room|chair|chain|cot|room|outside|bathroom)`,
    '(?:no|not give (?:him|her)|without|any) food|starving|filthy and|dirty nappies|kept in the|gets drunk|drunk and|scared to go home|afraid of (?:his|her|my)|flinch[a-z]*|sort (?:him|her|me) out|abus[a-z]*|molest[a-z]*|rape[a-z]*|groom[a-z]*|do not tell (?:mother|mummy|anyone)|keep it (?:between|secret)|our secret|are secret|did things to|asked? (?:him|her) to meet|to meet at|post the old ones|send[a-z]* (?:rude|photos|pictures|nudes)|wants pictures|gives (?:him|her) presents|blood in (?:her|his) underwear|sleeps in (?:her|his) bed|teacher hurt|hurt bottom|takes my phone|hold[a-z]* (?:his|her) hands behind|two staff|sat on (?:his|her)|too rough|slapping and crying|beaten|hitting (?:him|her) on',
  ],
  K3: [
    `(?:he|she|they|son|daughter|child|boy|girl|brother|sister|grandson|pupil|student|cousin|toddler|him|her|leo|ellie|ward)${gap(4)} (?:gone|missing|vanished|disappeared|ran off|run off|ran away|run away|bolted|escaped|absconded|wandered|wander|climbed out|climbed over|slipped|took off|got out|run|hopped|headed|left the (?:building|house|school)|shot through|waka|nowhere|not (?:in|here|with|home|at|back|seen|traceable|come|arrived|answering)|is not (?:in|here|with|home|at|back|there)|never arrived|got on the wrong)`,
    `(?:can not|could not|no|not|never|cannot)${gap(1)} (?:find|see|locate|found|seen|traceable|spot)${gap(3)} (?:him|her|them|child|son|daughter|am|anywhere|anywer|leo|boy|girl|sister|brother)`,
    '(?:door|gate|window|exit)(?: [a-z\\d]+){0,4} (?:open|propped|unlocked|wide)|bed is (?:cold|empty)|swing is empty|let go of my hand|lost sight|lost (?:him|her|leo|ellie)|have lost|not with (?:me|us|either)|nobody (?:saw|knows|has seen)|no sign|looked everywhere|searched|we search|searching|where (?:do i|to) look|anyone seen|has somebody got|whereabouts|police (?:are|not|r) (?:here|looking|lookin)|phone is off|still not home|not home|tracker shows|do not know where|which way|which floor|some floor|turned round|out there somewhere|been round twice|cannot locate|lost in|is lost',
  ],
  K4: [
    `(?:swallow[a-z]*|ate|eaten|inhaled|breathed|ingested|put|stuffed|shoved|has|got|went|took|bit|empty)${gap(7)} ${object}${gap(5)} (?:stuck|down|throat|tummy|mouth|in there|lodged|gone|think|silent|drooling|gagging|wheezing|coughing|talk|remote|from|out|hole)`,
    `(?:swallowed|ate|eaten|inhaled|swallow) ${'(?:a |an |the |one |two |some |his |her |those |tiny |round |small |of |whole )*'}(?:battery|batteries|magnets?|coins?|marble|bead|screw|nail|pin|needle|glass|balloon|earring|lego|button)`,
    `${object}${gap(5)} (?:stuck|lodged|jammed|throat|windpipe|neck|wrong way|in there|tummy)|(?:stuck|lodged|jammed|obstruct[a-z]*|blocked|caught)${gap(4)} (?:throat|windpipe|airway|neck)|something (?:in|stuck|went)${gap(4)} (?:throat|down|way|there|breath)|wrong way`,
    'chok(?:e|es|ing|in)|chocking|heimlich|can not (?:breathe|breath|cough|cry|swallow|make a sound|get air|take breath)|not (?:breathing|getting any|able to (?:breathe|take breath))|no (?:noise|sound|air)|(?:turning|gone|going|went|lips|face) (?:blue|purple|grey|gray|dark red)|clutching|holding his throat|grabbing at|gasping|gurgling|gagging|windpipe|airway|bulging',
  ],
  K5: [
    `(?:lips?|tongue|face|throat|eyes?|mouth|ears|neck|voice|breathing)${gap(5)} (?:swell[a-z]*|swollen|puff[a-z]*|blown|fat|thick|huge|massive|tight|closing|tingly|itchy|hoarse|raspy|whistling|noisy|like a balloon|slits|balloon)`,
    `(?:nuts?|peanuts?|cashews?|groundnuts?|satay|sesame|tahini|hummus|prawns?|eggs?|milk|yoghurt|kiwi|mango|wasp|bee|stung|sting|antibiotic|medicine|injection|penicillin|latex|buffet|biscuit|cake|sandwich|bite|party|snack|allergic|allergy)${gap(14)} (?:swell[a-z]*|swollen|hives|welts|weals|lumps|bumps|rash|wheez[a-z]*|breath[a-z]*|blotchy|floppy|faint|dizzy|pale|itch[a-z]*|scratching|throwing up|being sick|vomit[a-z]*|puff[a-z]*|tight|hoarse|panting|gasping)`,
    `(?:hives|welts|weals|lumps|bumps|rash|swelling)${gap(8)} (?:all over|everywhere|spreading|breath[a-z]*|throat|neck|fast|faint|after|nuts?|wheez[a-z]*)`,
    `(?:used|use|gave|given|had|give|inject[a-z]*)${gap(4)} (?:epipen|epi pen|jext|pen|adrenaline|injector)${gap(8)} (?:worse|ago|next|now|second|second one|coughing|lying|help)|anaphyla[a-z]*|anafil[a-z]*|allergic reaction|oedema|stridor`,
  ],
  K6: [
    'seizures?|seizing|siezure|convuls[a-z]*|grand mal|epilep[a-z]*|midazolam|rescue med|(?:having|had|has|is|one|another|chucking a|keep coming|in) (?:a |an |real |one )?(?:fit|fits|fitting)|fits (?:are|since|coming)|absences|funny turn',
    `(?:shak[a-z]*|shakin|jerk[a-z]*|twitch[a-z]*|thrash[a-z]*|stiff[a-z]*|rigid|foam[a-z]*|froth[a-z]*|dribbl[a-z]*|drool[a-z]*|collapsed|dropped|staring|eyes|spit)${gap(10)} (?:rolled|roll|white|stop|floor|respond[a-z]*|answer|answering|looking|hear|wake|waking|blue|minutes?|up|back|side|mouth|talk|speak[a-z]*|spoken|funny|fluttering|jerk[a-z]*|twitch[a-z]*|shak[a-z]*|stiff|board|there|coming|white|foam[a-z]*|wet|won|not)`,
  ],
  K7: [
    `(?:drank|drunk|drink[a-z]*|swallow[a-z]*|ate|eaten|sipp[a-z]*|lick[a-z]*|chew[a-z]*|bit|took|taken|has had|had|got|ingest[a-z]*|gulp[a-z]*|mouth|empty|missing|gone|spray[a-z]*|necked)${gap(8)} ${toxic}`,
    `${toxic}${gap(8)} (?:mouth|tongue|gone|missing|drank|drunk|ate|swallowed|empty|eyes|drowsy|headache|next to it|strip)`,
    `(?:fell|fallen|falls|came down|hit|bang[a-z]*|headbutt[a-z]*|knocked|cracked|went through|pulled|thrown|crash[a-z]*)${gap(10)} (?:head|vomit[a-z]*|sick|sleepy|drowsy|nodding|unconscious|passed out|nonsense|ear|floor|window|glass|ice|stairs|bigger|bleeding|blood|crack|remember|eye)`,
    '(?:can not|will not|not|does not|is not|never) (?:wake|waking|respond[a-z]*|moving|breathing|open|opening|come round|answering)|unconscious|unconcious|unconsious|unresponsive|limp|lifeless|passed out|face down|went under|under the water|floating|pulled (?:him|her) out|got (?:him|her) out|drown[a-z]*|electrocut[a-z]*|live wire|socket|snake|severed|second floor|car hit|hit by a car|locked car|freezer|through the ice|bag over',
    `(?:blood|bleed[a-z]*|burn[a-z]*|scald[a-z]*|boiling|kettle|hot oil|hot [a-z]+|blisters?|skin|oven|iron|pan)${gap(7)} (?:pouring|stop|everywhere|bad|badly|soaking|peeling|off|arm|arms|legs?|chest|face|blisters|lot|her|him|hand)`,
  ],
  K8: [
    `i${gap(8)} (?:hurt|hit|harm[a-z]*|shake|shook|smother[a-z]*|slap[a-z]*|shov[a-z]*|push[a-z]*|grabb?e?d?|pinned|pressed|belt|throw[a-z]*|strangl[a-z]*|snap|kill|held|scream[a-z]*) (?:him|her|them|my|right in|and do|at)`,
    'can not (?:cope|go on|carry on|do this|any ?more|take it|keep going|be near|be his|be her|manage|look at (?:him|her)|go back in|stand it|feed)|nothing left|breaking point|end of my (?:rope|tether)|falling apart|losing it|lose control|lose it with|do not trust myself|frightened of (?:myself|what)|scared of what i|afraid i|not safe (?:to|around|with)|scares me|someone take|take (?:him|her|my child) (?:away|tonight|now)|take him from|give (?:him|her|my child) up|put(?:ting)? (?:him|her) on the doorstep|leave (?:him|her) at the hospital|adoption|remove him from my care|hate (?:him|her|my (?:son|daughter|child))|only rage|feel rage|felt nothing|wanted (?:him|her) to cry|pillow|hand over (?:his|her) mouth|over the banister|thoughts of harming|imagining|getting stronger|before i do something|do something terrible|i am (?:done|finished|breaking|not coping|not safe|losing|at the end)|tired of this life|raised (?:my hand|the belt)|not coping|nobody (?:helps|is there)|no one is coming|being her carer|being his carer|been drinking so|going to (?:hurt|snap|lose)|gonna hurt|about to lose|wanting to hurt|want to hurt|keep him safe from me',
  ],
  K9: [
    `(?:he|she|him|her|son|daughter|boy|girl|brother|teenager|student|resident|lad|they)${gap(8)} (?:knife|machete|cutlass|axe|hammer|bat|gun|pistol|rifle|scissors|weapon|rod|poker|crowbar|club|bricks?|bottle|blade|petrol|lighter|chair|steering wheel|implement)${gap(8)} (?:sister|brother|us|me|door|everyone|children|hand|class|staff|teacher|colleagues|neighbours|cars|down|gas|kitchen|head|grandmother|mother|father|siblings|yard|bag|kill|him|people|of|at|driving|drawer|threat[a-z]*)`,
    `(?:attack[a-z]*|strangl[a-z]*|chok[a-z]*|stab[a-z]*|beat[a-z]*|punch[a-z]*|kick[a-z]*|hitting|biting|dragging|smash[a-z]*|throw[a-z]*|pinned|swing[a-z]*|hands around|hands round|threat[a-z]*|chasing|going for|went for|coming at|come to me with|poison)${gap(7)} (?:sister|brother|mother|father|dad|grandfather|grandma|grandmother|staff|carer|teacher|children|everyone|us|me|throat|head|class|neighbours|cars|siblings|door|ground|hair|arm|vessels|baby)`,
    '(?:lit|set|pouring|alight|flames|on fire|petrol|matches|lighter)(?: [a-z\\d]+){0,5} (?:curtains|shed|house|kitchen|fire|alight|high|gas|laughing|bed)|kill us|will stab|break our heads|out of control|hurting staff|can not (?:stop|hold) him|can not get (?:out|him to)|barricaded|hiding in the|locked? (?:myself|the bathroom)|kick the door|hammering on the door|baby out of the window|holding the baby|backed in|in a corner with|has a knife|got a knife|got a nife|took the axe|still raging|kicking off',
  ],
};

const compiled = wordPatterns(
  crisisKinds.map((kind) => signs[kind].join('|')),
  { flags: '', begins: 'space', after: '(?![a-z])' },
);

/** Marks for the classifier, each told apart by whether the message sounds calm. */
export function crisisMarks(words: string, isCalm = soundsCalm(words)): string[] {
  const tone = isCalm ? 'calm' : 'alarmed';
  const found = compiled.found(words).map((at) => `${crisisKinds[at]} ${tone}`);
  return found.length > 0 ? [...found, `sign ${tone}`] : isCalm ? ['calm'] : [];
}
