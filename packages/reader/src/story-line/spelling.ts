// Slips of the fingers in everyday words: two letters turned round ("tabel"), a doubled letter too many or too few ("controler").
// Only where the word is none of ours and exactly one of ours is that near; anything else stays as it was written.
import { countedNouns } from './counted-nouns.ts';

/** Words in their own right that are that near to one of ours. */
const ownWords = new Set(
  'dairy angel angle trail trial super desert later latter quite quiet carer rapper tapper winer diner planer salon weeding'.split(
    ' ',
  ),
);

const withoutDoubles = (word: string): string => word.replace(/(\p{L})\1+/gu, '$1');

const byPlainForm: ReadonlyMap<string, readonly string[]> = [...countedNouns].reduce(
  (forms, word) =>
    word.length < 5
      ? forms
      : forms.set(withoutDoubles(word), [...(forms.get(withoutDoubles(word)) ?? []), word]),
  new Map<string, string[]>(),
);

/** Everyday words that carers misspell. A word that is one of its own ("collage", "weeding") is not among them. */
const spellings: ReadonlyMap<string, string> = new Map(
  'diffrent different|differnt different|seperate separate|definately definitely|tommorow tomorrow|tomorow tomorrow|freind friend|freinds friends|becuase because|beacuse because|untill until|apointment appointment|appointmant appointment|hospitle hospital|libary library|suprise surprise|brekfast breakfast|restaraunt restaurant|restraunt restaurant|vegtables vegetables|choclate chocolate|swiming swimming|begining beginning|realy really|togehter together|teh the|thier their|wich which|wierd weird|nusery nursery|assembley assembly|secondry secondary|birthdy birthday|brithday birthday|ambulence ambulance|medecine medicine|scissers scissors|uniorm uniform|holliday holiday|partys parties|babys babies|ladys ladies|nappys nappies|puppys puppies|familys families|tummys tummies|lorrys lorries|comming coming|docter doctor|dentest dentist|swimmming swimming|bithday birthday|techer teacher|teachr teacher|wendsday Wednesday|wensday Wednesday|thursdy Thursday|saterday Saturday|tuseday Tuesday|febuary February|recieve receive|hairdressors hairdressers|toilette toilet|potty-training potty training|shcool school|scool school|sleepovr sleepover|bycicle bicycle|buisness business|colledge college|scard scared|somthing something|somthin something|someting something|somone someone|evrything everything|everythin everything|anythin anything|nothin nothing|wenesday Wednesday|birtday birthday|nite night|loosing losing|vacine vaccine|vaccin vaccine|vacination vaccination|vaccinaton vaccination|deodrant deodorant|deoderant deodorant|deoderent deodorant|appt appointment|appts appointments|tommorrow tomorrow|tmrw tomorrow|tmw tomorrow|tomorro tomorrow|2moro tomorrow|tuesdy Tuesday|wednsday Wednesday|wednesdy Wednesday|fridy Friday|satuday Saturday|saturdy Saturday|sundy Sunday|mondy Monday|sisster sister|brotherr brother|granmar grandma|granma grandma|grandmar grandma|grampa grandpa|grandda grandad|cosin cousin|cuzin cousin|neice niece|nefew nephew|nurserey nursery|nursary nursery|recption reception|assemblie assembly|playgrond playground|swimmimg swimming|swmming swimming|hairdreser hairdresser|haricut haircut|hair-cut haircut|barbars barbers|denist dentist|dentis dentist|optitian optician|opticion optician|surgury surgery|surgrey surgery|operashun operation|opperation operation|injecton injection|injecion injection|anasthetic anaesthetic|anesthetic anaesthetic|plaister plaster|temprature temperature|headake headache|diahorrea diarrhoea|diarrea diarrhoea|medicin medicine|tabelt tablet|toliet toilet|tiolet toilet|toilit toilet|potti potty|trampolin trampoline|trampolene trampoline|christms christmas|chrismas christmas|halloeen halloween|fireowrks fireworks|firworks fireworks|balons balloons|baloons balloons|balloones balloons|suprised surprised|emergancy emergency|enviroment environment|excersise exercise|excercise exercise|favorit favourite|favrite favourite|fone phone|foto photo|fotos photos|imediately immediately|independant independent|intrested interested|jewelery jewellery|knowlege knowledge|maintenence maintenance|neccessary necessary|necesary necessary|paralel parallel|pavment pavement|peice piece|peices pieces|pianno piano|posible possible|probly probably|prolly probably|raddiator radiator|resturant restaurant|resteraunt restaurant|shedule schedule|scedule schedule|sandwitch sandwich|sanwich sandwich|sanwiches sandwiches|sosages sausages|sincerly sincerely|speach speech|sleap sleep|stomache stomach|straigth straight|tabel table|teecher teacher|therepy therapy|therapie therapy|thunderstrom thunderstorm|tounge tongue|truely truly|uniforn uniform|unifrom uniform|vegitables vegetables|vegtable vegetable|visiter visitor|weding wedding|wheelchiar wheelchair|whent went|wrting writing|writting writing|ambulanse ambulance|bathrom bathroom|bedrom bedroom|begginning beginning|bicicle bicycle|brusing brushing|brushng brushing|calender calendar|cancled cancelled|cancelld cancelled|cemetary cemetery|chickin chicken|choclates chocolates|clinick clinic|colection collection|comfterble comfortable|comfortble comfortable|confrence conference|cutlry cutlery|daugther daughter|dificult difficult|dissapointed disappointed|disapointed disappointed|dissapear disappear|drivng driving|embarassing embarrassing|embarassed embarrassed|fourty forty|funrel funeral|funerel funeral|genral general|goverment government|gaurd guard|guarenteed guaranteed|haloween halloween|hieght height|hygeine hygiene|hygine hygiene|interupting interrupting|interupt interrupt|kichen kitchen|lisening listening|listning listening|luandry laundry|moveing moving|liveing living|comeing coming|haveing having|takeing taking|makeing making|useing using|shareing sharing|runing running|geting getting|puting putting|cuting cutting|stoping stopping|shoping shopping|hiting hitting|biteing biting|wipeing wiping|changeing changing|closeing closing|leaveing leaving|rideing riding|driveing driving|danceing dancing|queing queueing|quing queueing|que queue|ques queues|secound second|seperated separated|seperation separation|seperating separating|sissors scissors|sizzors scissors|tonsels tonsils|tonsilitis tonsillitis|tempary temporary|temporry temporary|vaccume vacuum|vacum vacuum|yestrday yesterday|yesturday yesterday|hols holidays'
    .split('|')
    .map((pair) => pair.split(' '))
    .map(([wrong = '', ...right]) => [wrong, right.join(' ')]),
);
const misspelt = new RegExp(`(?<![\\p{L}'’-])(?:${[...spellings.keys()].join('|')})(?![\\p{L}'’-])`, 'giu');
/** "The old ones are to small": no verb is called so. But "from long to short". */
const tooMuch =
  /(?<!\b(?:from|chang\p{L}+|switch\p{L}*|turn\p{L}*) (?:\p{L}+ ){0,3})\bto (?=(?:small|big|tight|short|loud|long|hot|cold|late|early|much|many|hard|fast|bright|scratchy|itchy|noisy|busy|heavy|young|old|far|scary|tired|crowded)(?=$|[,.;]| (?:for|now|and|but|so)\b))/giu;

/** The words of the table alone, before anything is read. */
export const wellSpelled = (text: string): string =>
  text.replace(misspelt, (word) => spellings.get(word.toLowerCase()) ?? word).replace(tooMuch, 'too ');

export const withoutSlips = (text: string): string =>
  text.replace(
    /(?<!\b(?:[Mm]iss|[Mm]rs?|[Mm][sx]|[Dd]r|[Aa]unt(?:ie|y)?|[Uu]ncle|called|named) )(?<![\p{L}'’-])\p{Ll}{5,}(?![\p{L}'’-])/gu,
    mended,
  );

function mended(word: string): string {
  if (countedNouns.has(word) || ownWords.has(word)) return word;
  const found = new Set([...(byPlainForm.get(withoutDoubles(word)) ?? []), ...turned(word)]);
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : word;
}

const turned = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => {
    const [before, one, two, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
    return `${before}${two}${one}${after}`;
  }).filter((other) => other !== word && countedNouns.has(other));
