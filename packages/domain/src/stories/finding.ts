import type { StoryRuleId } from './story-rules.ts';

export type Severity = 'hard' | 'soft' | 'info';

/** One rule's verdict. `why` is plain words; `code` and `found` are for pages that have words of their own. */
export type Finding = {
  rule: StoryRuleId;
  severity: Severity;
  ok: boolean;
  code: string;
  /** What the rule saw: a word, a count, a limit. Empty when there is nothing to name. */
  found: string;
  /** The sentence it is about, when it is about one. */
  sentence: string | null;
  why: string;
};

/** A finding with the share of its points, 0 to 1. `null` means the rule does not apply and its points do not count. */
export type Marked = Finding & { mark: number | null };

export const passed = (rule: StoryRuleId, why: string, severity: Severity = 'soft'): Marked => ({
  rule,
  severity,
  ok: true,
  code: 'ok',
  found: '',
  sentence: null,
  why,
  mark: 1,
});

export const failed = (
  rule: StoryRuleId,
  severity: Severity,
  why: string,
  more: { code: string; found?: string; sentence?: string | null; mark?: number },
): Marked => ({
  rule,
  severity,
  ok: false,
  code: more.code,
  found: more.found ?? '',
  sentence: more.sentence ?? null,
  why,
  mark: more.mark ?? 0,
});

export const notAsked = (rule: StoryRuleId, why: string): Marked => ({
  ...passed(rule, why, 'info'),
  code: 'not-asked',
  mark: null,
});
