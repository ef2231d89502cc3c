// "Daddy is not gone", "Mum is asleep, she isn't lost": a grown-up of whom somebody says so is no child that is looked for. The words are
// left out before the rest is read, which is heard as ever: "Dad is not gone, but our son is missing".

const grownUp =
  '(?:mum|mummy|mam|mammy|mom|mommy|mama|dad|daddy|papa|baba|nan|nana|nanny|gran|granny|grandma|grandad|grandpa|grandmother|grandfather|auntie|aunty|aunt|uncle|mother|father|teacher|childminder|carer|(?:mr|mrs|ms|miss) \\p{L}+)';
const isNot =
  "(?: is|['’]s| has| was)? not|(?: is|has|was)?n['’]?t| is(?:n['’]?t)| has(?:n['’]?t)| was(?:n['’]?t)";
const gone =
  '(?: been)?(?: really)? (?:gone|missing|lost|vanished|disappeared)(?: (?:away|missing|anywhere|for (?:good|ever)|forever))?';
/** "Has not gone far", "has not gone to school": that goes on to where he is. */
const whole = '(?= ?(?:$|[,.;:!?)]|and\\b|but\\b|because\\b|cos\\b|he\\b|she\\b|just\\b|only\\b|so\\b))';

const named = new RegExp(`\\b(?:(?:his|her|their|my|the|our) )?${grownUp}(?:${isNot})${gone}${whole}`, 'giu');
/** Whoever rests is who "she" is. */
const rests = new RegExp(
  `\\b${grownUp}\\b[^.?!]{0,60}\\b(?:asleep|sleep(?:s|ing)?|in bed|resting|(?:works?|working) (?:nights|away)|night shifts?|in hospital|at work|at sea|deployed)\\b`,
  'iu',
);
const meant = new RegExp(`\\b(?:he|she)(?:${isNot})${gone}${whole}`, 'giu');

export const withoutNotGone = (text: string): string => {
  const some = text.replace(named, ' ');
  return rests.test(text) ? some.replace(meant, ' ') : some;
};
