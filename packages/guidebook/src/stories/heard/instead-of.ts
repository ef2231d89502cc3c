// What a child does in place of what a carer wants to stop. A story tells what to do, and says no "not".

type Act = readonly [act: RegExp, instead: string];

const acts: readonly Act[] = [
  [/^(?:run|bolt|wander)\p{L}* (?:off|away|out|ahead)\b/iu, 'I stay close to the adult'],
  [/^(?:shout|call|blurt)\p{L}* out\b/iu, 'I wait for my turn to talk'],
  [/^(?:interrupt|butt)\p{L}*(?: in)?\b/iu, 'I wait for my turn to talk'],
  [/^push\p{L}* in\b|^jump\p{L}* the (?:queue|line)\b/iu, 'I wait in the line'],
  [/^(?:hit|slap|punch|pinch|push|pok|smack)\p{L}*\b/iu, 'my hands stay with me'],
  [/^kick\p{L}*\b/iu, 'my feet stay with me'],
  [/^bit(?:e|es|ing)\b/i, 'teeth are for food'],
  [/^lick\p{L}*\b/iu, 'my tongue stays in my mouth'],
  [/^spit\p{L}*\b/iu, 'spit stays in my mouth'],
  [/^(?:snatch|grab)\p{L}*\b/iu, 'I can ask, and then I wait'],
  [/^splash\p{L}*\b/iu, 'the water stays in'],
  [/^climb\p{L}*\b/iu, 'I climb where climbing is allowed'],
  [
    /^(?:blam|teas|laugh|call)\p{L}* (?:at )?(?:my|his|her|their|the|other|people|any|each|some|him|her|them|others)\b/iu,
    'I can use kind words',
  ],
  [/^cheat\p{L}*\b/iu, 'I keep to the rules'],
  [/^rush\p{L}*\b/iu, 'I take my time'],
  [/^giv\p{L}* up\b/iu, 'I can try again'],
  [/^(?:argu|moan|whin|whing|complain|sulk)\p{L}*\b/iu, 'I can say it calmly'],
  [
    /^(?:get|be)\p{L}* (?:too |so |very |really )?(?:upset|cross|angry|mad|silly|worked up)\b/iu,
    'I can take a slow breath',
  ],
  [/^swear\p{L}*\b/iu, 'I can choose other words'],
  [/^(?:tak(?:e|es|ing) (?:my |off my )?clothes|undress|strip)\p{L}*\b/iu, 'my clothes stay on'],
];
export const insteads: ReadonlySet<string> = new Set(acts.map(([, instead]) => instead));

const thrown =
  /^(?:throw|chuck|lob|hurl|fling|tip|flip|knock)\p{L}* (?:over )?(?:the |my )?(board|game|pieces|counters|cards|dice|food|plate|cup|spoon|remote|tablet|controller)\b/iu;

/** Null where it is nothing that is to stop, or nobody knows what is done instead. */
export function insteadOf(text: string): string | null {
  const [, act] =
    /^(?:not|no|without|stop(?:ping)?) (\p{L}+ing\b.*)$/iu.exec(text) ??
    /^I (?:always |just |still |often |sometimes )?(?:keep (?:on )?)?((?:run|bolt|wander|hit|bite|kick|snatch|lick|spit|throw|chuck|lob|hurl|fling|tip|flip)\p{L}*\b.*)$/u.exec(
      text,
    ) ??
    [];
  if (act === undefined) return null;
  if (/^(?:tip|flip|knock|push|overturn)\p{L}* (?:over )?the (?:table|desk|chairs?)\b/iu.test(act))
    return `the ${/desk|chairs?|table/i.exec(act)?.[0]} ${/chairs/i.test(act) ? 'stay' : 'stays'} standing`;
  const [, thing] = thrown.exec(act) ?? [];
  if (thing !== undefined) return `the ${thing} ${/[^s]s$/.test(thing) ? 'stay' : 'stays'} on the table`;
  const [, instead] = acts.find(([pattern]) => pattern.test(act)) ?? [];
  return instead ?? null;
}
