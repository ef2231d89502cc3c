/** Wind-down steps to choose from, one of each group, in this order. */
export const windDown: ReadonlyArray<readonly string[]> = [
  ['lights down, screens away', 'last screen off, lamps on', 'curtains closed together'],
  ['warm bath or wash', 'wash and pyjamas', 'teeth and pyjamas'],
  ['ten slow wall pushes', 'ten slow stretches, lying down', 'slow rocking or swaying for one song'],
  ['one book or one quiet page', 'the same song twice', 'three good things of the day, told or pointed'],
  ['goodnight words, door as {he} {v:likes} it', 'night light on by {his} own hand', 'clock card to "sleep"'],
];

export const teenWindDown: ReadonlyArray<readonly string[]> = [
  [
    'phone on the charger outside the room',
    'screens off, lamps on',
    'last message sent, phone to the kitchen',
  ],
  ['shower or wash', 'wash, teeth, clothes out for tomorrow', 'bag packed, wash'],
  ['ten slow stretches', 'a warm drink, sitting down', 'slow breathing, ten rounds'],
  ['a book or podcast on low', 'tomorrow in three lines on the list', 'quiet music, same album'],
  ['lights out by {his} own hand', 'lamp off, sound on low', 'door as {he} {v:likes} it, lights out'],
];
