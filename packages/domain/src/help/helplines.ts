// Numbers to ring in danger, by country: one table for the reader's fixed help and for the page, which must know it
// without a connection. Each row names the service's own site, and the day somebody last compared the number with it:
// null says that nobody has yet, and the page says so too.

export const helpNeeds = ['emergency', 'talk', 'children', 'missing', 'poison', 'health'] as const;
export type HelpNeed = (typeof helpNeeds)[number];

export type Helpline = {
  need: HelpNeed;
  name: string;
  number: string;
  source: string;
  checkedOn: string | null;
};

const row = (need: HelpNeed, name: string, number: string, source: string): Helpline => ({
  need,
  name,
  number,
  source: `https://${source}`,
  checkedOn: null,
});
const missingInEurope = row('missing', 'Missing children', '116 000', 'missingchildreneurope.eu');
const childrenInEurope = row('children', 'Child helpline', '116 111', 'childhelplineinternational.org');
const emergencyInEurope = row(
  'emergency',
  'Emergency',
  '112',
  'digital-strategy.ec.europa.eu/en/policies/112',
);

/** By ISO code; the last two are for countries without rows of their own. */
export const helplines = {
  GB: [
    row('emergency', 'Emergency', '999', 'www.nhs.uk'),
    row('health', 'NHS 111', '111', '111.nhs.uk'),
    row('talk', 'Samaritans', '116 123', 'www.samaritans.org'),
    row('children', 'NSPCC', '0808 800 5000', 'www.nspcc.org.uk'),
    row('children', 'Childline', '0800 1111', 'www.childline.org.uk'),
    row('missing', 'Missing People', '116 000', 'www.missingpeople.org.uk'),
  ],
  IE: [
    row('emergency', 'Emergency', '112', 'www.hse.ie'),
    row('talk', 'Samaritans', '116 123', 'www.samaritans.org/ireland'),
    row('children', 'Childline', '1800 66 66 66', 'www.childline.ie'),
    row('poison', 'Poisons line', '01 809 2166', 'www.poisons.ie'),
    missingInEurope,
  ],
  US: [
    row('emergency', 'Emergency', '911', 'www.911.gov'),
    row('talk', '988 Lifeline', '988', '988lifeline.org'),
    row('children', 'Childhelp', '1-800-422-4453', 'www.childhelphotline.org'),
    row('missing', 'NCMEC', '1-800-843-5678', 'www.missingkids.org'),
    row('poison', 'Poison Help', '1-800-222-1222', 'poisonhelp.hrsa.gov'),
  ],
  CA: [
    row('emergency', 'Emergency', '911', 'www.canada.ca'),
    row('talk', '9-8-8', '988', '988.ca'),
    row('children', 'Kids Help Phone', '1-800-668-6868', 'kidshelpphone.ca'),
    row('poison', 'Poison centres', '1-844-764-7669', 'infopoison.ca'),
  ],
  AU: [
    row('emergency', 'Emergency', '000', 'www.triplezero.gov.au'),
    row('talk', 'Lifeline', '13 11 14', 'www.lifeline.org.au'),
    row('children', 'Kids Helpline', '1800 55 1800', 'kidshelpline.com.au'),
    row('poison', 'Poisons', '13 11 26', 'www.poisonsinfo.nsw.gov.au'),
  ],
  NZ: [
    row('emergency', 'Emergency', '111', 'www.govt.nz'),
    row('talk', '1737', '1737', '1737.org.nz'),
    row('poison', 'National Poisons Centre', '0800 764 766', 'poisons.co.nz'),
    row('health', 'Healthline', '0800 611 116', 'healthline.govt.nz'),
  ],
  IN: [
    row('emergency', 'Emergency', '112', '112.gov.in'),
    row('talk', 'Tele MANAS', '14416', 'telemanas.mohfw.gov.in'),
    row('children', 'Childline', '1098', 'missionvatsalya.wcd.gov.in'),
  ],
  ZA: [
    row('emergency', 'Emergency from a mobile', '112', 'www.gov.za'),
    row('talk', 'SADAG', '0800 567 567', 'www.sadag.org'),
    row('children', 'Childline', '116', 'www.childlinesa.org.za'),
  ],
  DE: [
    emergencyInEurope,
    row('talk', 'TelefonSeelsorge', '0800 111 0 111', 'www.telefonseelsorge.de'),
    row('children', 'Nummer gegen Kummer', '116 111', 'www.nummergegenkummer.de'),
    row('children', 'Elterntelefon', '0800 111 0 550', 'www.nummergegenkummer.de'),
    missingInEurope,
  ],
  FR: [
    emergencyInEurope,
    row('talk', '3114', '3114', '3114.fr'),
    row('children', 'Allô 119', '119', 'www.allo119.gouv.fr'),
    missingInEurope,
  ],
  ES: [
    emergencyInEurope,
    row('talk', 'Línea 024', '024', 'www.sanidad.gob.es/linea024'),
    row('children', 'ANAR', '116 111', 'www.anar.org'),
    row('poison', 'Toxicología', '91 562 04 20', 'www.mjusticia.gob.es'),
    missingInEurope,
  ],
  PT: [
    emergencyInEurope,
    row('health', 'SNS 24', '808 24 24 24', 'www.sns24.gov.pt'),
    row('poison', 'CIAV', '800 250 250', 'www.inem.pt'),
    row('children', 'SOS Criança', '116 111', 'www.iacrianca.pt'),
    missingInEurope,
  ],
  BR: [
    row('emergency', 'SAMU', '192', 'www.gov.br/saude'),
    row('emergency', 'Polícia', '190', 'www.gov.br'),
    row('talk', 'CVV', '188', 'cvv.org.br'),
    row('children', 'Disque 100', '100', 'www.gov.br/mdh'),
  ],
  MX: [
    row('emergency', 'Emergency', '911', 'www.gob.mx/911'),
    row('talk', 'Línea de la Vida', '800 911 2000', 'www.gob.mx/salud/conadic'),
  ],
  EU: [
    emergencyInEurope,
    row('talk', 'Emotional support', '116 123', 'www.befrienders.org'),
    childrenInEurope,
    missingInEurope,
  ],
  other: [row('emergency', 'Emergency from most mobiles', '112', 'www.itu.int')],
} as const satisfies Record<string, readonly Helpline[]>;

export type HelpPlace = keyof typeof helplines;
export const helpPlaces = Object.keys(helplines) as HelpPlace[];
export const isHelpPlace = (place: string): place is HelpPlace => Object.hasOwn(helplines, place);

export const linesFor = (place: HelpPlace): readonly Helpline[] => helplines[place];
