// What a plan of an outside service is held to, as ours are: medical text whole (PL24), nothing advised on what a clinic
// decides (PL25), no food against diet or allergy (PL9), the name people use (PL29). Text that is missing is added here;
// a rule that is broken is said, so that the service can be asked once more.
import { type CarePlanAsk, childPlaceholder } from '@calmbridge/domain/assistant/assistant';
import { planParts, withSection } from '@calmbridge/domain/plans/plan-sections';
import { inOwnWords, plainProfile, quoted } from '../carer-words.ts';
import { withoutDietConflicts } from '../last-look.ts';
import { clinicFactsOf } from '../reading/clinic-facts.ts';
import { readChild } from '../reading/read-child.ts';
import { clinicSection } from '../sections/clinic.ts';
import { voiceOf } from '../voice.ts';
import { brokenRules } from './broken-rules.ts';

export type PlanGate = {
  /** What the plan breaks, in words for whoever writes it again. A plan that breaks a rule of the clinic is never shown. */
  problemsIn: (plan: string) => { why: string; isClinics: boolean }[];
  /** The plan with the carer's medical words in it, whole, without food that the child must not have. */
  completed: (plan: string) => string;
};

/** Null: the profile has no medical text, and the plan may be shown as it comes. */
export function gateFor(ask: CarePlanAsk): PlanGate | null {
  const profile = plainProfile(ask.profile);
  const facts = clinicFactsOf(profile);
  const medical = [
    ...facts.allergies.said,
    ...facts.medicines,
    ...facts.said,
    ...facts.painSigns,
    ...facts.contacts,
  ].map(inOwnWords);
  if (medical.length === 0 && facts.matters.size === 0) return null;
  const isMissingIn = (plan: string) => {
    const said = plainly(plan);
    return (text: string) => !said.includes(plainly(text));
  };
  const { section } = ask;
  if (section !== undefined)
    return sectionGate(section, (plan) => brokenRules(plan, profile, facts), medical);
  return {
    problemsIn: (plan) => brokenRules(plan, profile, facts),
    completed: (plan) => {
      const sectioned = withClinicSection(calledByName(plan), ask);
      const missing = [...new Set(medical)].filter(isMissingIn(sectioned));
      return withoutDietConflicts(withQuotes(sectioned, missing), profile);
    },
  };
}

/** One section is held to what it can break; only the clinic's own must hold the medical text. */
const sectionGate = (
  title: string,
  problemsIn: PlanGate['problemsIn'],
  medical: readonly string[],
): PlanGate => ({
  problemsIn: (text) => problemsIn(`## ${title}\n\n${text}`).filter(({ isClinics }) => isClinics),
  completed: (text) => {
    const body = text.replace(/^\s*##? .*\n/, '');
    if (!clinicTitle.test(title)) return body;
    const missing = [...new Set(medical)].filter((said) => !plainly(body).includes(plainly(said)));
    return planParts(withQuotes(`## ${title}\n\n${body}`, missing)).sections[0]?.body ?? body;
  },
});

const clinicTitle = /\bclinic/i;
/** What follows the clinic's part in a plan of ours. */
const afterClinic = /\b(?:emergency|review|sources?|references)\b/i;

/** A plan without the clinic's part gets ours: the carer's words, the public standard, whom to ask. */
function withClinicSection(plan: string, ask: CarePlanAsk): string {
  const { sections } = planParts(plan);
  if (sections.some(({ title }) => clinicTitle.test(title))) return plan;
  const ours = clinicSection(voiceOf(readChild(ask, new Map())));
  if (ours === null) return plan;
  const text = `## ${ours.title}\n\n${ours.lines.join('\n')}\n\n`;
  const next = sections.find(({ title }) => afterClinic.test(title));
  const at = next ? plan.search(new RegExp(`^##[ \\t]+[*_]*${escaped(next.title)}`, 'mu')) : -1;
  return at < 0 ? `${plan.trimEnd()}\n\n${text}` : `${plan.slice(0, at)}${text}${plan.slice(at)}`;
}

function withQuotes(plan: string, missing: readonly string[]): string {
  if (missing.length === 0) return plan;
  const lines = missing.map((text) => `- ${quoted(text)}`).join('\n');
  const section = planParts(plan).sections.find(({ title }) => clinicTitle.test(title));
  if (!section) return `${plan.trimEnd()}\n\n## From your clinic’s plan\n\nIn your words:\n\n${lines}\n`;
  return withSection(plan, section.id, `${section.body}\n\nIn your words:\n\n${lines}`);
}

/** The whole name stands in the title and on the emergency sheet; everywhere else the child is called as people do. */
function calledByName(plan: string): string {
  let isSheet = false;
  return plan
    .split('\n')
    .map((line) => {
      if (/^##? /.test(line)) isSheet = /\bemergency\b/i.test(line);
      return isSheet || /^# /.test(line) ? line : line.replaceAll('{child2}', childPlaceholder);
    })
    .join('\n');
}

/** Marks, spaces and the shape of quotation marks are no words. */
const plainly = (text: string): string =>
  text
    .replace(/[“”„]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s.]+$/, '');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
