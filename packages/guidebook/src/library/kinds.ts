// For a hard moment the library does not know by name: lines by what it is — a sound, a place, a change, a demand, a
// person, a need of the body. `{it}` is the carer's own phrase.
import type { PracticeId } from '#practices/practices';
import type { SituationKind } from './entries.ts';

export type KindLines = {
  words: RegExp;
  before: readonly string[];
  signs: readonly string[];
  act: readonly string[];
  after: readonly string[];
  goal: string;
  by: readonly PracticeId[];
};

export const kindLines: Record<SituationKind, KindLines> = {
  sound: {
    words:
      /\b(?:sound|noise|noisy|loud|music|voice|voices|ring|beep|buzz|bang|horn|whistl\w*|scream\w*|shout\w*|hear\w*|volume|siren|echo)\b/i,
    before: [
      'Tell {him} when {it} will come, and where the quiet end is; {ears} in reach',
      'Let {him} meet {it} from far away first: two rooms off, then one',
    ],
    signs: ['Hands half up, eyes to the source', 'Hums, presses an ear to the shoulder'],
    act: [
      'Walk away from it together, then wait without talking',
      '{Ears} on, back to the sound, count it out on fingers',
    ],
    after: ['{Comfort}, water, five minutes of quiet', 'Add it to the sound list: which, how far, how long'],
    goal: '{shows:too loud} and moves away from {it} with an adult',
    by: ['abi', 'fct'],
  },
  light: {
    words: /\b(?:light|lights|bright\w*|flash\w*|glare|sun|lamp|flicker\w*|colou?rs?|see\w*|visual)\b/i,
    before: [
      'Cap or shade in reach before {it}; seat {him} with the source behind',
      'Dim or cover it first, then bring {him} in',
    ],
    signs: ['Squints, turns away', 'Pulls the hood up'],
    act: [
      'Move to shade, wait for open eyes, then speak',
      'Cover it or turn it down; nothing else for a minute',
    ],
    after: ['Ten minutes in low light', 'Note the lamp and the hour'],
    goal: 'puts on a cap or points to the light to be changed',
    by: ['abi'],
  },
  touch: {
    words:
      /\b(?:touch\w*|wear\w*|cloth\w*|fabric|sticky|wet|rough|itch\w*|hug\w*|skin|feel of|texture\w*|tight|hair|brush\w*|zip|wash\w*)\b/i,
    before: [
      'Show {it} first, let {his} own hand try it, then a short go with an end in sight',
      'Press firmly before the light touch; cloth within reach',
    ],
    signs: ['Pulls the arm in, wipes the spot', 'Shoulders up, fingers spread'],
    act: ['Stop, hands off, wait for {his} sign', 'Swap it for the softer or drier way at once'],
    after: [
      'Firm pressure if {he} {v:asks}, {comfort} if not',
      'Write down which part was hard: start, middle or end',
    ],
    goal: '{shows:stop} and chooses how to go on',
    by: ['abi', 'fct'],
  },
  smell: {
    words: /\b(?:smell\w*|odou?r\w*|stink\w*|perfume|scent\w*)\b/i,
    before: [
      'Air the place before {it}; a cloth with a liked smell in the pocket',
      'Keep it behind a closed door and seat {him} by the window',
    ],
    signs: ['Nose into the collar', 'Stops at the door'],
    act: ['Out into the air, then decide', 'Change places, window open'],
    after: ['Fresh air and water', 'Add it to the list'],
    goal: '{shows:smell} and moves to fresh air',
    by: ['abi'],
  },
  crowd: {
    words:
      /\b(?:crowd\w*|busy|people everywhere|queue\w*|packed|party|parties|gather\w*|assembly|market|mall|concert)\b/i,
    before: [
      'Go early, stay short, know the way out of {it} before you go in',
      'Agree the minutes and the second place to sit',
    ],
    signs: ['Walks the wall, holds on', 'Faster talk, faster steps'],
    act: ['To the edge, you in front, wait', 'Leave for ten minutes; return only if {he} {v:wants}'],
    after: ['Nothing planned for an hour', 'Write how many minutes were good'],
    goal: '{shows:break} and walks to the agreed place',
    by: ['abi', 'fct'],
  },
  change: {
    words:
      /\b(?:chang\w*|new|different|cancel\w*|late|unexpected\w*|sudden\w*|surpris\w*|instead|moved?|missing|broken?|switch\w*|unfamiliar|first time|routine\w*)\b/i,
    before: [
      'Show {it} on {acard} the evening before: what goes, what stays, what is new',
      'Name the part of {it} that stays the same, then the one new thing',
    ],
    signs: ['Repeats the old plan', 'Checks doors, clocks or shelves'],
    act: [
      'Point to the new picture, wait {wait}, offer two ways on',
      'Go back to the last known step and start from there',
    ],
    after: ['Draw the day as it went', 'Give the lost thing a date'],
    goal: 'checks the change card and chooses one of two ways on',
    by: ['vs', 'abi'],
  },
  ending: {
    words:
      /\b(?:leav\w*|stop\w*|end\w*|finish\w*|turn\w* off|over|done|goodbye|put away|time to go|giving up|giving back)\b/i,
    before: [
      'Say how many more before {it}, and show what comes next',
      'End on a natural point and let {him} make the last move',
    ],
    signs: ['Speeds up, guards it', 'Asks for one more'],
    act: [
      'Count the last two, hold up the next picture, wait',
      'Let {him} carry one thing over to the next place',
    ],
    after: ['Begin the next thing with its easiest part', 'Say when it comes back'],
    goal: 'ends after the "two more" card and goes to the next thing',
    by: ['vs', 'abi'],
  },
  waiting: {
    words: /\b(?:wait\w*|queue\w*|line|turns?|delay\w*|patien\w*|slow)\b/i,
    before: [
      'Show the length of {it} with dots; wait bag packed',
      'Start with ten seconds {he} can win, then twenty',
    ],
    signs: ['Asks "now?"', 'Walks off and back'],
    act: ['Take one dot off each minute', 'Walk a small loop and return'],
    after: ['Say how long {he} waited', 'Note the longest good wait'],
    goal: 'waits with the dot strip until the last dot',
    by: ['vs', 'td'],
  },
  demand: {
    words:
      /\b(?:ask\w*|told|task\w*|work|write\w*|writing|read\w*|homework|do things|job|chore\w*|lesson\w*|class|learn\w*|instruct\w*|sit\w*|follow\w*|try\w*|get\w* ready|dress\w*|clean\w*|test|subject|project|practice)\b/i,
    before: [
      'Cut {it} into three steps with a picture each; start with the one {he} {v:does} easily',
      'Offer two ways to do {it} and a card for "in ten minutes"',
    ],
    signs: ['Drifts off, jokes, slides down', 'Does the first bit again and again'],
    act: ['Do step one beside {him}, leave a gap, wait {wait}', 'Halve it; stop after the half as promised'],
    after: ['Straight to something {he} {v:likes}', 'Note which step was the hard one'],
    goal: 'does the first two steps of it with the pictures',
    by: ['ta', 'bmi'],
  },
  people: {
    words:
      /\b(?:people|person|child\w*|kids?|peer\w*|friend\w*|sibling\w*|brother|sister|teacher\w*|adult\w*|visitor\w*|stranger\w*|group\w*|talk\w*|social\w*|team|someone|others|stare\w*|attention|man|men|woman|women|boys|girls|cousin\w*)\b/i,
    before: [
      'Seat {him} with nobody behind, and agree on one sign for "I need space"',
      'Keep it to one or two people at a time, with one shared thing on the table',
    ],
    signs: ['Turns side-on, answers get short', 'Comes very close or moves away'],
    act: [
      'Give space: one person steps back, the other stays silent',
      'Offer the way out card and walk with {him}',
    ],
    after: ['Ask with yes and no cards whether to do it again', 'Quiet time equal to the visit'],
    goal: '{shows:space} or joins for five minutes, as {he} {v:chooses}',
    by: ['fct', 'pbii'],
  },
  feeling: {
    words:
      /\b(?:feel\w*|angry|anger|sad\w*|upset|cry\w*|fear\w*|scared|afraid|worr\w*|anxi\w*|frustrat\w*|jealous\w*|embarrass\w*|los\w*|fail\w*|disappoint\w*|excit\w*|mad|stress\w*)\b/i,
    before: [
      'Draw {it} on a 1–5 scale on a calm day, one helper for each number',
      'Watch the ten minutes before {it} for a week and change one thing',
    ],
    signs: ['Breath short, hands tight', 'Voice up or gone'],
    act: [
      'Fewer words, more room, {comfort} in reach',
      'Ask for the number only; do its helper beside {him}',
    ],
    after: ['Water and rest, talk tomorrow', 'Draw it in three boxes, when {he} {is} ready'],
    goal: 'points to the number and picks its helper',
    by: ['cbis', 'fct'],
  },
  body: {
    words:
      /\b(?:tired\w*|hungr\w*|hunger|thirst\w*|sleep\w*|pain|hurt\w*|ill\w*|sick\w*|hot|cold|heat|toilet|stomach|head|energy|movement|run\w*|jump\w*|restless|period)\b/i,
    before: [
      'Check food, drink, toilet and warmth at set hours, before {it} shows',
      'Put rest or movement on the strip ahead of the usual hour',
    ],
    signs: ['Slower or wilder than usual', 'Rubs, holds or chews something'],
    act: [
      'Meet the body first: food, drink, rest, move; then look again',
      'Show the body card, wait at each part',
    ],
    after: ['Write the hour; the pattern tells the cause', 'Halve the asks for the rest of the day'],
    goal: 'shows on the body card what {he} {v:needs}',
    by: ['fct', 'fba'],
  },
  care: {
    words:
      /\b(?:doctor|dentist|nurse|hospital|medicine|cream|teeth|nails|bath\w*|shower\w*|groom\w*|hygiene|clinic|exam\w*|glasses)\b/i,
    before: [
      'Play {it} at home with four photos; show on {doll} first',
      'Agree on a stop sign that stops everyone',
    ],
    signs: ['Covers the place, turns away', 'Grips the chair'],
    act: ['Count five, stop, count five again', 'Do a part today, the rest another day'],
    after: ['Home by the planned way', 'Write where it went well and end there next time'],
    goal: 'lets a count of five happen and {shows:stop} when needed',
    by: ['ta', 'sn'],
  },
  food: {
    words: /\b(?:food\w*|eat\w*|meal\w*|lunch|dinner|breakfast|snack\w*|taste|drink\w*|table|menu)\b/i,
    before: ['One safe food beside {it}, always', 'Let {him} serve {himself}; look, touch and smell count'],
    signs: ['Pushes the plate, checks each piece', 'Leaves the chair'],
    act: ['Move it off, eat on, no comment', 'Bring the plain plate'],
    after: ['End with the safe food', 'Mark the step reached'],
    goal: 'puts a new food in the "no thank you" bowl or leaves it on the plate',
    by: ['bmi', 'abi'],
  },
  place: {
    words:
      /\b(?:room|hall|house|park|beach|pool|school|shop\w*|street|church|mosque|temple|restaurant|car|bus|train|plane|lift|elevator|corridor|stairs|garden|outside|inside|office|library|cinema|zoo|museum|place\w*|station|airport|gym|farm)\b/i,
    before: [
      'Show four photos of {it}: door, seat, toilet, way out',
      'Visit {it} empty for five minutes, then home',
    ],
    signs: ['Stops at the door', 'Looks for the way out'],
    act: ['Stay at the edge until {he} {v:moves} first', 'Find the quiet corner and put {comfort} there'],
    after: ['Leave while it is still good', 'Choose one photo for the "been there" page'],
    goal: 'walks to the chosen corner with the photo strip',
    by: ['sn', 'vs'],
  },
  night: {
    words: /\b(?:night\w*|bed\w*|dark\w*|nap\w*|dream\w*|asleep|evening\w*)\b/i,
    before: [
      'Put {it} in the evening pictures, same order each night',
      'Dim in three steps, {comfort} in bed first',
    ],
    signs: ['Gets livelier', 'One more drink, one more check'],
    act: ['Back to the last picture, low voice', 'Sit by the door and be dull'],
    after: ['Same wake time whatever the night was', 'One line in the sleep log'],
    goal: 'follows the evening pictures to the last one',
    by: ['vs', 'abi'],
  },
  safety: {
    words:
      /\b(?:danger\w*|unsafe|risk\w*|run\w* (?:off|away|into)|climb\w*|escap\w*|wander\w*|road\w*|traffic|water|fire|stove|knife|knives|sharp|hit\w*|bit(?:e|es|ing)|throw\w*|swallow\w*|strangers?)\b/i,
    before: [
      'Look for what {it} gives {him}, and give that safely, at a set hour',
      'Go through the place where it happens: what can be locked, covered or moved today?',
    ],
    signs: ['Eyes on the place, quicker steps', 'Goes quiet in another room'],
    act: [
      'Go there, do not call; stand between, show the safe choice',
      'One adult with {him}, one clears the way',
    ],
    after: ['Write where, when and what for', 'Check the lock or cover again'],
    goal: 'stops at the stop sign and takes the safe choice',
    by: ['fba', 'rir'],
  },
  animal: {
    words:
      /\b(?:animal\w*|dog\w*|cat\w*|bird\w*|insect\w*|bee\w*|wasp\w*|spider\w*|bug\w*|horse\w*|pet\w*|mouse|mice|rat\w*|snake\w*)\b/i,
    before: [
      'Learn three facts about {it}; photo first, then behind glass, then far off',
      'Choose the path without {it}, or the far side of you',
    ],
    signs: ['Climbs on you, scans ahead', 'Stops walking'],
    act: ['Stand still, you in front, one slow step back', 'Walk a wide curve together'],
    after: ['Look back from a safe place', 'Note the distance that was fine'],
    goal: 'moves to your far side and {shows:help}',
    by: ['abi', 'cbis'],
  },
};
