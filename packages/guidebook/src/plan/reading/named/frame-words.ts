// The words frames are made of: who, what and when, in the forms families write them.

/** A bare time or place behind a phrase changes nothing of what it is. */
export const atTimes =
  '(?: (?:outside|next door|going past|passing|in the street|at night|early|early in the morning|in the mornings?|at (?:school|nursery|home|work|college|lunch|dinner|break|weekends?)|in class|in the car|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|suddenly))?';
export const whose =
  '(?:(?:his|her|their|my|our|the|a|an|some|any|other|another|little|big|older|younger|baby|twin|new|loud|his own|her own) )*';
export const parents =
  '(?:mum|mom|mummy|mommy|mam|momma|mama|amma|ammi|mother|dad|daddy|papa|baba|abba|appa|father|nan|nana|nanny|gran|granny|grandma|grandad|grandpa|grandmother|grandfather|abuela|carers?|foster mum|foster dad|stepdad|stepmum|parents?|me)';
const relatives =
  '(?:brothers?|sisters?|siblings?|twin|twins|cousins?|aunt(?:ie|y|ies)?s?|uncles?|relatives|family)';
const others =
  '(?:people|persons?|kids|kid|children|child|boys?|girls?|classmates?|peers?|pupils?|students?|residents?|neighbou?rs?|men|man|women|someone|somebody|anyone|everyone|others|adults?|grown-?ups|strangers?|visitors?|guests?|friends?|teachers?|staff|ta|tas|drivers?|bus driver|coach|colleagues?|customers?|support workers?)';
export const person = `${whose}(?:${parents}|${relatives}|${others})`;
export const body =
  '(?:hair|head|face|cheeks?|arms?|hands?|shoulders?|back|ears?|skin|feet|foot|tummy|belly|legs?|knees?|neck|nose|body)';
export const worn =
  '(?:clothes|clothing|sleeves?|cuffs?|socks?|shoes|tops?|t-?shirts?|shirts?|jumpers?|sweaters?|mittens?|gloves|coats?|jackets?|togs|bathers|costumes?|leggings|tights|jeans|hoods?|hats?|uniforms?|cardigans?|dress(?:es)?|collars?)';
export const vehicles =
  '(?:bus(?:es)?|trains?|trams?|flights?|taxis?|minibus|tubes?|metros?|coach(?:es)?|ferry|ferries)';
export const screens =
  '(?:i-?pads?|tablet|phones?|x-?box|playstation|ps\\d|nintendo(?: switch)?|tv|telly|television|laptops?|computers?|screens?|screen ?time|minecraft|roblox|fortnite|fifa|you ?tube|netflix|gaming|games?|video ?games?|videos?|cartoons?|pc)';
export const links = '(?:wi-?fi|internet|signal|broadband|connection|app|apps|controllers?|batter(?:y|ies))';
export const plans =
  '(?:plans?|schedules?|routines?|timetables?|time tables?|rota|roster|shifts?|programme|lessons?|timings?|hours|arrangements?)';
export const late =
  '(?: (?:at (?:the )?last (?:minute|moment)|last minute|without (?:any )?(?:warning|notice|telling (?:him|her|them))|w/o (?:warning|notice)|with no (?:warning|notice)|suddenly|unexpectedly|on the day|by surprise))?';
export const sudden =
  '(?:sudden|unexpected|last[- ]minute|unplanned|unannounced|surprise|spontaneous|short notice|impromptu)';

export const frame = (id: string, ...said: readonly string[]): Frame => ({
  id,
  said: new RegExp(`^(?:${said.join('|')})$`, 'iu'),
});

export type Frame = { id: string; said: RegExp };
