// Words for people, as carers of several countries write them.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const women = words(
  `mum mummy mam mammy mom mommy mama mamma amma ammi ma mother stepmum stepmom grandma granny gran nan nana nanna nani dadi
  maman mamie mémère nonna yiayia bibi gogo cucu halmoni grandmother grandmama mamaw abuela vovó lola teta ayeeyo oma bubbe bubby babcia aunt auntie aunty tante sister sis stepsister chechi didi
  ate mami tia niece wife girlfriend girl lady woman queen daughter bride midwife fairy princess waitress`,
);
const men = words(
  `dad daddy da papa pa baba abba father stepdad grandpa grandad granda grandfather papaw opa oupa nonno papi pépère babu lolo dada nana-ji abuelo vovô uncle
  oom tio koro kung gong brother bro stepbrother kuya bhaiya nephew husband boyfriend boy man lad bishop king santa son groom dziadek`,
);
const either = words(
  `parent parents grandparent cousin cousins twin sibling baby friend friends classmate neighbour neighbor teacher teachers doctor nurse
  dentist driver escort therapist carer caregiver babysitter nanny coach officer policeman policewoman firefighter vet barber hairdresser
  librarian photographer social-worker worker assistant helper guest guests visitor staff boss manager customer co-worker colleague
  lifeguard plumber builder electrician pastor imam priest rabbi preacher elder elders family stranger person kid child children
  surgeon orthodontist optician instructor supervisor examiner usher pharmacist paramedic tutor keyworker housemate flatmate roommate tenant au-pair pair sna ta childminder lodger examiner caretaker cleaner leader lifeguard vicar
  milkman postman binman lollipop headteacher landlord captain owner umpire referee escort conductor pilot steward mentor judge lawyer guardian`,
);

/** "He" may mean one of them, though they are nobody. */
const animals = words(
  'dog puppy cat kitten hamster rabbit pet pony horse bird fish goldfish budgie tortoise turtle snake lizard steer cow calf goat lamb hen rooster chicken chick duck ferret gerbil mouse',
);

/** Called by it as by a name: "Mum", "Nana", but not "Sister". */
const names = words(
  `maman mamie mémère nonna yiayia bibi gogo cucu halmoni nonno papi pépère babu mum mummy mam mammy mom mommy mama mamma amma ammi dad daddy da papa baba abba grandma granny gran nan nana nanna nanny nani dadi mamaw
  abuela vovó lola teta ayeeyo oma bubbe bubby babcia grandpa grandad granda papaw opa oupa lolo abuelo vovô grandmama auntie aunty aunt uncle
  mami koro santa mother father grandmother grandfather chechi didi kuya bhaiya dziadek dada`,
);

export const parentWords = words(
  'maman mum mummy mam mammy mom mommy mama mamma amma ammi mother dad daddy papa baba abba father parent stepdad stepmum stepmom',
);
export const grandparentWords = words(
  `mamie mémère nonna yiayia bibi gogo cucu halmoni nonno papi pépère babu grandma granny gran nan nana nanna nani dadi grandmother grandmama mamaw abuela vovó lola teta ayeeyo oma bubbe bubby babcia grandpa grandad
  granda grandfather papaw opa oupa lolo abuelo vovô dziadek grandparent`,
);
export const siblingWords = words(
  'brother sister bro sis twin sibling chechi didi kuya bhaiya ate stepbrother stepsister',
);

/** Grown-ups of a family, and those who stand in for them. */
export const adultWords: ReadonlySet<string> = new Set([
  ...parentWords,
  ...grandparentWords,
  ...words('aunt auntie aunty tante uncle oom mr mrs ms miss teacher carer nanny babysitter keyworker'),
]);

export type Gender = 'f' | 'm' | 'x';

const singular = (word: string): string => word.replace(/['’]s?$/, '');

/** Whether a word stands for a person, and of which gender; null for any other word. */
export function genderOf(word: string): Gender | null {
  const plain = singular(word.toLowerCase());
  return genderIn(plain) ?? genderIn(plain.normalize('NFD').replace(/\p{M}/gu, ''));
}

/** "Papá" is a papa; "vovó" and "vovô" are told apart by their accents, and so these are asked first. */
function genderIn(plain: string): Gender | null {
  if (women.has(plain) || /^(?:mrs|ms|miss|frau|madame|mme|señora|senora|sra|signora)$/.test(plain))
    return 'f';
  if (men.has(plain) || /^(?:mr|herr|monsieur|señor|senor|sr|signor)$/.test(plain)) return 'm';
  return either.has(plain) || animals.has(plain) || plain === 'dr' ? 'x' : null;
}

export const isPersonWord = (word: string): boolean =>
  genderOf(word) !== null && !animals.has(singular(word.toLowerCase()));

export const isCalledByIt = (word: string): boolean => names.has(singular(word.toLowerCase()));
export const isHonorific = (word: string): boolean =>
  /^(?:mr|mrs|ms|miss|dr|frau|herr|madame|monsieur|aunt|auntie|aunty|uncle|great)$/i.test(word);

/** Several: none of them is "he" or "she". */
export const isMany = (word: string): boolean =>
  /^(?:parents|cousins|friends|teachers|guests|elders|children|classmates|grandparents)$/i.test(word);
