// Whoever fills in the form says "I" and "my". On a page that speaks as the child such words would be the child's: it is said whose they are, or
// they stand elsewhere.
import type { ChildProfile } from '@calmbridge/domain/child/profile';

/** "I", "me" or "my" of the writer: neither inside a quote nor behind what something means. */
export const speaksAsWriter = (text: string): boolean =>
  /(?<![\p{L}\p{N}'’-])(?:i|i['’]?m|i['’](?:ve|ll|d)|im|me|my|mine|myself)(?![\p{L}\p{N}-])/iu.test(
    text
      .replace(/(?<!\p{L})['‘"][^'‘’"“”]{1,60}['’"](?!\p{L})/gu, ' ')
      .replace(/(?:\bmeans?\b|=)[^.;]*/giu, ' ')
      .replace(/\bi\.e\.|\bi ?(?:phone|pad)\b/giu, ' '),
  );

export const kin =
  'mum|mom|mam|mama|ma|mother|dad|daddy|papa|father|nan|nana|nanny|gran|granny|grandma|grandmother|nonna|abuela|grandad|granddad|grandpa|grandfather|pop|aunt|auntie|aunty|uncle|sister|brother|cousin|stepmum|stepmom|stepdad|foster (?:mum|mom|dad|mother|father|carer)|wife|husband|partner';
const others =
  'key person|carer|matron|housemistress|housemaster|key ?worker|support worker|teacher|teaching assistant|ta|nurse|sister superior|social worker|nanny|au pair|childminder|guardian|house parent';
const written = (words: string): readonly RegExp[] => [
  new RegExp(`\\b(?:me|myself)\\s*\\((?:his |her |their |the )?(${words})\\b`, 'iu'),
  new RegExp(
    `\\bi(?:['’]?m| am) (?!not\\b)(?:(?:his|her|their|the|a) )?(?:\\p{L}+ )?\\(?(?:his |her |their |the )?(${words})\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(${words})(?: here)?,? (?:(?:and|i|i['’]?m|am) )*(?:filling|writing|typing|fills|wrote|completing|completes)\\b`,
    'iu',
  ),
  new RegExp(`\\b(${words}) \\((?:i|i['’]?m|i am|me)\\b`, 'iu'),
  new RegExp(`\\((?:me|i|myself),? (?:(?:his|her|their|the|a) )?(${words})\\b`, 'iu'),
  new RegExp(`\\b(${words})\\b[^,;()]{0,24}\\((?:me|i|myself)\\b`, 'iu'),
  new RegExp(`(?:^|\\n)myself (?:his|her|their) (${words})(?=\\s*(?:[,;\\n]|$))`, 'iu'),
  new RegExp(`\\bfilled (?:in|out) by (?:(?:his|her|their|the|a) )?(${words})\\b`, 'iu'),
  // "Me, nan, nursery" is a list.
  new RegExp(`(?:^|[,;(]\\s*)me (?:(?:older|younger|big|little|his|her|their|the) )*(${words})\\b`, 'iu'),
];

/** Who writes, where the form says so: "my gran", "the matron". */
export const writerOf = ({ socialSupports, notes, interactionStyle }: ChildProfile): string | null => {
  const told = `${socialSupports}\n${notes}\n${interactionStyle}`;
  const find = (words: string) =>
    written(words)
      .map((pattern) => pattern.exec(told)?.[1])
      .find((word) => word !== undefined)
      ?.toLowerCase();
  // Who says of themselves that they are no parent is none, whoever else is named.
  const one = /\bnot (?:a|his|her|their|the) parent\b/iu.test(told) ? undefined : find(kin);
  if (one !== undefined) return `my ${one === 'ma' || one === 'mama' ? 'mum' : one}`;
  const other = find(others);
  return other === undefined ? null : `the ${other}`;
};
