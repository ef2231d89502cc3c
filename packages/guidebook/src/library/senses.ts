// The eight senses of the profile form: what to change around the child, and a menu (not a treatment) over the day.
import type { SensorySensitivity } from '@calmbridge/domain/child/options';
import type { PracticeId } from '#practices/practices';

export type Sense = {
  name: string;
  signs: readonly string[];
  change: readonly string[];
  morning: readonly string[];
  school: readonly string[];
  evening: readonly string[];
  by: readonly PracticeId[];
};

export const senses: Record<Exclude<SensorySensitivity, 'None'>, Sense> = {
  Sound: {
    name: 'sound',
    signs: [
      'hands to ears or humming',
      'a louder voice or sudden silence',
      'leaving rooms for no clear reason',
    ],
    change: [
      'Switch one sound off before you speak; {ears} hang at the door {he} {v:uses}',
      'Say "loud in three, two, one" before blender, bell or drill, and let {him} leave first',
      'Put felt under chairs and close doors by hand in the rooms {he} {v:lives} in',
    ],
    morning: [
      'radio off until {he} {v:asks} for it',
      'soft tone instead of an alarm bell',
      'one voice at a time at breakfast',
    ],
    school: [
      '{ears} on the desk, allowed in every lesson',
      'seat at the wall, far from the door bell',
      'lunch in the small room on loud days',
    ],
    evening: [
      'white noise or the same low song',
      'washing machine after {he} {is} asleep or not at all',
      'twenty minutes with no talk at all',
    ],
    by: ['abi'],
  },
  Light: {
    name: 'light',
    signs: [
      'squinting or a hood pulled up',
      'rubbing eyes, turning the chair',
      'looking at the floor in shops',
    ],
    change: [
      'Swap the strip light over {his} place for a warm lamp; cap by the door',
      'Let {him} sit with the window behind and turn the screen brightness down by half',
      'Test new rooms for flicker with a phone camera before {he} {v:goes} in',
    ],
    morning: [
      'curtains open in two steps',
      'lamp first, ceiling light later',
      'sunglasses in the coat pocket',
    ],
    school: [
      'every second light off above {his} desk',
      'tinted sheet over white paper if {he} {v:likes} it',
      'cap allowed at break and in the hall',
    ],
    evening: [
      'lamps only from one hour before bed',
      'screens dim and warm, then off',
      'star lamp in the quiet corner',
    ],
    by: ['abi'],
  },
  Textures: {
    name: 'textures',
    signs: ['wiping hands again and again', 'tugging at collar or socks', 'holding fingers apart'],
    change: [
      'Keep a dry cloth in reach before anything sticky starts; tools instead of fingers',
      'Cut tags out on the first day and wash new clothes three times before {he} {v:wears} them',
      'Let {him} test a fabric on the back of {his} hand before you buy it',
    ],
    morning: [
      'soft set laid out, seams outward if need be',
      'socks last, smoothed by {his} own hands',
      'cream only where {he} {v:agrees}, firm strokes',
    ],
    school: [
      'brush or gloves for paint and glue',
      'own cushion cover on the chair',
      'dry work first, wet work by choice',
    ],
    evening: [
      'ten minutes with a texture {he} {v:loves}',
      'pyjamas warmed on the heater',
      'same sheets, same fabric, all year',
    ],
    by: ['abi', 'bmi'],
  },
  Crowds: {
    name: 'crowds',
    signs: [
      'walking the wall or holding your sleeve',
      'talking faster, bumping into people',
      'stopping in doorways',
    ],
    change: [
      'Arrive first and leave first; wall behind {him}, way out in sight',
      'Pick the quiet hour and tell {him} how long: the strip has one dot for every five minutes',
      'Stand between {him} and the stream of people; two steps to the side beats pushing on',
    ],
    morning: [
      'out of the door ten minutes before the rush',
      'the empty side of the street',
      'in by the side entrance with the same adult',
    ],
    school: [
      'corridor pass: two minutes early',
      'end of the line with space on one side',
      'a corner table for lunch with one friend',
    ],
    evening: ['nobody new after 17:00', 'a walk on empty paths', 'one visitor at a time, told beforehand'],
    by: ['abi', 'vs'],
  },
  Smell: {
    name: 'smell',
    signs: [
      'pinching the nose or pulling up a collar',
      'refusing a room at the door',
      'smelling food and hands first',
    ],
    change: [
      'Air the room before {he} {v:comes} in; plain soap and no perfume on adults who sit close',
      'Carry a cloth with a smell {he} {v:likes} for buses and canteens',
      'Cook strong things with the door shut and the window open',
    ],
    morning: ['unscented soap and paste', 'breakfast away from the bin', 'cloth in the pocket'],
    school: [
      'seat far from bins, kitchen and paint',
      'dining hall by the open window',
      'cleaning spray only after lessons',
    ],
    evening: [
      'same washing powder for sheets',
      'fresh air for ten minutes',
      '{his} chosen smell on the pillow',
    ],
    by: ['abi'],
  },
  Temperature: {
    name: 'temperature',
    signs: [
      'red ears or cold hands {he} {v:does} not mention',
      'pulling at sleeves',
      'refusing the coat or never taking it off',
    ],
    change: [
      'Check {his} neck with two fingers at set times, since the body signal may come late',
      'Two thin layers that open in front; {he} {v:points} to hot or cold on the card',
      'Test bath and drinks with {his} own finger, same warmth each day',
    ],
    morning: [
      'clothes warmed or aired before dressing',
      'look at the thermometer together',
      'coat by choice, carried if not worn',
    ],
    school: [
      'seat away from heater and window',
      'layer check at 10:00 and 14:00',
      'water bottle on the desk',
    ],
    evening: [
      'bath at the marked line of the thermometer',
      'bedroom cool, feet warm',
      'thin sheet plus a heavy one, {he} {v:picks}',
    ],
    by: ['abi', 'fct'],
  },
  Taste: {
    name: 'taste',
    signs: ['checking each bite', 'gagging at a new brand', 'drinking after every mouthful'],
    change: [
      'Serve one safe food at each meal and keep its brand; new things sit on a side dish',
      'Warn before a recipe changes: show the packet, old and new',
      'Plain paste and plain water are fine; flavour is {his} choice',
    ],
    morning: ['the same breakfast in the same bowl', 'water first', 'toothpaste without mint'],
    school: [
      'own lunch box, no comments from others',
      'a safe snack kept in the desk',
      'tasting lessons by looking only',
    ],
    evening: [
      'serve yourself from three dishes',
      'a crunchy or chewy safe bite before bed',
      'one spoon for each food',
    ],
    by: ['abi', 'bmi'],
  },
  Touch: {
    name: 'touch',
    signs: [
      'leaning away, wiping the spot',
      'stiff shoulders when someone stands behind',
      'pulling sleeves over hands',
    ],
    change: [
      'Ask, show, wait; then touch firmly and briefly, from the front',
      "Keep one arm's length in lines and on sofas; {he} {v:comes} closer when {he} {v:wants}",
      'Let {him} wash, comb and cream {himself}, with you guiding by picture',
    ],
    morning: [
      'firm towel press before dressing',
      'light blanket squeeze if {he} {v:asks}',
      'wake by voice or lamp, not by hand',
    ],
    school: ['end seat with nobody behind', 'hello by wave', 'a cushion to press during long lessons'],
    evening: [
      'heavy blanket on the legs if {he} {v:likes} it, off when asleep',
      'bath with a big sponge {he} {v:holds}',
      'ten slow pushes against the wall',
    ],
    by: ['abi'],
  },
};

/** For a child with no listed sensitivity: plain, movement-led lines, so that the menu still fits a day. */
export const steadySenses: Sense = {
  name: 'body',
  signs: ['faster movements', 'a change in voice', 'going off alone'],
  change: [
    'Nothing is marked as hard for {his} senses; watch three new places this month and write down what {he} {v:turns} away from or towards',
    'Keep a two-column note on the fridge for two weeks: seeks, avoids',
    'Ask {him} to rate noise, light and touch from 0 to 5 in each room, once',
  ],
  morning: [
    'ten jumps or stretches before dressing',
    'a crunchy bite and water',
    'five slow pushes against the door frame',
  ],
  school: [
    'a job that carries or pushes before sitting',
    'a place to stand and work',
    'a stretch at each lesson change',
  ],
  evening: [
    'a slow walk or swing after dinner',
    'lamps instead of ceiling light',
    'a heavy cushion on the lap while reading',
  ],
  by: ['exm', 'abi'],
};
