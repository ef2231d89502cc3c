// What a carer names because it is to stop: "staring at people on the bus", "crumpling up his drawing". It opens no story as what the
// child does, and does not get easier with time: a scene tells what is done instead.

import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import type { Scene } from '../scene.ts';

/** Hardly ever asked for because a child is to learn it. */
const always =
  'correct(?!ing (?:my |his |her )?(?:spelling|mistakes|work|homework))|interrupt|star(?=ing at)|shout|scream|yell|hit(?=ting)|kick(?!ing (?:a|the|my) ball)|bit(?=ing (?!into))|spit(?!ting out)|lick(?!ing (?:an?|the|my) (?:ice|lolly|lollipop|spoon|stamp))|push(?=ing (?:in|past|people|other|\\p{Lu}|my|his|her|the (?:other|baby|dog|cat)))|snatch|swear|steal|cheat|teas|pok(?!ing (?:a|the) (?:hole|straw))|pinch|smear|bang(?!ing (?:a|the) drum)|slam|burp|fart|crumpl|rip(?=ping (?:up|my|his|her|the|books|paper|pages))|barg|blurt|argu|bolt|refus|bully|boss|spy|hack|trespass';
/** Only with what makes it so. */
const withThing =
  "throwing (?!(?:a|the|my|his|her) (?:ball|frisbee|beanbag|party|rubbish)|away|out|up)|pulling (?:hair|\\p{L}+[’']?s hair|(?:my|his|her) trousers)|picking (?:at )?(?:my|his|her|their|the)? ?(?:nose|scabs?|spots|skin|pimples|lips)|chewing (?:on )?(?:my|his|her|their|the)? ?(?:sleeves?|jumper|clothes|collar|shirt|pencils?|hair|toys|cables?)|talking (?:to strangers|over|back|too (?:loud|much)|with (?:my|his|her) mouth full)|answering back|calling (?:people|others|\\p{L}+) names|telling tales|sending (?:\\p{L}+ ){0,2}(?:pictures|photos|pics|nudes|selfies)|sharing (?:my |his |her )?(?:password|address|location)|running (?:off|away|out|into the road|ahead)|wandering off|climbing (?:on|out|over|up) (?:the |my |his |her )?(?:furniture|sofa|table|window|fence|shelves|bookcase|worktop|wardrobe|roof|wall)|following (?:people|strangers|other|(?:\\p{L}+ ){1,2}(?:around|about|everywhere))|hiding (?:food|under|from)|lying (?:to|about)(?= \\p{L})|copying (?:other|people|\\p{L}+[’']?s work)|taking (?:off )?(?:my|his|her|their) (?:top|clothes|trousers|shirt|nappy|seat ?belt|hearing aids?|glasses)(?: off)?|touching (?:people|other|strangers|myself|himself|herself|everything|\\p{L}+[’']?s (?:hair|things|phone))|hugging (?:strangers|every|people)|kissing (?:strangers|every|people)|eating (?:sand|dirt|grass|mud|play ?dough|glue|chalk|off the floor|other people)|opening the car door|undoing (?:my|his|her|the) (?:seat ?)?belt|laughing (?:at|when)|pointing at|standing too close|getting too close|breaking (?:things|toys|\\p{L}+[’']?s)|messing (?:about|around|with)";

const unwanted = new RegExp(`^(?:(?:${always})\\p{L}*ing|${withThing})(?!\\p{L})`, 'iu');

export const isUnwantedDoing = (text: string): boolean => unwanted.test(text);

/** "When People Stare" tells of what others do, and not of whoever stares. */
const isDoneByOthers = (title: string, doing: string): boolean => {
  const [verb = ''] = doing.toLowerCase().split(' ');
  const root = verb
    .replace(/ing$/, '')
    .replace(/(.)\1$/, '$1')
    .slice(0, 5);
  return (
    root.length >= 3 &&
    new RegExp(`\\b(?:people|someone|somebody|others|children|friends?)(?: who)? ${root}`, 'iu').test(title)
  );
};

/** Whether a scene tells of what others do, or of the matter that only stands beside what is not to be done. */
export const tellsOfOthers = (scene: Scene, { clauses: [first] }: StoryLine, about: string): boolean => {
  const text = first?.text ?? '';
  // "Not telling everyone about Mum's operation" is no story on the operation.
  const [, denied] = /^not (\p{L}+ing)\b/iu.exec(about) ?? [];
  // What is not told to strangers in a game is what a scene on being safe online teaches.
  if (/\bonline\b/i.test(scene.title) && tellsOnline.test(about)) return false;
  if (denied !== undefined && !saysLittle.test(denied)) return !namedBy(scene).has(stemOf(denied));
  return isUnwantedDoing(text) && isDoneByOthers(`${scene.title}. ${scene.topic}`, text);
};
const tellsOnline =
  /^not (?:telling|giving|sharing|sending|saying)\b.*\b(?:online|roblox|minecraft|fortnite|snapchat|tiktok|discord|instagram|whatsapp|youtube|xbox|playstation|chat|internet)\b/i;
/** Not the lines it is asked for with: half of them say "tell". */
const namedBy = ({ title, topic, words }: Scene): ReadonlySet<string> =>
  new Set(wordsOf([title, topic, ...words].join(' ')).map(stemOf));
const saysLittle = /^(?:going|getting|taking|having|being|doing|making|putting|coming|always|keeping)$/i;
