// Boards to start from, as data. Pictures are looked up in the symbol library when a board is made, by `find` where the
// label alone would not lead to the right one.
import type { Board, WordClass } from './board.ts';

export type ReadyCard = { label: string; wordClass: WordClass; spoken?: string; find?: string };

export type ReadyBoard = {
  id: string;
  name: string;
  rows: number;
  columns: number;
  kind: Board['kind'];
  cards: readonly ReadyCard[];
};

type More = Omit<ReadyCard, 'label' | 'wordClass'>;
const of =
  (wordClass: WordClass) =>
  (label: string, more: More = {}): ReadyCard => ({ label, wordClass, ...more });
const who = of('person');
const act = of('action');
const how = of('describing');
const it = of('thing');
const where = of('place');
const say = of('social');
const ask = of('question');
const small = of('small');

const grid = (id: string, name: string, columns: number, cards: readonly ReadyCard[]): ReadyBoard => ({
  id,
  name,
  rows: Math.ceil(cards.length / columns),
  columns,
  kind: 'grid',
  cards,
});

/** The 36 words of the Universal Core, in the order of its vocabulary list. */
const core = grid('core', 'Core words', 6, [
  act('like'),
  act('want'),
  act('get'),
  act('make'),
  how('good'),
  how('more'),
  small('not'),
  act('go'),
  act('look'),
  act('turn'),
  act('help'),
  how('different'),
  who('I'),
  who('he'),
  act('open'),
  act('do'),
  act('put'),
  how('same'),
  who('you'),
  who('she'),
  small('that'),
  small('up'),
  how('all'),
  how('some'),
  who('it'),
  small('here'),
  small('in'),
  small('on'),
  act('can'),
  how('finished'),
  ask('where'),
  ask('what'),
  ask('why'),
  ask('who'),
  ask('when'),
  say('stop'),
]);

const feelings = grid('feelings', 'Feelings', 4, [
  how('happy', { spoken: 'I feel happy.' }),
  how('sad', { spoken: 'I feel sad.' }),
  how('angry', { spoken: 'I feel angry.' }),
  how('scared', { spoken: 'I feel scared.' }),
  how('worried', { spoken: 'I feel worried.' }),
  how('tired', { spoken: 'I feel tired.' }),
  how('calm', { spoken: 'I feel calm.' }),
  how('excited', { spoken: 'I feel excited.' }),
  how('hurt', { spoken: 'Something hurts.' }),
  how('sick', { spoken: 'I feel sick.' }),
  how('too loud', { spoken: 'It is too loud.' }),
  say('I need a hug', { find: 'hug' }),
]);

const morning = grid('morning', 'Morning routine', 4, [
  act('wake up'),
  where('toilet'),
  act('wash hands'),
  act('get dressed'),
  it('breakfast'),
  act('brush teeth'),
  it('shoes'),
  it('coat'),
  it('backpack'),
  it('bus'),
  where('school'),
  say('bye', { spoken: 'Bye! See you later.' }),
]);

const bedtime = grid('bedtime', 'Bedtime', 4, [
  it('dinner'),
  it('bath'),
  it('pyjamas'),
  act('brush teeth'),
  where('toilet'),
  it('water', { spoken: 'Water, please.' }),
  it('book', { spoken: 'Read me a book, please.' }),
  it('teddy'),
  act('hug', { spoken: 'A hug, please.' }),
  it('light off', { find: 'night' }),
  act('sleep'),
  say('good night', { find: 'moon' }),
]);

const food = grid('food', 'Food', 5, [
  say('I want', { spoken: 'I want' }),
  how('more', { spoken: 'More, please.' }),
  act('eat'),
  act('drink'),
  how('finished', { spoken: 'I am finished.' }),
  it('apple'),
  it('banana'),
  it('bread'),
  it('cheese'),
  it('egg'),
  it('pasta'),
  it('rice'),
  it('chicken', { find: 'roast chicken' }),
  it('carrot'),
  it('biscuit'),
  it('milk'),
  it('water'),
  it('juice'),
  say('yes'),
  say('no'),
]);

const toilet = grid('toilet', 'Toilet', 4, [
  where('toilet', { spoken: 'I need the toilet.' }),
  act('trousers down', { find: 'trousers' }),
  act('sit'),
  act('wee', { find: 'droplet' }),
  act('poo', { find: 'poop' }),
  it('toilet paper'),
  act('flush', { find: 'cyclone' }),
  act('trousers up', { find: 'jeans' }),
  it('soap'),
  act('wash hands'),
  say('help', { spoken: 'Help me, please.' }),
  how('finished', { spoken: 'I am finished.' }),
]);

const school = grid('school', 'School', 5, [
  who('teacher'),
  who('friend'),
  act('listen'),
  act('read'),
  act('write'),
  act('draw'),
  it('maths'),
  it('computer'),
  it('music'),
  act('play'),
  it('lunch'),
  where('outside'),
  it('break', { spoken: 'I need a break.' }),
  where('toilet', { spoken: 'I need the toilet.' }),
  how('too loud', { spoken: 'It is too loud.' }),
  it('headphones', { spoken: 'My headphones, please.' }),
  say('help', { spoken: 'Help me, please.' }),
  act('wait'),
  how('finished', { spoken: 'I am finished.' }),
  where('home', { spoken: 'I want to go home.' }),
]);

const doctor = grid('doctor', 'Doctor', 4, [
  who('doctor'),
  how('hurt', { spoken: 'It hurts here.' }),
  it('head', { spoken: 'My head hurts.', find: 'headache' }),
  it('tummy', { spoken: 'My tummy hurts.' }),
  it('ear', { spoken: 'My ear hurts.' }),
  it('mouth', { spoken: 'My mouth hurts.' }),
  it('arm', { spoken: 'My arm hurts.' }),
  it('leg', { spoken: 'My leg hurts.' }),
  how('sick', { spoken: 'I feel sick.' }),
  how('hot', { spoken: 'I am hot.' }),
  how('cold', { spoken: 'I am cold.' }),
  it('medicine'),
  it('plaster'),
  act('wait'),
  say('stop', { spoken: 'Stop, please.' }),
  how('finished'),
]);

const calm = grid('calm', 'Calm down', 4, [
  act('breathe'),
  act('count', { find: 'count to ten' }),
  act('squeeze'),
  it('blanket'),
  it('headphones'),
  how('quiet', { spoken: 'I need it quiet.' }),
  it('music'),
  it('water', { spoken: 'Water, please.' }),
  act('hug', { spoken: 'A hug, please.' }),
  act('walk'),
  it('swing'),
  it('break', { spoken: 'I need a break.' }),
  it('book'),
  act('draw'),
  say('help', { spoken: 'Help me, please.' }),
  how('calm', { spoken: 'I feel calm now.' }),
]);

const firstThen: ReadyBoard = {
  id: 'first-then',
  name: 'First – then',
  rows: 1,
  columns: 2,
  kind: 'first-then',
  cards: [act('wash hands', { spoken: 'First, wash hands.' }), act('play', { spoken: 'Then, play.' })],
};

const schedule: ReadyBoard = {
  id: 'schedule',
  name: 'Daily schedule',
  rows: 2,
  columns: 4,
  kind: 'schedule',
  cards: [
    it('breakfast'),
    act('get dressed'),
    where('school'),
    it('lunch'),
    act('play'),
    it('dinner'),
    it('bath'),
    where('bed'),
  ],
};

export const readyBoards: readonly ReadyBoard[] = [
  core,
  feelings,
  morning,
  bedtime,
  food,
  toilet,
  school,
  doctor,
  calm,
  firstThen,
  schedule,
];
