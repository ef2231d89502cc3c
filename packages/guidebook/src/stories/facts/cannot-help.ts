// Who is no helper, whatever they do in the story: somebody the line or a box says is ill, hurt, away, leaving or just born, and an animal.
import { genderOf, isPersonWord } from '@calmbridge/reader/story-line/people';

/** `said` are the line and the boxes. "Papa broke his leg and reads to me": he is there, and can't be the one who helps. */
export function cannotHelp(who: string, said: string): boolean {
  const name = who
    .replace(/,.*$/, '')
    .replace(/^(?:my|our|the|his|her|their) /i, '')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (isAnimal(name)) return true;
  return new RegExp(
    `\\b${name}(?: and (?:my |our |his |her )?\\p{L}+)?,? (?:who )?(?:(?:has|have|had|is|are|was|will|may|just|now|also|be|been|still|soon|only) )*(?:${unable})\\b`,
    'iu',
  ).test(said);
}

/** "Our dog Biscuit" is nobody to turn to. */
const isAnimal = (name: string): boolean =>
  name.split(' ').some((word) => genderOf(word) !== null && !isPersonWord(word));

const unable =
  "(?:ill|sick|poorly|unwell|hurt|broken?|broke|dying|dead|died|dies|dementia|cancer|an? (?:\\p{L}+ )?(?:operation|stroke|accident|fall|cold|virus|broken \\p{L}+|bad \\p{L}+)|the flu|in (?:the )?(?:hospital|prison)|away|abroad|gone|off|absent|leaving|leaves|left|retir\\p{L}+|moving|moves|moved|going (?:away|abroad|into|to (?:hospital|live))|goes (?:away|into)|working (?:away|late|abroad|nights)|works (?:away|late|nights)|on (?:holiday|leave|a course|a trip|strike)|having (?:an? )?(?:baby|operation)|born|deploy\\p{L}+|(?:cannot|can not|can't|cant|will not|won't|not) (?:be there|come|carry|lift|walk|help|drive|pick|see|hear|remember|stay))";
