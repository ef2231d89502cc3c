// Lists in a profile, entry by entry: cleaned, and named for what each is about.
import { entriesOf } from '@calmbridge/reader/clinic/split-entries';
import { bareTopic, phraseOf } from '#child/phrase-shape';
import { cleanText, isRepeatable } from '../clean.ts';
import { type Diet, dietFitting } from '../diet.ts';
import type { Item } from '../facts.ts';
import { belongsElsewhere } from './phrases-to-read.ts';

export const mostItems = 10;

export const itemsIn = (text: string, diet: Diet, most = mostItems): Item[] =>
  itemsOf(
    entriesOf(text).filter((phrase) => !belongsElsewhere(phrase)),
    diet,
  ).slice(0, most);

/** Each cleaned and named so that it fits the diet; nothing twice, nothing a plan may not repeat. */
export function itemsOf(raws: readonly string[], diet: Diet): Item[] {
  const seen = new Set<string>();
  return raws.flatMap((raw, index) => {
    const said = dietFitting(cleanText(raw), diet);
    const key = said.toLowerCase();
    if (!isRepeatable(said) || said.length < 2 || !/[\p{L}\p{N}]/u.test(said) || seen.has(key)) return [];
    seen.add(key);
    const topic = bareTopic(phraseOf(said).text) || said;
    return [{ said, topic: index > 0 ? capitalAsIn(said, topic) : keepNames(said, topic) }];
  });
}

const properFirst =
  /^(?:rubik(?:['’]s)?|quran|bible|torah|irish|indian|manchester|polish|english|french|german|spanish|italian|japanese|korean|chinese|roman|egyptian|greek|ramadan|eid|christmas|easter|diwali|hanukkah|passover|halloween|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lego|minecraft|roblox|pok[eé]mon|thomas|disney|harry|mario|star|python|christmas|nintendo|titanic|marvel|frozen|bluey|peppa|paw|doctor|sonic|lion|duplo|playmobil|barbie|linux|xbox|playstation|youtube|tiktok|netflix|spotify|google|d&d|dungeons|zelda|pixar|postman|hey|octonauts|numberblocks|alphablocks|cbeebies|sylvanian|fortnite|geoguessr|wikipedia)\b/i;

export const keepNames = (said: string, text: string): string =>
  properFirst.test(text) ? capitalAsIn(said, text) : text;

/** A capital inside a list is a name: "Polish history" after a comma keeps it. */
const capitalAsIn = (said: string, topic: string): string => {
  const at = said.toLowerCase().indexOf(topic.toLowerCase());
  return at === -1 ? topic : said.slice(at, at + topic.length);
};
