// How many telling words two texts share.
import { rememberedByText } from '@calmbridge/reader/meaning/remembered';

export const sharedOf = (said: string, sentence: string): number => {
  const told = rareIn(sentence);
  return [...rareIn(said)].filter((word) => told.has(word)).length;
};

export const rareIn = rememberedByText(
  (text: string): ReadonlySet<string> =>
    new Set(
      (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
        .filter((word) => !common.has(word))
        .map(stemOf)
        .filter((word) => !common.has(word)),
    ),
);

const stemOf = (word: string): string =>
  word
    .replace(/(?<=\p{L}{4})ing$/u, '')
    .replace(/ies$/u, 'y')
    .replace(/(?<=\p{L}{3})(?:ves)$/u, 'f')
    .replace(/(?<=[sxz]|ch|sh)es$/u, '')
    .replace(/(?<=\p{L}{3}[^s])s$/u, '');

/** Words that stand in half of all entries: to share one says nothing. */
const common = new Set(
  `school home house mother father mummy daddy family people person adult teacher friend child kid brother sister baby boy girl
cousin grandma grandpa granny name time hour minute day night morning evening week month year today tomorrow always never
sometimes often again thing something anything everything nothing someone somebody anyone everyone nobody room class place
food water other another when with without from into onto over under after before during about around because until while
have having been being does doing done make making made take taking taken give giving given come coming came going gone
left leave leaving stay start stop stopping finish work works help helps want need like likes love loves hate hates know
says said tell tells told talk talking speak word words call called look looking watch watching hear hearing play playing
wait waiting change changed changing turn turns more most much many some same different very only just even also than then
that this these those there their them they what where which will would could should must cannot wont dont doesnt close
open long short good well better best worse bad hard easy loud quiet small little first last next every each both back down
away here near hand hands face head eyes body feel feeling think ready late early busy upset alone outside inside right wrong
phone door table picture card song music noise sound device tablet ipad staff carer pull push lesson timer board visual once several question questions asked asking doesn didn isn wasn aren couldn wouldn won cant can't`.split(
    /\s+/u,
  ),
);
