import type { HelpPlace } from './helplines.ts';

// Which country's numbers come first, guessed from the time zone of the device. A guess: all others stay one tap away.

const zones: Partial<Record<HelpPlace, string>> = {
  GB: 'Europe/London Europe/Belfast Europe/Jersey Europe/Guernsey Europe/Isle_of_Man',
  IE: 'Europe/Dublin',
  CA: 'America/Toronto America/Vancouver America/Montreal America/Edmonton America/Winnipeg America/Halifax America/St_Johns America/Regina America/Moncton America/Whitehorse America/Yellowknife America/Iqaluit America/Glace_Bay America/Goose_Bay America/Rankin_Inlet America/Thunder_Bay America/Dawson',
  US: 'America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Anchorage America/Detroit America/Boise America/Juneau America/Adak America/Menominee America/Louisville America/Indianapolis America/Puerto_Rico Pacific/Honolulu',
  NZ: 'Pacific/Auckland Pacific/Chatham',
  IN: 'Asia/Kolkata Asia/Calcutta',
  ZA: 'Africa/Johannesburg',
  DE: 'Europe/Berlin Europe/Busingen',
  FR: 'Europe/Paris',
  ES: 'Europe/Madrid Africa/Ceuta Atlantic/Canary',
  PT: 'Europe/Lisbon Atlantic/Madeira Atlantic/Azores',
  BR: 'America/Sao_Paulo America/Manaus America/Fortaleza America/Recife America/Bahia America/Belem America/Cuiaba America/Campo_Grande America/Porto_Velho America/Rio_Branco America/Maceio America/Araguaina America/Boa_Vista America/Santarem America/Noronha',
  MX: 'America/Mexico_City America/Monterrey America/Tijuana America/Cancun America/Merida America/Chihuahua America/Hermosillo America/Mazatlan America/Matamoros America/Ciudad_Juarez America/Ojinaga America/Bahia_Banderas',
  EU: 'Europe/Vienna Europe/Brussels Europe/Sofia Europe/Zagreb Asia/Nicosia Asia/Famagusta Europe/Nicosia Europe/Prague Europe/Copenhagen Europe/Tallinn Europe/Helsinki Europe/Mariehamn Europe/Athens Europe/Budapest Europe/Rome Europe/Riga Europe/Vilnius Europe/Luxembourg Europe/Malta Europe/Amsterdam Europe/Warsaw Europe/Bucharest Europe/Bratislava Europe/Ljubljana Europe/Stockholm',
};
/** Parts of a country that have zones of their own. */
const families: readonly (readonly [string, HelpPlace])[] = [
  ['Australia/', 'AU'],
  ['America/Indiana/', 'US'],
  ['America/Kentucky/', 'US'],
  ['America/North_Dakota/', 'US'],
  ['US/', 'US'],
  ['Canada/', 'CA'],
];

const placeOfZone = new Map(
  Object.entries(zones).flatMap(([place, names]) =>
    names.split(' ').map((zone) => [zone, place as HelpPlace] as const),
  ),
);

export const helpPlaceOf = (timeZone: string): HelpPlace =>
  placeOfZone.get(timeZone) ?? families.find(([start]) => timeZone.startsWith(start))?.[1] ?? 'other';
