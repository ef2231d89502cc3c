// Words of a line that make it delicate: bodies and medicine, danger, alarms and storms in which grown-ups lead, courts and offices.
import type { DelicateMatter } from '../story-kind.ts';

export const mattersIn = (line: string): DelicateMatter[] =>
  words.flatMap(([matter, pattern]) => (pattern.test(line) ? [matter] : []));

const words: ReadonlyArray<readonly [DelicateMatter, RegExp]> = [
  [
    'body',
    /\b(?:hospital|operat\w+|surg(?:ery|eon)\w*|hip|injection\w*|vaccin\w*|jabs?|needles?|blood|catheter|colonoscopy|endoscop\w*|scan|mri|eeg|x-?ray|cast(?:ing)?|plaster|anaesth\w*|syringe|medicine|medication|dose|seizure\w*|epilep\w*|cancer|tumou?r|diagnos\w*|assessment|assessed|oxygen|feed machine|feeding tube|pump|prostate|willy|penis|vagina|genital\w*|private parts?|privat|period|pads?|puberty|bra|masturbat\w*|circumcis\w*|erection\w*|lump|enema|dentist|teeth|tooth|cataract|orthotic\w*|afo|moulds?|audiology|hearing|braces|eye drops|drops in|nappy|nappies|toilets?|washroom|portaloo|dunny|long drop|potty|poo|poop|wee|pee|naked|undress\w*|locker room|nits?|lice|weigh\w*|hernia|allerg\w*|ill|sick|poorly|vets?|limping|body|boobs?|breasts?|shav\w+|kiss\w*|hug\w*|faints?|sore|care home|died|dead|passed away)\b/i,
  ],
  [
    'danger',
    /\b(?:kni(?:fe|ves)|guns?|weapons?|(?<!\b(?:bon|camp))fires?(?! (?:drill|alarm|doors?|station))|drown\w*|strangers?|abus\w*|(?<!\bnot )hurt\w*|hit by|kill\w*|slaughter\w*|shoot\w*|shot|suicid\w*|self[- ]harm\w*|drugs?|alcohol|gas on|scams?|lend her|your money|forty bucks|emergency|911|999|gators?|jellyfish|stinger|magpie|swoop\w*|wasps?|toads?|bees|bitten|tattoo|seat ?belt|lift shaft|crossing|traffic|driving (?:only )?inside|smok\w+|hard shoulder|war|fox|put(?:ting|s)? (?:\p{L}+ ){0,3}(?:down|to sleep)|coffin|janazah|ashes|facebook|online|correspondents)\b/iu,
  ],
  [
    'alarm',
    /\b(?:earthquakes?|tornado\w*|hurricanes?|cyclones?|typhoons?|floods?|flooded|evacuat\w*|blizzard|lockdown|fire (?:drill|alarm|doors?)|power goes|bonfire)\b/i,
  ],
  [
    'law',
    /\b(?:court|judge|lawyer|police|prison|jail|custody|contact visit|access visit|supervised|guardian|birth (?:mum|mom|mother|dad|father|family)|letterbox contact|adopt\w*|benefits?|pip|jury|landlord|rent|home office|home affairs|cornton vale|probation|immigration|asylum)\b/i,
  ],
];
