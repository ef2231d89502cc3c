// Rows of the table beside it, on what is felt, heard and worn: the same thing at another place, or for another reason, wants other steps.

export type OtherWay = {
  /** The situation it is then, where the library has one. */
  instead?: string;
  situation: string;
  isOther: (phrase: string) => boolean;
  catches: readonly string[];
  leaves: readonly string[];
};

const inCar =
  /\b(?:in|on) (?:the |our |my )?(?:car|van|truck|back ?seat|back of the car|school run|motorway|drive|taxi)\b/iu;
const namesAnother =
  /\b(?:bab(?:y|ies)|newborns?|infants?|toddlers?|twins?|brothers?|sisters?|siblings?|cousins?|others?|kids?|child(?:ren)?|friends?|little one|someone|somebody|people)\b/iu;

export const otherWaysOfSenses: readonly OtherWay[] = [
  {
    situation: 'siblings-things',
    instead: 'being-touched',
    // Hair and face are no thing to be given back.
    isOther: (phrase) =>
      /\b(?:touch|strok|pat|pull|grab|tug|play|mess|fiddl|ruffl)\p{L}* (?:with |at |on |about with )?(?:(?:his|her|their|my|the|its) )?(?:\p{L}+ )?(?:hair|braids?|plaits?|cornrows|pony ?tails?|bun|locs|dreads|afro|curls|fringe|beard|head|face|cheeks?|ears?|neck|back|shoulders?|arms?|hands?|legs?|feet|tummy|skin)(?! (?:bands?|clips?|ties|brush|phones?|defenders?|bag|pack))\b/iu.test(
        phrase,
      ),
    catches: ['somebody touching her braids', 'people playing with his hair', 'patting his head'],
    leaves: ['sister touching her lego', 'touching his hair clips', 'people touching her things'],
  },
  ...['crying-in-car', 'baby-crying', 'others-crying'].map((situation) => ({
    situation,
    // Nobody else is named: it is the child who cries.
    isOther: (phrase: string) => inCar.test(phrase) && !namesAnother.test(phrase),
    catches: ['crying in the car', 'cries in the car on school mornings'],
    leaves: [] as string[],
  })),
  ...['baby-crying', 'others-crying'].map((situation) => ({
    situation,
    instead: 'crying-in-car',
    // In a car that moves there is no other room, and outside is a road.
    isOther: (phrase: string) => inCar.test(phrase) && namesAnother.test(phrase),
    catches: [
      'the baby crying in the car',
      'his sister screaming in the back seat',
      'baby cries on the school run',
    ],
    leaves: ['babies crying', 'toddlers crying in a cafe', 'others crying in class'],
  })),
  {
    situation: 'hair-styling',
    // Everybody else's hair is tied up then; or it is how a plait feels.
    isOther: (phrase) => /\bhair[- ]?pull(?:ing|er|s)?\b|\bpulls? (?:other|people)/iu.test(phrase),
    catches: ['hair pulling - long hair tie it up', 'pulls other girls plaits'],
    leaves: ['hair tied up', 'pulls every bobble out', 'plaits', 'ponytail pulling'],
  },
  {
    situation: 'bright-light',
    instead: 'photos',
    // A flash is gone before a blind is down: it is asked not to be used.
    isOther: (phrase) =>
      /\b(?:camera|phone|photo\w*|pictures?|selfies?)\b.*\bflash|\bflash\w* (?:photo\w*|on|going off)|^(?:the )?flash(?:es)?$/iu.test(
        phrase.trim(),
      ),
    catches: ['camera flash', 'photos with flash', 'the flash going off'],
    leaves: ['flashing lights', 'disco lights', 'bright lights'],
  },
  {
    situation: 'season-clothes',
    instead: 'sleeves',
    // How it feels on the skin is no matter of the weather.
    isOther: (phrase) =>
      /\b(?:long|full|tight)[- ]sleeve\w*|^sleeves$|\bcuffs\b/iu.test(phrase.trim()) &&
      !/\b(?:summer|winter|hot|heat\w*|warm|cold|snow|season\w*|weather|july|august|january)\b/iu.test(
        phrase,
      ),
    catches: ['long sleeves', 'wearing long-sleeved tops', 'cuffs'],
    leaves: ['short sleeves in winter', 'long sleeves in a heatwave', 'coats'],
  },
  {
    situation: 'writing',
    instead: 'copying-board',
    // What stands on the board needs no ideas.
    isOther: (phrase) => /\bcop(?:y|ies|ying)\b/iu.test(phrase),
    catches: ['copying from the board at speed', 'slow to copy notes'],
    leaves: ['writing stories', 'handwriting', 'getting ideas on paper'],
  },
  {
    situation: 'straps',
    instead: 'hot-seat',
    // Hot metal burns: it is felt and cooled before anybody is strapped in.
    isOther: (phrase) => /\b(?:hot|burn\w*|boiling|scald\w*)\b/iu.test(phrase),
    catches: ['hot car seat buckle', 'the buckle burns her', 'boiling hot straps'],
    leaves: ['straps', 'belt on the neck', 'harness'],
  },
  {
    situation: 'teasing',
    instead: 'kindly-laughed-at',
    isOther: (phrase) =>
      /\blaugh\w*\b.*\b(?:kind\w*|nice\w*|friendly|lovingly|affection\w*|cute|sweet|fond\w*|serious|not meant)\b/iu.test(
        phrase,
      ),
    catches: ['being laughed at even when it is kindly meant', 'laughing at her because it was sweet'],
    leaves: ['being laughed at', 'kids laughing at him', 'being teased'],
  },
  {
    situation: 'bath',
    instead: 'other-wash',
    // Where the other way of washing is fine, nobody works through the bath.
    isOther: (phrase) =>
      /\b(?:showers?|flannel|washing)\b[^,;]{0,12}\b(?:ok|okay|fine|good|works|instead|no problem|loves?|likes?)\b|\b(?:likes?|loves?|prefers?|only|ok with|fine with) (?:the |a )?(?:showers?|flannel)\b/iu.test(
        phrase,
      ),
    catches: ['bath (shower is ok)', 'baths, prefers a shower', 'bath - showers are fine'],
    leaves: ['bath', 'bath and shower', 'shower spray'],
  },
  {
    situation: 'dog-barking',
    instead: 'neighbour-noise',
    // Heard in bed or through a wall: nobody walks past it.
    isOther: (phrase) =>
      /\b(?:at|all|in the|every) nights?\b|\bnext door\b|\bneighbou?r\S* dogs?\b|\bthrough the walls?\b|\bdownstairs|upstairs\b/iu.test(
        phrase,
      ) && /\b(?:bark|yap|howl|whin|nois|sound)\w*/iu.test(phrase),
    catches: ['dog barking at night', 'next door dogs barking', "the neighbour's dog yapping all night"],
    leaves: ['dogs', 'dogs barking', 'dogs barking in the park', 'the dog next door jumping up'],
  },
  {
    situation: 'getting-lost',
    // Indoors at school nobody calls the police and searches water.
    isOther: (phrase) =>
      /\b(?:class ?rooms?|lessons?|corridors?|rooms|at (?:school|college|work|uni)|round (?:the )?(?:school|building)|campus)\b/iu.test(
        phrase,
      ),
    catches: ['getting lost between classrooms', 'gets lost at school', 'losing his way on campus'],
    leaves: ['getting lost', 'lost in shops', 'walking to school alone'],
  },
  {
    situation: 'season-clothes',
    instead: 'dressing',
    // Only to get it on: no word of weather, none of refusing it.
    isOther: (phrase) =>
      /^(?:(?:getting|putting|to put|gets?) )?(?:(?:his|her|their|the|a) )?(?:shoes and )?coats? on$|^putting on (?:(?:his|her|their|the|a) )?coats?$/iu.test(
        phrase.trim(),
      ),
    catches: ['coat on', 'getting her coat on', 'putting on his coat'],
    leaves: ['no coat in winter', 'wearing a coat', 'refuses a coat'],
  },
];
