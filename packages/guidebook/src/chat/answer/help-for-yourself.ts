// When to get help, for a grown-up about their own life: what is a matter of school days or small children stays out.

export function helpForYourself(help: string, message: string): string {
  if (schoolDays.test(message)) return help;
  const sentences = help.match(/[^.!?]+[.!?]+["”’]?\s*|[^.!?]+$/g) ?? [];
  return sentences
    .filter((one) => !schoolDays.test(one) || otherHelp.test(one))
    .join('')
    .trim();
}

const schoolDays =
  /\b(?:schools?|teachers?|class(?:room)?|uniform|play specialists?|grandparents|young child)\b|\{school\}/i;
/** Somebody besides the school is named whom a grown-up can turn to as well. */
const otherHelp =
  /\b(?:doctor|therapist|psychologist|dietitian|police|protection|emergency|crisis|job centre)\b/i;
