// What stands beside a danger nobody could read: each row names the words it answers to, what holds from today where that is sure, and
// one question on what stands between it and the child. It is asked beside the carer's own words, so "it", "there" and "then" are theirs.
import { type DangerRow, everydayDangers, onlineRow } from './asking/everyday-dangers.ts';
import { gateFails, getsAt, smallInMouth, whenGrabbed } from './reading/dangers.ts';
import { foulGas, heatSource, highUp, openedElectric } from './reading/told/perils.ts';
import { intoCars, opening, underWheels, withStrangers } from './reading/told/ways-out.ts';

/** A lock that the child can open does not count. */
export const wayOutAsk =
  'A chime or alarm on each way out from today, and no lock that {he} {v:has} opened before; adults open all of them at once in a fire. Which doors, windows, gates and cupboards {v:does} {he} open, and who answers the chime? ____';

/** Skips what a more specific row has already answered. */
const unless = (narrower: RegExp, words: RegExp): RegExp =>
  new RegExp(`^(?![\\s\\S]*(?:${narrower.source}))[\\s\\S]*(?:${words.source})`, 'iu');

/** Glass that is hit is another danger than a window that is open. */
const glassHit =
  /\b(?:punch\w*|hits?|hitting|kicks?|kicking|head-?butts?|bangs?|smash\w*|breaks?|broke|throws? [^,;]{0,20}(?:at|through))\b(?! (?:out|in) )[^,;]{0,24}\b(?:windows?|glass|panes?|mirrors?)\b/iu;

/** Not eating is another danger than eating what is no food. */
const notDoing =
  "\\b(?:(?:do(?:es)?|did|wo|ca)(?:n['’]?t| not)|will not|can(?:no|['’])?t|not|hardly|barely|never|stops?|stopped|refus(?:es|ing)(?: to)?|skips?|forgets? to) (?:really |even |always )?";
const eatsNothing = new RegExp(`${notDoing}(?:eat(?:s|ing)?|drink(?:s|ing)?|meals|food)\\b`, 'iu');
/** What is left beside it: "does not drink but eats batteries". */
const eatsSomething = new RegExp(
  `(?<!${notDoing}(?:(?:eat|drink|meal|food)\\p{L}*(?:,| or| and| nor) )?)\\b(?:eats?|drinks?|swallow\\w*|ingest\\w*|(?:to|at) (?:(?:his|her|their|the) )?mouth|plants?|berries|mushrooms?)\\b`,
  'iu',
);

/** Nothing is said of getting out of it. */
const glassOnly = new RegExp(
  `^(?!.*\\b(?:climb|lean|jump|fall|open|out of|through|escap|balcon|ledge|roof|floor))(?:.*${glassHit.source})`,
  'iu',
);

