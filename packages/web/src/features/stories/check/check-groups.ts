// The rules of the check, gathered into a few things a carer can look at.
import type { Finding } from '@calmbridge/domain/stories/finding';
import type { StoryRuleId } from '@calmbridge/domain/stories/story-rules';

const groups = {
  asked: ['S00'],
  balance: ['S03', 'S11', 'S15', 'S16'],
  view: ['S04', 'S07', 'S13', 'S18'],
  commands: ['S05', 'S06', 'S08', 'S09'],
  reading: ['S12', 'S19'],
  words: ['S10', 'S17', 'S24', 'S25', 'S26', 'S27'],
  shape: ['S01', 'S02', 'S14', 'S28'],
  child: ['S20', 'S21', 'S22', 'S23'],
} as const satisfies Record<string, readonly StoryRuleId[]>;

export type GroupName = keyof typeof groups;

export type CheckedGroup = {
  name: GroupName;
  /** Hard rules must hold; the rest is for the carer to look at. */
  result: 'passed' | 'look' | 'wrong';
  /** What did not pass, and the sentence it is about. */
  problems: { rule: string; why: string; sentence: string | null }[];
};

export const groupsOf = (findings: readonly Finding[]): CheckedGroup[] =>
  (Object.keys(groups) as GroupName[])
    .filter((name) => name !== 'asked' || isAsked(findings))
    .map((name) => {
      const rules: readonly StoryRuleId[] = groups[name];
      const broken = findings.filter(
        ({ rule, ok, severity }) => !ok && severity !== 'info' && rules.includes(rule),
      );
      const isWrong = broken.some(({ severity }) => severity === 'hard');
      return {
        name,
        result: broken.length === 0 ? 'passed' : isWrong ? 'wrong' : 'look',
        problems: broken.map(({ rule, why, sentence }) => ({ rule, why, sentence })),
      };
    });

/** Without a line there is no event to tell. */
const isAsked = (findings: readonly Finding[]): boolean =>
  findings.some(({ rule, code }) => rule === 'S00' && code !== 'not-asked');
