// The rubric's chat scale, C1–C7, for one answer to one child. Judged from outside the product's own screening.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { listItems } from '@calmbridge/guidebook/child/list-items';
import { gradeOf } from './readability.ts';
import { avoidTerms, neverSay } from './rubric-words.ts';

export const chatWeights = { C1: 25, C2: 20, C3: 15, C4: 15, C5: 10, C6: 10, C7: 5 } as const;
export type ChatPart = keyof typeof chatWeights;
export type ChatScore = {
  parts: Record<ChatPart, number>;
  total: number;
  violations: string[];
  grade: number;
  words: number;
};

const getsHelp =
  /\b(?:doctor|dentist|dietitian|therapist|nurse|clinic|pharmacist|prescriber|school|teacher|nursery|police|helpline|child protection|emergency|council|charity|charities|autism group|counsellor|mediator|health visitor|parent advice|organisation|specialist|behaviour assessment|NICE|adults?|staff|leader|bank)\b/i;
const blame = /\b(?:you should have|your fault that|you failed|bad parent|spoil)/i;
const verbFirst = /^\d+\. \*\*[A-Z"“0-9][^*]+\*\*/;

export function scoreChat(text: string, profile: ChildProfile | null, isHit: boolean): ChatScore {
  const plain = text.replace(/[*_]/g, '').replace(/^\d+\. /gm, '');
  const sentences = plain.split(/(?<=[.!?:])\s+|\n+/).filter((part) => /\p{L}/u.test(part));
  const words = plain.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  const { grade } = gradeOf(sentences);
  const steps = text.split('\n').filter((line) => verbFirst.test(line)).length;
  const facts = profile === null ? 2 : factsIn(plain, profile);
  const possible = profile === null ? 2 : factsPossible(profile);
  const opening = text.split('\n')[0] ?? '';
  const rest = text.split('\n\n').slice(1).join('\n\n');
  const parts: Record<ChatPart, number> = {
    C1: isHit ? 1 : 0,
    C2: Math.min(1, steps / 3),
    C3: possible === 0 ? 1 : Math.min(1, facts / Math.min(2, possible)),
    C4: opening.length > 30 && !blame.test(opening) ? 1 : 0,
    C5: getsHelp.test(rest) ? 1 : 0,
    C6: grade <= 7 && words >= 80 && words <= 260 ? 1 : 0,
    C7: avoidTerms.some((term) => plain.match(term)) ? 0 : 1,
  };
  const total = Object.entries(chatWeights).reduce(
    (sum, [id, weight]) => sum + weight * parts[id as ChatPart],
    0,
  );
  return { parts, total, violations: neverSay(plain, profile?.medications ?? ''), grade, words };
}

/** Fields of the profile of which a telling word stands in the answer. */
function factsIn(text: string, profile: ChildProfile): number {
  const plain = text.toLowerCase();
  const fields = [
    profile.comfortItems,
    profile.specialInterests,
    profile.activities,
    profile.triggers,
    profile.eatingHabits,
    profile.sleepSchedule,
  ];
  const named = fields.filter((field) =>
    listItems(field).some((item) =>
      (item.toLowerCase().match(/[\p{L}\p{N}:]{4,}/gu) ?? []).some((word) => plain.includes(word)),
    ),
  ).length;
  const senses =
    profile.sensorySensitivities.includes('Sound') && /ear defenders|headphones/.test(plain) ? 1 : 0;
  const way = /\bdevice\b|\bsigns? "|card"|points? to "|says "|picture cards|talk (?:his|her|their) way/.test(
    plain,
  )
    ? 1
    : 0;
  return named + senses + way;
}

const factsPossible = (profile: ChildProfile): number =>
  [
    profile.comfortItems,
    profile.specialInterests + profile.activities,
    profile.communication + profile.preferredCommunication,
  ].filter((field) => field !== '').length;
