// The question at the end of a page, as the answers it gives to choose from: "Is it the pull, the sound or being held still?"
import { fillStep } from '../answer/steps.ts';
import type { AskedChild } from '../message/child-asked-about.ts';
import { plainly } from '../pages/page-before.ts';
import type { Branch, Topic } from '../topic.ts';

export type Option = { label: string; branch: Branch };

/** None where the question does not name its answers, or the page has not a branch of its own for two of them. */
export function optionsOf({ id, ask, branches = [] }: Topic, child: AskedChild): readonly Option[] {
  const found = namedIn(fillStep(child, ask, `${id}ask`)).flatMap((label) => {
    const fitting = branches.filter(({ when }) => when.test(label));
    return fitting.length === 1 && fitting[0] ? [{ label, branch: fitting[0] }] : [];
  });
  const isTwice = found.some(({ branch }, at) => found.findIndex((one) => one.branch === branch) !== at);
  return found.length < 2 || isTwice ? [] : found;
}

/** The option that the message repeats in its first words. */
export function optionSaid(options: readonly Option[], message: string): Option | undefined {
  const [first = ''] = message.split(/[.;!?\n]/);
  const said = ` ${plainly(first)} `;
  const fitting = options.filter(({ label }) => said.includes(` ${plainly(label).replace(/^the /, '')} `));
  return fitting.length === 1 ? fitting[0] : undefined;
}

function namedIn(question: string): string[] {
  const [asked = ''] = question.match(/[^.?!]+\?/) ?? [];
  const list = asked.replace(/\?$/, '').replace(/^.*:\s*/, '').replace(opening, '');
  const named = list.split(/,? or |, /).map((one) => one.trim());
  const isList = named.length >= 2 && named.length <= 4 && named.every((one) => one !== '' && one.split(' ').length <= 5);
  return isList ? named.map((one) => one.charAt(0).toUpperCase() + one.slice(1)) : [];
}

const opening = /^(?:Is|Was) (?:it|the trouble|the hard part)(?: (?:more|mostly))? |^Does it (?:begin|start) /;