export const dangerRows: readonly DangerRow[] = [
  {
    words: gateFails,
    ask: 'No gate is counted on. On stairs an adult is one step below; shelves, drawers and television are fixed to the wall from today, windows have restrictors that adults open at once in a fire, and nothing to climb on stands below them. What is fixed already, and who is within arm’s reach? ____',
  },
  {
    words: whenGrabbed,
    ask: 'Nobody grabs, corners or blocks {him}: step back, leave a free way out, few words. Who must know this before being with {him}? ____',
  },
  {
    words: /\b(?:lift|elevator) doors?\b/iu,
    ask: 'Hand in hand at the lift: an adult holds the door button until everyone is through, and no hand goes between the doors. Who else in the building knows {him} by sight, and what is done when it leaves without you? ____',
    older:
      'The button opens the doors, and no hand goes between them. What is agreed for riding alone, and for when it stops? ____',
  },
  {
    words:
      /\b(?:opens?|opening|turns?|turning|plays? with|playing with|touch(?:es|ing)?|fiddl\w+ with|switch(?:es|ing)?) [^.;,]{0,12}\bgas\b(?! (?:stations?|bills?|man|heaters?|fires?))|\bgas (?:bottles?|taps?|cylinders?|knobs?)\b/iu,
    ask: 'Off at the bottle or main tap whenever nobody cooks, and out of {his} reach. A smell of gas: no switch, no flame, windows open, everyone out, then the emergency number from outside. Who turns it off each time? ____',
    older:
      'A shut-off that closes by itself and a gas alarm. A smell of gas: no switch, no flame, windows open, everyone out, then the emergency number from outside. Who fits and checks it? ____',
  },
  ...everydayDangers,
  {
    words:
      /\b(?:drops?|flops?|throws? (?:him|her|them)self|lies|lays|lying|sits?) (?:down )?(?:to|on|in|onto|flat on) (?:the |a )?(?:middle of (?:the |a )?)?(?:floor|ground|pavement|sidewalk|footpath|roads?|street|crossings?|car ?park)\b|\bdrops? (?:to the )?(?:floor|ground)\b|\b(?:floor )?dropping\b|\blies down\b/iu,
    ask: 'No pulling, no lifting by the arms: stay beside {him} between {him} and the traffic, keep others moving, wait with few words. Near roads take the way with fewest crossings, and cross only when {he} {is} steady; down in a road: one adult stops the cars, another brings {him} off it. New, or with staring or stiffness: tell the doctor. Who goes along? ____',
  },
  {
    words: glassHit,
    ask: 'Safety film on the glass {he} {v:reaches}, and something soft to hit close by. A hand that swells, bleeds or stays still: the doctor the same day. What comes just before it, and which pane is first? ____',
  },
  {
    words:
      /\b(?:hot|boiling|scalding) (?:tea|coffee|drinks?|soup|food|water bottle|oil)\b|\b(?:tea|coffee|soup|food|drinks?)\b[^,;]{0,14}\b(?:too|so|very|still) hot\b/iu,
    ask: 'It cools where {he} {v:does} not reach it, and is tried by an adult first. Scalded: cool running water for twenty minutes, then medical advice. Who pours it? ____',
    older:
      'It has cooled before it is handed over. Scalded: cool running water for twenty minutes, then medical advice. Who pours it? ____',
  },
  {
    words: intoCars,
    ask: 'Where cars park or stop a named adult is within arm’s reach. If {he} {is} missing, this is said first in the emergency call and cars are looked into. Who alone may drive {him}, and which neighbours know it? ____',
    older: 'Who alone drives {him}, and whom {v:does} {he} ask before getting in? ____',
  },
  {
    words: withStrangers,
    ask: 'One sentence or card for everyone who asks, “I ask first”, tried often. Who is within arm’s reach in public, and who alone may fetch {him}? ____',
    older: 'One sentence for everyone who asks, “I ask first”, and one person to ask at any hour. Who? ____',
  },
  {
    words:
      /\bdriv(?:es|ing) (?:too |very |so )?(?:fast|close|reckless\w*|without|badly)\b|\bspeed(?:s|ing)\b|\b(?:tailgat\w*|learner (?:permit|driver))\b/iu,
    ask: 'Who holds the key, and who rides along until it is safe? ____',
    older:
      'Only with an agreed adult beside {him} until an instructor says otherwise, and not when upset or tired. Who rides along, and who holds the key? ____',
  },
  {
    words:
      /\b(?:toasters?|fork|metal|knife|keys?|things?|fingers?) (?:in(?:to|side)?|down) (?:the |a )?(?:toasters?|sockets?|plugs?|outlets?|heaters?|microwave)\b|\bmetal in (?:the )?microwave\b/iu,
    ask: 'Toaster and such things are unplugged and out of reach when no adult is beside {him}; socket covers and a safety switch (RCD) at the fuse box. A shock: nobody touches {him} before the power is off; emergency number. Who checks it? ____',
    older:
      'Unplugged when nobody is beside {him}, and a safety switch (RCD) at the fuse box. A shock: nobody touches {him} before the power is off; emergency number. Who checks it? ____',
  },
  {
    words: underWheels,
    ask: 'Nobody starts anything with wheels before somebody has looked under and behind it. Who looks, at home and at school, and who tells the neighbours? ____',
  },
  {
    words: getsAt,
    ask: 'From today medicines, chemicals, keys and sharp things are behind a lock {he} {v:has} never opened, or not in the home, and counted. Something was swallowed: poison line or emergency number at once, with the packet. Which lock, and who counts? ____',
  },
  {
    words: opening,
    ask: wayOutAsk,
  },
  {
    words: /\b(?:police|cops?|sheriff|officers?)\b/iu,
    ask: 'Who tells the local police beforehand, and what {v:does} {he} carry, and where, that says it for {him}? ____',
  },
  {
    words: /\b(?:big|strong|heavy|hard to (?:move|lift|stop))\b/iu,
    ask: 'When {he} {is} upset, where do the others go, so that there is room and time? ____',
  },
  {
    words: /\bsmok(?:es|ing) in (?:the |his |her |their )?(?:bed|chair|armchair|bedroom)\b/iu,
    ask: 'Nobody smokes lying or sleepy: outside or at a table, a heavy ashtray, smoke alarms tested each week. Ask the fire service for a home visit. Who checks it? ____',
  },
  {
    words: /\b(?:vap(?:es?|ing)|smok(?:es|ing))\b/iu,
    ask: 'No telling off: the doctor or nurse has help for stopping. Who asks, and where are lighters, liquids and batteries kept? ____',
  },
  {
    words:
      /\b(?:drink\w* too much(?! (?:water|milk|squash|juice|pop|tea|fizzy))|drunk|alcohol|drink driving|drugs|weed)\b/iu,
    ask: 'Whom can {he} ring for a lift or for help at any hour, without being told off? ____',
  },
  {
    // The family named what holds it: nothing else is looked for.
    words:
      /\b(?:undo(?:es)?|unbuckl\w*|unclip\w*|(?:slips?|gets?|climbs?) out of|takes? off)\b[^.;]{0,30}\b(?:belts?|harness|car ?seat|straps?|buckles?)\b[^.;]{0,16}\b(?:(?:if|when) (?:the |his |her |its? )?[^.;,]{2,24} (?:isn['’]?t|is not|not|comes?|slips?) (?:on|there|shut|done up|clipped|off|in)|unless (?:the |his |her )?[^.;,]{2,24} (?:is|['’]s|on))\b/iu,
    ask: 'What you name is on before anything sets off, each time. Who checks it, in every car and on every bus, and where is a spare? ____ Belt off on the way: pull over where that is safe, hazard lights on, no talking, and on again only with every belt shut.',
  },
  {
    words:
      /\b(?:seat ?belts?|(?:undo(?:es)?|unbuckl\w*|unclip\w*|out of|tak(?:es|ing) off|slips?|escap\w*|won['’]?t (?:stay|sit|go)) [^,;]{0,24}(?:car seat|straps?|harness)|(?:hits?|kicks?) [^,;]{0,16}(?:driver|seat)|moving (?:cars?|vans?|vehicles?|bus(?:es)?|trains?|taxis?)|(?:explod\w*|kick(?:s|ing)? off|thrash\w*|lash\w* out|rag(?:es|ing)|throws? (?:things|shoes|toys)|goes (?:wild|mad|for (?:me|us))) (?:\w+ )?(?:in|inside) [^.;,]{0,14}(?:cars?|vans?|taxis?|truck|minibus)|car doors?|doors? (?:of|in) the (?:moving )?car|(?:out of|leaves|jumps? from) (?:the |a |our )?(?:cars?|van|bus|train))\b/iu,
    ask: 'Child locks on, and the car stands until everyone is safe: belt off or too much while driving means pull over where that is safe, hazard lights on, no talking, and on again only with every belt shut. Nobody reaches back at the wheel, and nobody sets off in the middle of it. Which belt, seat or place keeps everyone safe? Ask at a car-seat check: ____',
  },
  {
    words:
      /\b(?:(?:4|four)[- ]?wheelers?|quads?|quad ?bikes?|atvs?|dirt ?bikes?|go[- ]?karts?|tractors?|mowers?|(?:takes|drives|starts) (?:the|our|my|his|dads?|mums?) (?:car|truck|van|bike))\b/iu,
    ask: 'From today the key is on an adult and never left in the machine, which moves only with an adult beside {him}, with belt or helmet on. Who holds the key? ____',
    older: 'Who holds the key, and who rides along until it is safe? ____',
  },
  {
    words:
      /\b(?<!\b(?:water|soap|shampoo|wind|sand|noise|air|drops|whispers?|whispering|shouting|talking|breathing|ringing|earphones?|headphones) )(?:in(?:to|side)?|up) (?:(?:his|her|their|the|own) )*(?:nose|nostrils?|ears?)\b/iu,
    ask: 'Small things such as beads, beans, batteries and magnets are locked away, and counted after play. Stuck: nobody digs for it, doctor or emergency department the same day; a battery, a magnet or hard breathing: emergency number at once. Who holds the key? ____',
  },
  {
    words: /\bhold(?:s|ing)? (?:my |your |our |a )?hands?\b/iu,
    ask: 'A wrist strap, reins, a buggy or the handle of a bag, as you agree, and the adult on the road side within arm’s reach. Which {v:does} {he} take, and who tells school and relatives? ____',
    older: 'What is agreed in its place, an arm, a bag strap, walking on the inside, and who knows it? ____',
  },
  {
    words: /\b(?:cliffs?|quarr(?:y|ies)|ravines?|gorges?|precipices?|steep|drop[- ]?offs?|mountains?)\b/iu,
    ask: 'Wherever there is a drop a named adult is within arm’s reach, on the side of it. Who is it, and which way has none? ____',
    older: 'Who goes with {him} where there is a drop, and which way has none? ____',
  },
  {
    // A train can neither stop nor swerve.
    words:
      /\b(?:(?:level|rail(?:way)?|train|grade) crossings?|railways?|railroads?|(?:train|tram|rail(?:way)?) (?:tracks?|lines?)|on the (?:tracks|rails)|platforms?)\b/iu,
    ask: 'Near trains a named adult has hold of {him}, well back from the edge, the gate or the barrier. Who is it, and which way crosses no line? ____',
    older: 'Where is the safe place to wait, and which way crosses no line? ____',
  },
  {
    words:
      /\b(?:elevators?|escalators?|lift (?:doors?|shafts?)|(?:the|in|into|any|every|old|our) lifts?)\b(?! (?:from|with|off|home))|^lifts?$/iu,
    ask: 'An adult steps in first and out last, hands and feet clear of the doors. Who else in the building knows {him} by sight, and what is done when it leaves without you? ____',
    older: 'What is agreed for riding alone, and for when it stops? ____',
  },
  {
    words:
      /\b(?:roads?|cars?(?! (?:doors?|seats?))|vehicles?|okadas?|motor ?bikes?|motorcycles?|trotros?|taxis?|lorr(?:y|ies)|trucks?|buses|trams?|traffic|parking lots?|car ?parks?|(?<!(?:level|rail(?:way)?|train) )crossings?|roundabout|street|keke)\b/iu,
    ask: 'At every road and car park a named adult is within arm’s reach, on the side of the cars, and the doors and gates to it stay shut. Who is it, and which way has no traffic? ____',
    older: 'Which crossing has lights, and who walks it with {him} until it is safe? ____',
  },
  {
    words: /\b(?:taps?|faucets?|bath(?:tub)?s?|showers?)\b/iu,
    ask: 'Hot water turned down, nothing left running or full, and an adult in the room whenever it runs. Who checks it? ____',
    older: 'Hot water turned down; who is within call when it runs? ____',
  },
  {
    words: unless(
      glassOnly,
      /\b(?:windows?|balcon(?:y|ies)|ledges?|terraces?|roof ?tops?|\d+(?:st|nd|rd|th) floor|up to (?:the )?\d+(?:st|nd|rd|th))\b/iu,
    ),
    ask: 'Locks or restrictors on every window and every door to a balcony, terrace or roof from today, which adults open at once in a fire, and nothing to climb on below them. Which are missing? ____',
  },
  {
    words:
      /\b(?:gutters?|drains?|ditch(?:es)?|floods?|rivers?|ocean|sea|ponds?|harbour|canals?|lakes?|pools?|drown\w*|creeks?|streams?|dams?|beach\w*|weirs?|swim\w*|water|wells?|tanks?)\b/iu,
    ask: 'An adult within arm’s reach at any water, also after rain. What stands between {him} and it the rest of the time: which fence, lock, lid or named adult? ____',
    older:
      'Who is with {him} at the water, also after rain, and which fence, lid or other way keeps clear of it? ____',
  },
  {
    words: /\bspins?\b/iu,
    ask: 'Where is the floor soft and clear for it? If {he} ever {v:looks} blank or faint, tell the doctor: ____',
  },
  {
    words: /\bstairs?\b/iu,
    ask: 'A gate at the top and one at the bottom, shut each time, or an adult one step below, whichever {he} {v:needs}. Which is missing, and who checks? ____',
    older: 'What makes {him} unsteady there, and what can be fixed, lit or moved today? ____',
  },
  {
    words: /\bfalls?\b/iu,
    ask: 'What can be locked, fenced or moved today, and who is within arm’s reach there? ____',
    older: 'What makes {him} unsteady there, and what can be fixed, lit or moved today? ____',
  },
  {
    // Nobody should be sent to follow the child to an edge.
    words: highUp,
    ask: 'Nobody climbs after {him} or goes to an edge: one stays below and talks calmly, another calls the emergency number. Which ways up are closed from today, and who is within arm’s reach on the ground near them? ____',
    older:
      'Nobody goes to an edge after {him}: one calm voice from a safe place, and the emergency number. Which ways up are closed from today, and which place behind a rail or a window is there instead? ____',
  },
  {
    words: /\bclimb\w*\b[^.;,]*\b(?:trees?|fences?|walls?|gates?|railings?|goal ?posts?|rocks|frames?)\b/iu,
    ask: 'Agree how high, and that an adult stands below first; no pulling and no chase: a calm voice, and the way down one hold at a time. Which ones are closed off, and who stands near? ____',
    older:
      'Agree which and how high, never alone and never wet; nobody chases {him} up. Which ones are closed off? ____',
  },
  {
    words: /\b(?:climb\w*|heights?)\b/iu,
    ask: 'Shelves and tall furniture are fixed to the wall, windows have restrictors, chairs stand away from worktop, cooker and window. What else is locked, fenced or moved today, and where may {he} climb with an adult below? ____',
    older: 'What is agreed about it, and who knows each time when {he} {v:goes} up and {is} down again? ____',
  },
  {
    // Gas from stored slurry or grain also kills whoever goes in to help.
    words: foulGas,
    ask: 'Fence and lid shut at all times, and an adult within arm’s reach outside them. If anyone falls in, nobody goes in after: the gas kills; stay out in the open air and call the emergency number. Who checks fence and lid each day? ____',
  },
  {
    words:
      /\brevers(?:es|ing) (?:\p{L}+ )?(?:cars?|jeeps?|vans?|trucks?|lorr(?:y|ies)|tractors?|trailers?|vehicles?|machines?)\b|\bdriveways?\b/iu,
    ask: 'Nothing with wheels moves before the driver has seen where {he} {is} and who has hold of {him}. Who has hold of {him} when somebody drives off? ____',
    older: 'Where does everyone stand, in sight of the driver, before anything moves? ____',
  },
  {
    // Cooker knobs can be covered; from a running engine only distance protects.
    words:
      /\b(?:machinery|(?<!\b(?:washing|sewing|coffee|drying|slot|vending|sound|fog) )machines|combines?|balers?|harvesters?|diggers?|augers?|chippers?|chain ?saws?|saws?|grinders?|lathes?|drills?|power tools|tools)\b/iu,
    ask: 'Never within reach of a running machine: engine or power off and key out before {he} {v:comes} near, and whoever drives or works knows where {he} {is} first. Who has hold of {him} while they run, and what is locked away after? ____',
    older:
      'Near them only with engine or power off, or beside somebody who has agreed to it and knows where {he} {is}. Who, and for which machines? ____',
  },
  {
    words:
      /\b(?:matches|lighters?|fire ?lighters?|fireworks?|sets? fires?|fire ?setting|starts? fires?|petrol)\b/iu,
    ask: 'Matches, lighters and whatever burns are locked away and counted, in every home {he} {v:visits}, and the smoke alarms are tested. Clothes or a room on fire: everyone out, emergency number. Who holds the key? ____',
    older:
      'Matches, lighters and fuel are locked away, in every home {he} {v:visits}, and the smoke alarms are tested. Who holds the key, and who talks with {him} about it? ____',
  },
  {
    // It stays hot unattended, and some of it uses up the air.
    // Who drinks it needs no fire guard.
    words: unless(
      /\b(?:drinks?|drank|sips?|swallow\w*) [^,;]{0,24}\b(?:kerosene|paraffin|petrol|diesel|fuel)\b/iu,
      heatSource,
    ),
    ask: 'A fixed guard that {he} cannot move or reach over, a clear metre round it, and an adult in the room whenever it burns or is hot. Smoke and carbon monoxide alarms tested. A burn: twenty minutes of cool running water, then the doctor. Who checks it, and what is missing? ____',
    older:
      'What guards it, what switches it off by itself, and who is in the room while it burns or is hot? Smoke and carbon monoxide alarms tested. A burn: twenty minutes of cool running water, then the doctor. ____',
  },
  {
    words:
      /\b(?:boiling|hot (?:drinks?|oil|water|stove|hob|things|pans?|pots?|food)|(?:sauce|frying )?pans?|(?<!\b(?:put|fitted|balcony|window|have|has|got|an?) (?:an? |the |up )?)grills?|stove|cookers?|knobs?|ovens?|hobs?|iron|kettle)\b/iu,
    ask: 'Knobs off or covered, leads and handles out of reach, an adult beside {him} whenever anything is on or hot. Who checks it? ____',
    older: 'Who is beside {him} whenever it is on or hot, and what switches itself off? ____',
  },
  {
    words:
      /\b(?:guns?|rifles?|knives|knife|razors?|scissors|blades?|fish ?hooks?|medicines?|poison\w*|chemicals?)\b/iu,
    ask: 'Locked away, in every home {he} {v:visits}. Who holds the key and checks it? ____',
  },
  {
    // Switching off at the wall does not make an opened socket safe.
    words: openedElectric,
    ask: 'Nobody touches an open socket, a bare wire or anything opened while it is plugged in: an adult switches the electricity off at the fuse box, keeps everyone away, and an electrician closes it. Who checks sockets and leads each week, and what without plug or battery may {he} open with an adult? ____',
    older:
      'Nobody touches an open socket, a bare wire or anything opened while it is plugged in: an adult switches the electricity off at the fuse box, and an electrician closes it. Who checks, and what without plug or battery may {he} open? ____',
  },
  {
    words: unless(
      openedElectric,
      /\b(?:sockets?|plugs?|outlets?|wires?|wiring|cables?|electricity|fuse ?box\w*)\b/iu,
    ),
    ask: 'A guard or cover over it, out of reach. A broken socket or a bare wire is touched by nobody: an adult switches the electricity off at the fuse box, and an electrician closes it. Who checks it? ____',
    older:
      'A broken socket or a bare wire is touched by nobody: the electricity goes off at the fuse box, and an electrician closes it. Who checks it? ____',
  },
  {
    words:
      /\b(?:(?:electric|ceiling|table|desk|the) fans?|(?:in|into|near) (?:a )?fans?(?=$|[,;.)])|generators?|blades? of)\b/iu,
    ask: 'A guard or cover over it, out of reach, off at the wall when nobody is there; an adult beside {him} whenever it runs. Who checks it? ____',
    older: 'What guard or switch makes it safe, and who checks it? ____',
  },
  {
    words:
      /\b(?:pull(?:s|ing)?|tip(?:s|ping)?|push(?:es|ing)?|knock(?:s|ing)?|climb(?:s|ing)?) (?:over |down |on |up )?[^,;]{0,12}\b(?:furniture|drawers?|tvs?|television|shel(?:f|ves)|book ?(?:case|shel)\w*|wardrobes?|cupboards?)\b/iu,
    ask: 'Shelves, drawers and the television are fixed to the wall from today. What is still loose, at home and elsewhere? ____',
  },
  {
    // Who does not see them coming rides none.
    words: unless(
      /^(?!.*\brid(?:es?|ing|den)\b).*\b(?:look|see|notice|hear|watch|mind)(?:s|ing)? (?:out )?(?:for )?(?:the |any )?(?:e-?)?(?:scooters?|bikes?|bicycles?|mopeds?)\b/iu,
      /\b(?:e-?)?(?:scooters?|bikes?|bicycles?|skateboards?|mopeds?|cycl(?:es|ing))\b/iu,
    ),
    ask: 'Only with a helmet and an adult beside {him}, away from traffic. Where may {he} ride, and who is there? ____',
    older:
      'A helmet and lights, and agreed ways without traffic. Which, and what {v:does} {he} do when somebody says “come on”? ____',
  },
  {
    words: /\bchok(?:e|es|ed|ing)\b/iu,
    ask: 'Somebody who knows what to do sits beside {him} for the whole meal. Choking and cannot cough: five firm back blows, then five belly thrusts (chest thrusts under one year), and the emergency number. Who was shown how? ____',
  },
  {
    words: /\b(?:throw\w*(?! up)|threw(?! up)|smash\w*|breaks?(?! ?-?ups?\b| ?times?\b)|glass|tv)\b/iu,
    ask: 'What is put away or fixed to the wall today, and what may {he} throw or tear instead? ____',
  },
  {
    words:
      /\b(?:go(?:es)?|walks?|leaves?|gets? in\w*) (?:off |away |anywhere )?with (?:any\w*|some\w*|strangers?|people|whoever|everyone)\b|\bfollows? (?:any(?! (?:cats?|dogs?|pupp(?:y|ies)|animals?|birds?|balls?|bus(?:es)?|trains?|trams?|cars?|lorr(?:y|ies)|vans?)\b)\w*|strangers?|people|whoever)\b/iu,
    ask: 'One sentence or card for everyone who asks, “I ask first”, tried often. Who is within arm’s reach in public, and who alone may fetch {him}? ____',
    older: 'One sentence for everyone who asks, “I ask first”, and one person to ring at any hour. Who? ____',
  },
  {
    words:
      /\b(?:bit(?:es?|ing)(?! (?:his|her|their) (?:own )?(?:hands?|arms?|nails?|lip|sleeves?))|hit(?:s|ting)(?! (?:his|her|their) (?:own )?head)|kick(?:s|ing)?|punch(?:es|ing)?(?! walls?)|head-?butts?|scratch(?:es|ing)(?! (?:at )?(?:his|her|their) )|pinch(?:es|ing)|aggress\w*|attack\w*|violent\w*|hair[- ]?pull\w*(?!.*\bbald)|pull(?:s|ing)? (?:people['’]?s |staff |our |my )?hair(?! out)|threat\w*|has hit|lash(?:es|ing) out)\b/iu,
    ask: 'Others step back or go out, few words, nobody holds {him}; a second adult is called, and nobody smaller is alone with {him} in hard moments. A bite that breaks the skin is washed and shown to a doctor the same day. Who is told before being alone with {him}? ____',
    older:
      'Others step back or go out, few words, nobody holds {him}; a second person is called. A bite that breaks the skin is washed and shown to a doctor the same day. Who is told before being alone with {him}? ____',
  },
  {
    words: /\bpunch(?:es|ing)? (?:the )?(?:walls?|doors?|things)\b|\bhits? (?:the )?(?:walls?|doors?)\b/iu,
    ask: 'Something soft to hit where it happens, and room. A hand that swells, bleeds or stays still: the doctor the same day. What comes just before it? ____',
  },
  {
    words:
      /\b(?:goes?|going|runs?|walks?|pets?|pats?|strok\w*|hugs?|touch\w*|approach\w*|up to|any|strange|every|(?:no|without) fear|not afraid)\b[^.;,]*\b(?:dogs?|cats?|horses?)\b/iu,
    ask: 'One rule, practised beside an adult: stop, ask the owner, wait for the yes; without an owner, walk past. Who is within arm’s reach outdoors? ____',
  },
  {
    words: /\b(?:spiders?|snakes?|dogs?|bees?|wasps?|animals?|redbacks?)\b/iu,
    ask: 'Look, never touch: who is within arm’s reach outdoors, and who knows the first aid for a bite or sting? ____',
  },
  {
    words: smallInMouth,
    ask: 'Small hard things can choke: out of pockets and out of reach unless an adult is beside {him} and watches. Choking and cannot cough: five firm back blows, then five belly thrusts (chest thrusts under one year), and the emergency number. A battery, magnet, medicine or anything sharp swallowed: emergency department at once, nothing to eat or drink. What is cleared away today, and the poison line’s number: ____',
  },
  {
    words: unless(smallInMouth, eatsSomething),
    ask: 'What is out of reach from today? A battery, magnet, medicine or anything sharp swallowed: emergency department at once, nothing to eat or drink. The poison line’s number: ____',
  },
  {
    words: eatsNothing,
    ask: 'This is for the doctor, this week and in these words: who rings, and when? ____ Weak, cold or faint, or no drink for a day: the same day.',
  },
  {
    words:
      /\b(?:talks?|chats?|speaks?|goes up|hugs?|waves?|tells?|gives?) (?:to|with)? ?(?:any |all |every )?(?:strangers?|any(?:one|body)|everyone)\b|\bled (?:astray |away |along )?by (?:an? )?(?:\p{L}+ )?strangers?\b|\btrusts? (?:whoever|any(?:one|body)|every(?:one|body)|strangers?)\b/iu,
    ask: 'Saying hello beside an adult {he} {v:knows} is fine; going along, taking things or telling the address is not: one rule, practised often. Who is within arm’s reach in public, and who alone may fetch {him}? ____',
    older:
      'Agree one rule: hello is fine; going along, lending, or giving address and number are asked about first. Whom {v:does} {he} ask? ____',
  },
  {
    words: /\b(?:strangers?|babies|prams?|strollers?)\b/iu,
    ask: 'Who stays within arm’s reach in such places, and what do {his} hands hold there? ____',
  },
  onlineRow,
  {
    words:
      /\b(?:must|(?<!not )always (?:lock|shut|clos|keep|with|supervis)\w*|never (?:leave|alone|without|let|give)|lock(?:ed|s)?|shut|closed|keep|supervis\w+|alarms?)\b/iu,
    ask: 'Everyone keeps to this, guests too. Who checks it each day? ____',
  },
  {
    words:
      /\b(?:would(?:n['’]?t| not)|wo(?:n['’]?t| not)|can(?:no|['’])?t|could(?:n['’]?t| not)|does(?:n['’]?t| not)|never) (?:tell|say|ask|call|shout)\b/iu,
    ask: 'Nobody waits to be told: adults look, and ask in {his} own way, by picture or by yes and no. A card or band with name and two numbers is on the body. Who looks each day, and what shows it? ____',
    older:
      'Nobody waits to be told: one person asks at a set time, in writing or by yes and no. Who, and what shows it? ____',
  },
  {
    words: /\bsqueez\w*|\bpets?\b|\bguinea pigs?\b/iu,
    ask: 'Who sits beside them each time, and what may {he} squeeze as hard as {he} {v:likes}? ____',
  },
  {
    words:
      /\b(?:runs?|bolt\w*(?! (?:his |her |their |down )*(?:food|meals?|dinner|lunch))|legs it|abscond\w*|elop\w*|leav(?:es|ing) (?:the |his |her |their )?(?:site|school|class\w*|house|home|garden|grounds|building|without|when|if|on)|walks? off|wander\w*|(?<!\bif (?:\p{L}+ ){0,3})lost)\b/iu,
    ask: 'At every door, gate and road one named adult has {him} in sight, and the watch is handed over aloud. Who sees {him} go, who follows, and which place would {he} head for? ____',
    older: 'Who sees {him} go, who follows, and which place would {he} head for? ____',
  },
];
