import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSymbolSearch } from './search.ts';

// Looked through as pictures, one by one. A change here is a change of what a child sees: look again.

const everyday = `
eat calmbridge:eat, drink fluent:cup-with-straw, toilet fluent:toilet, bed fluent:bed, sleep fluent:sleeping-face,
happy fluent:grinning-face-with-smiling-eyes, sad fluent:crying-face, angry fluent:pouting-face, help calmbridge:help,
stop fluent:stop-sign, more fluent:plus, finished calmbridge:finished, yes fluent:check-mark-button, no fluent:cross-mark,
mum fluent:woman, dad fluent:man, school fluent:school, home fluent:house-with-garden, bus fluent:bus, car fluent:automobile,
play calmbridge:play, outside calmbridge:outside, swing calmbridge:swing, book fluent:open-book, tablet calmbridge:tablet,
music fluent:musical-notes, bath fluent:bathtub, brush teeth calmbridge:brush-teeth, wash hands calmbridge:wash-hands,
get dressed calmbridge:get-dressed, shoes fluent:running-shoe, coat fluent:coat, breakfast calmbridge:breakfast,
lunch calmbridge:lunch, dinner calmbridge:dinner, apple fluent:red-apple, banana fluent:banana, bread fluent:bread,
milk fluent:glass-of-milk, water calmbridge:water, juice fluent:beverage-box, hurt fluent:face-with-head-bandage,
sick fluent:face-with-thermometer, doctor fluent:health-worker, medicine fluent:pill, too loud calmbridge:too-loud,
headphones fluent:headphone, break calmbridge:break, wait calmbridge:wait, hug fluent:hugging-face,
quiet fluent:shushing-face, hot fluent:hot-face, cold fluent:cold-face, teacher fluent:teacher, friend calmbridge:friend,
shop calmbridge:shop, park calmbridge:park`;

const universalCore = `
I calmbridge:i, you fluent:index-pointing-at-the-viewer, it calmbridge:it, he calmbridge:he, she calmbridge:she,
that calmbridge:that, not fluent:prohibited, don't fluent:prohibited, like fluent:smiling-face-with-hearts,
want calmbridge:want, help calmbridge:help, stop fluent:stop-sign, go calmbridge:go, more fluent:plus, all calmbridge:all,
all done calmbridge:finished, finished calmbridge:finished, different calmbridge:different, turn calmbridge:turn,
look fluent:eyes, put calmbridge:put, get calmbridge:get, make calmbridge:make, open calmbridge:open, up fluent:up-arrow,
in calmbridge:in, on calmbridge:on, here calmbridge:here, where calmbridge:where, what fluent:red-question-mark,
who calmbridge:who, why calmbridge:why, when calmbridge:when, good fluent:thumbs-up, some calmbridge:some,
same calmbridge:same, can fluent:flexed-biceps, do calmbridge:do`;

const homeAndWeek = `
pull calmbridge:pull, dry calmbridge:dry, dry hands calmbridge:towel, towel calmbridge:towel, pillow calmbridge:pillow,
fridge calmbridge:fridge, river calmbridge:river, Monday calmbridge:monday, Tuesday calmbridge:tuesday,
Wednesday calmbridge:wednesday, Thursday calmbridge:thursday, Friday calmbridge:friday, Saturday calmbridge:saturday,
Sunday calmbridge:sunday`;

const pairs = (table: string) =>
  table.split(',').map((pair) => {
    const words = pair.trim().split(' ');
    return { word: words.slice(0, -1).join(' '), id: words.at(-1) };
  });

const index = readFileSync(join(import.meta.dirname, '../assets/index.json'), 'utf8');
const { find, best } = createSymbolSearch(JSON.parse(index));

const asked = [...pairs(everyday), ...pairs(universalCore), ...pairs(homeAndWeek)];

test.each(asked)('[SY1] "$word" gives $id first', ({ word, id }) => {
  expect(find(word, 1)[0]?.id).toBe(id);
  expect(best(word)?.id).toBe(id);
});

test('[SY1] the everyday words are 57', () => {
  expect(pairs(everyday)).toHaveLength(57);
});
