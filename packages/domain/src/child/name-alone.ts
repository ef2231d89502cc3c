// The line for the name holds what people write there: "Teddy & also see form for his twin". What is hidden, and what a plan says, is the
// name; a remark taken for one would be replaced wherever its everyday words stand.

/** The name without the remark behind it. */
export const nameAlone = (written: string): string => {
  const name = written.trim();
  // The chat calls somebody "your brother" of whom it knows no name.
  if (/^(?:your|my|our)\s/u.test(name)) return name;
  const meant = /\bform is for\)?\s+(\p{Lu}[\p{L}\p{M}'’-]+)$/u.exec(name)?.[1];
  if (meant !== undefined) return meant;
  const ofSomebody = childOf.exec(name)?.[1];
  if (ofSomebody !== undefined) return ofSomebody;
  const from =
    [name.search(calledSo), name.search(remark)].filter((at) => at >= 0).sort((a, b) => a - b)[0] ?? -1;
  return from === -1 ? name : name.slice(0, from).replace(/[\s(&+,;:–—/\-[]+$/u, '');
};

/** "Auntie Fee's lad, Callum": whose child it is stands before the name. */
const childOf =
  /['’]s\s+(?:\p{Ll}+\s+)*(?:boy|girl|son|daughter|lad|lass|child|kid|grandson|granddaughter|grandchild|nephew|niece|foster (?:son|daughter|child)|eldest|oldest|youngest)[\s,:–-]+(\p{Lu}[\p{L}\p{M}'’-]+|\{child\d*\})$/u;

/** "Siobhan & I call her Bonnie", "Alexandra goes by Lex": how the child is called is told behind the name. */
const calledSo =
  /(?<=\p{L})[\s(&+,;:–—/\-[]+(?:(?:and|but|we|all|I|everyone|everybody|people|friends|family|he|she|they|mum|mom|dad|usually|mostly|always)\s+)*(?:calls?\s+(?:him|her|them)|says?|goes\s+by|known\s+as|called|prefers|aka|likes\s+to\s+be\s+called|is\s+called|answers\s+to)\b/iu;
/** The name said there. */
export const nameTold = (written: string): string | null => {
  const from = written.search(calledSo);
  const said =
    from === -1
      ? null
      : /(?:(?:him|her|them|by|as|called|prefers|aka|to|says?)\s+["'‘“]?)(\p{Lu}[\p{L}\p{M}'’-]*\p{L})/u.exec(
          written.slice(from),
        );
  return said?.[1] ?? null;
};

/** Words that stand in no name, whoever writes it: with them a remark begins. */
const notInNames =
  'also see form for his her hers their our my not no with without who whose is isnt was are has had but please same this that these those he she they we it its about only note just when if because until at age aged what how where so too very does did dont can cant will like likes loves';

/** From the second word on, and written small: My and See are names as well. A relative is one in any letters. */
const remark = new RegExp(
  `(?<=\\S)[\\s(&+,;:–—/\\-[]+(?:(?:${notInNames.split(' ').join('|')})(?![\\p{L}\\p{M}'’-])|(?:[Tt]wins?|[Bb]rother|[Ss]ister|[Ss]ibling|[Cc]ousin|TWIN)(?![\\p{L}\\p{M}])|(?:[Ff]orm|[Cc]lass|[Yy]ear|[Gg]rade|[Rr]oom)\\s*\\d)`,
  'u',
);
