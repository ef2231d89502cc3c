// The words of a child's day, by class: what a card can show and a child can point at. One line per group; a comma
// divides entries. Forms of a word (washes, washing) are made below; other ways to say it stand after "=".
import type { WordClass } from './board.ts';

/** Words inside a phrase that do not belong to it: "brush my teeth". */
const fillers = new Set('a an the my your his her its our their some'.split(' '));

const words: [WordClass, string][] = [
  [
    'action',
    `wake up=wakes up=woke up, get up=gets up, get dressed=gets dressed=getting dressed=put on clothes, brush teeth=clean teeth=tooth brushing=toothbrushing,
    brush hair=comb hair, wash hands=washing hands=hand washing=handwashing, wash face, dry hands, have a bath=take a bath, have a shower=take a shower,
    go to bed=goes to bed, go to sleep=fall asleep, go to the toilet=use the toilet, go home=goes home, go outside=goes outside, line up=lines up,
    sit down=sits down=sat down, stand up=stands up, calm down=calms down, clean up=tidy up=tidies up, put away, take turns=taking turns=take a turn, say hello=says hello,
    say goodbye=says goodbye=wave goodbye, ask for help=asks for help=get help, deep breath=deep breaths=breathe slowly=slow breaths, count to ten=counts to ten=count to five, raise hand=put my hand up=hand up,
    have a rest, hold hands=hold my hand=hold her hand=hold his hand, look around, wait in line=wait my turn=wait for my turn, cover ears=covers my ears=cover my ears,
    eat=ate=eats=eating, drink=drank, sleep=slept, play=plays, read=reads, write=wrote, draw=drew, paint, sing=sang, dance, listen, watch, look, talk=speak, say=says=said,
    tell=told, ask, help, wait, stop, go=goes, come, run=ran, walk, jump, climb, swing, slide, swim=swam, ride=rode, drive=drove, travel, sit=sat, stand=stood, lie down,
    rest, hug=hugs=cuddle, hold=held, touch, squeeze, push, pull, throw=threw, catch=caught, kick, bounce, spin, rock, clap, stomp, stretch, breathe, count, point,
    choose=chose=pick, open, close=shut, give=gave, share, take=took, find=found, build=built, cut, cook, bake, wash, clean, dry, dress, cry, laugh, smile, shout=yell, whisper, cough,
    sneeze, flush, pack, carry, feed=fed, learn, practise=practice, finish, pay=paid, pour, chew, taste, smell, wave, hide, knock, press, sort, match`,
  ],
  [
    'thing',
    `toothbrush, toothpaste, soap, towel, bath, shower, hairbrush, clothes, shirt=t-shirt, trousers=pants, socks=sock, shoes=shoe, coat=jacket, hat, gloves, pyjamas=pajamas,
    nappy=diaper, backpack=schoolbag=school bag, lunch box=lunchbox, breakfast, lunch, dinner=supper=tea time, snack, apple, banana, orange, grapes=grape, strawberry, fruit, vegetables=vegetable, carrot,
    bread=toast, rice, pasta=noodles, soup, cheese, egg, chicken, fish, meat, pizza, sandwich, biscuit=cookie=cracker, cake, ice cream, chocolate, cereal=porridge, yoghurt=yogurt, milk, water, juice, cup, plate, bowl, spoon, fork,
    knife, straw, bottle, table, chair, bed, blanket, pillow, lamp, light, door, window, book, story, picture, pencil, crayons=crayon, paper, scissors, glue, paint,
    ball, blocks=block=lego, puzzle, doll, teddy=teddy bear, toy, train, car, bus, bike=bicycle, plane=airplane=aeroplane, boat, truck, trampoline, bubbles=bubble, sand, playdough=play dough=clay, balloon, game, drum, guitar, piano,
    music, song, tablet=ipad, phone, computer, television=tv, headphones=ear defenders=ear muffs=earmuffs, sunglasses, fidget toy=fidget, weighted blanket, swing, slide, timer, clock, calendar, picture schedule=visual schedule=schedule, first then board, choice board, cards=card, list, bell, money,
    ticket, key, bag, umbrella, flower, tree, leaf=leaves, sun, rain, snow, wind, moon, star, cloud, dog, cat, bird, horse, cow, pig, sheep, duck, rabbit, mouse, bear, lion, elephant, monkey, dinosaur, butterfly,
    spider, bee, frog, turtle, snake, shark, whale, medicine, plaster=bandage=band-aid, thermometer, needle=injection=vaccine=jab, mirror, camera, teeth=tooth, hair, hands=hand, feet=foot, head, face, eyes=eye, ears=ear, nose, mouth, tummy=stomach=belly,
    arm, leg, finger, birthday, present=gift, candle, party, holiday, homework, maths=math, letter, number, shape, colour=color, sticker, star chart, reward, rule`,
  ],
  [
    'place',
    `home=house, school, classroom, playground, park, garden, shop=store, supermarket, restaurant, café, library, hospital, dentist, swimming pool=pool, beach, zoo, farm, cinema, church, museum,
    kitchen, bathroom, bedroom, living room, toilet, calm corner=quiet corner=calm space=quiet space=safe place=quiet place=quiet room, outside=outdoors, inside=indoors, street=road, station, airport, waiting room, barber=hairdresser, train station, bus stop`,
  ],
  [
    'person',
    `mum=mom=mother=mummy, dad=father=daddy, sister, brother, baby, grandma=granny=grandmother, grandpa=grandad=grandfather, family, friend, teacher, doctor, nurse, therapist, driver, police officer=policeman, firefighter, neighbour=neighbor, children`,
  ],
  [
    'describing',
    `happy, sad, angry=cross, mad, scared=afraid=frightened, worried=anxious=nervous, tired=sleepy, excited, calm=relaxed, proud, bored, sick=ill=unwell, hurt=hurts=pain, hungry, thirsty, hot, cold, wet, dirty, too loud=loud=noisy=noise,
    quiet, bright=too bright, dark, soft, hard, big, fast, slow, new, broken, safe, finished=all done, ready, different, more, same, okay, crowded=crowd=crowds`,
  ],
  [
    'social',
    `yes, no thank you=no thanks, please, thank you=thanks, sorry, hello=hi, goodbye=bye, good night, break=take a break=have a break=short break`,
  ],
];

