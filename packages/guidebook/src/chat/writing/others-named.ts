// Whether a message names anybody beside the child and whoever is written to. Where it does, nobody can tell of whom "he" or "they" is said,
// so that no sentence is turned towards the reader.
import type { AskedChild } from '../message/child-asked-about.ts';
import type { Addressee } from './addressee.ts';

export function namesOthers(
  message: string,
  addressee: Addressee,
  { facts, isUnknown }: AskedChild,
): boolean {
  const [role = ''] = /[\p{L}-]+$/u.exec(addressee.said) ?? [];
  const reader = [addressee.name, addressee.said, role].filter((one) => one.length > 1).map(escaped);
  const text = message
    .replace(ownChild, ' ')
    .replace(place, ' ')
    .replace(
      new RegExp(
        String.raw`(?<!\p{L})(?<!\b(?:old|other|another|last|new|previous|former|supply|second|different) )(?:${reader.join('|') || '$^'})(?!\p{L})`,
        'giu',
      ),
      ' ',
    );
  const names = [...text.matchAll(nameInside), ...text.matchAll(nameFirst)].map(([, name = '']) => name);
  return (
    others.test(text) ||
    names.some((name) => !knownCapitals.test(name) && (isUnknown ? false : name !== facts.name))
  );
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const ownChild =
  /\b(?:my|our) (?:[\p{L}\d-]+ ){0,2}?(?:son|daughter|child|boy|girl|lad|kid)\b(?!['’]s)|\{child\}/giu;

/** "Too tired for school" tells of nobody. */
const place = /\b(?:at|for|to|from|after|before) (?:school|nursery|preschool|college|hospital)\b/giu;

const others =
  /\b(?:mum|mom|mam|mummy|dad|daddy|mother|father|step\p{L}+|nan|nana|nanny|gran\p{L}*|grandad|brothers?|sisters?|siblings?|twins?|baby|cousins?|uncle|aunt\p{L}*|niece|nephew|husband|wife|partner|boyfriend|girlfriend|mil|in-laws?|ex|friends?|mates?|neighbou?rs?|teachers?|head|headteacher|senco|ta|aide|assistant|staff|keyworker|key worker|one-to-one|school|nursery|club|class|doctors?|gp|nurses?|dentist|consultant|paediatrician|pediatrician|therapist|physio\p{L}*|ot|camhs|hospital|clinic|police|officer|social worker|worker|carers?|childminder|babysitter|sitter|driver|coach|instructor|leader|manager|boss|landlord|vicar|pastor|imam|lady|man|men|woman|women|boys?|girls?|lads?|kids|children|pupils?|students?|people|strangers?|somebody|someone|everyone|everybody|another|others?|dogs?|cats?|puppy|kitten)\b/iu;

/** "Then Gary took him", not at the beginning, and "Gary had him on Saturday", where it is. */
const nameInside = /(?<=[\p{Ll},;]\s)(\p{Lu}\p{Ll}{2,})(?!\p{L})/gu;
const nameFirst =
  /(?:^|[.!?:]\s+)(\p{Lu}\p{Ll}{2,})(?= (?:from|had|has|is|was|came|comes|went|took|takes|minded|picked|picks|collected|looked|said|says|gave|gives|told|and|with|always|never)\b)/gu;
const knownCapitals =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Mon|Tue|Wed|Thu|Fri|Sat|Sun|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Eid|Diwali|English|Maths|She|They|This|That|There|What|Who|The|School|Everything|Nothing|Nobody|Mrs?|Miss|Please|Dear)$/u;
