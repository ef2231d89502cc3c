/** The ladder towards a new food. The child may stop on any rung; each rung may take weeks. */
export const foodLadder: ReadonlyArray<readonly string[]> = [
  [
    'it stays in the room',
    'it stands at the far end of the table',
    'it is in a closed box on the shelf {he} {v:sees}',
  ],
  ['it sits on a side dish', '{he} {v:serves} it to someone else', '{he} {v:moves} it with a fork'],
  ['{he} {v:touches} it', '{he} {v:cuts} or {v:breaks} it', '{he} {v:feels} it through a bag first'],
  ['{he} {v:smells} it', '{he} {v:holds} it near {his} nose', '{he} {v:licks} a finger that touched it'],
  ['{he} {v:licks} it, and may put it back', 'a tooth mark is enough', 'a crumb on the tongue, napkin ready'],
];