export type TellingWord = { label: string; wordClass: WordClass };

type Entry = TellingWord & { sayings: string[][] };

const entries: Entry[] = words.flatMap(([wordClass, list]) =>
  list.split(',').map((entry) => {
    const sayings = entry.split('=').map((part) => part.trim().split(/\s+/));
    return { label: sayings[0]?.join(' ') ?? '', wordClass, sayings };
  }),
);

/** From any form of a word to the word: washes, washed and washing to wash. A word of its own stays what it is. */
const plainForms: ReadonlyMap<string, string> = new Map([
  ...entries.flatMap(({ wordClass, sayings }) =>
    sayings.flatMap((saying) =>
      saying.flatMap((word, at) =>
        formsOf(word, wordClass === 'action' && at === 0).map((form) => [form, word] as const),
      ),
    ),
  ),
  ...entries.flatMap(({ sayings }) => sayings.flat().map((word) => [word, word] as const)),
]);

const tellingWords: ReadonlyMap<string, TellingWord> = new Map(
  entries.flatMap(({ label, wordClass, sayings }) =>
    sayings.map((saying) => [keyOf(saying), { label, wordClass }] as const),
  ),
);

/** The word on the card for what is said, in whatever form. */
export const tellingWord = (said: readonly string[]): TellingWord | null =>
  tellingWords.get(keyOf(said)) ?? null;

export function isFiller(word: string | undefined): boolean {
  return word !== undefined && fillers.has(word.toLowerCase());
}

function keyOf(said: readonly string[]): string {
  return said
    .filter((word) => !isFiller(word))
    .map((word) => {
      const lower = word.toLowerCase().replace(/['’]s$/u, '');
      return plainForms.get(lower) ?? lower;
    })
    .join(' ');
}

function formsOf(word: string, isVerb: boolean): string[] {
  const plural = /(?:s|x|ch|sh)$/u.test(word)
    ? `${word}es`
    : word.replace(/([^aeiou])y$/u, '$1ie').concat('s');
  if (!isVerb) return [plural];
  const bare = word.replace(/e$/u, '');
  const twice = /[^aeiou][aeiou][bdgmnprt]$/u.test(word) ? `${word}${word.slice(-1)}` : bare;
  return [plural, `${bare}ing`, `${twice}ing`, `${bare}ed`, `${twice}ed`];
}
