// The story check: every rule of the table over one story, the score by the table's weights, and whether the story may be
// shown. Used by the page, the server and the bench alike.
import type { ChildProfile } from '../child/profile.ts';
import { checkAsked } from './check-asked.ts';
import { checkLevel } from './check-level.ts';
import { checkPersonal } from './check-personal.ts';
import { checkQuestions } from './check-questions.ts';
import { checkSafety, type StoryScreens } from './check-safety.ts';
import { checkStructure } from './check-structure.ts';
import { checkSurface } from './check-surface.ts';
import { checkTypeAndTone } from './check-type-tone.ts';
import { checkVoice } from './check-voice.ts';
import type { CheckedStory, Nearness } from './checked-story.ts';
import type { Finding, Marked } from './finding.ts';
import type { SentenceType } from './sentence-types.ts';
import type { StoryRequest } from './story.ts';
import type { StoryRuleId } from './story-rules.ts';
import { childNameIn, roleNamesOf } from './story-subject.ts';
import { readStory } from './story-text.ts';

export type StoryCheck = {
  /** No hard rule is broken: the story may be shown. */
  passed: boolean;
  /** 0 to 100. From 85 it is good, from 70 fair. */
  score: number;
  /** One finding a rule, in the table's order; `ok` tells the passed ones. */
  findings: Finding[];
};

export type StoryToCheck = {
  title: string;
  text: string;
  request: StoryRequest;
  profile: ChildProfile | null;
  /** The sentence types in order, when the writer carries them. */
  types?: readonly SentenceType[];
  nearness?: Nearness;
  /** What the carer pressed when asked which story is meant: it was asked for beside the line. */
  chosen?: string | undefined;
};

/** Rules whose breach alone makes a story unfit, whatever its score. */
export const storyGates: readonly StoryRuleId[] = [
  'S00',
  'S03',
  'S04',
  'S05',
  'S07',
  'S08',
  'S24',
  'S25',
  'S26',
];

const groups: ReadonlyArray<{ weight: number; rules: readonly StoryRuleId[] }> = [
  { weight: 15, rules: ['S00'] },
  { weight: 12, rules: ['S01', 'S02'] },
  { weight: 17, rules: ['S03', 'S15', 'S16'] },
  { weight: 21, rules: ['S04', 'S05', 'S06', 'S07', 'S08', 'S09', 'S10', 'S11', 'S12', 'S13', 'S17', 'S18'] },
  { weight: 9, rules: ['S14'] },
  { weight: 12, rules: ['S19'] },
  { weight: 9, rules: ['S20', 'S21'] },
  { weight: 5, rules: ['S22', 'S23'] },
];

export function checkStory(story: StoryToCheck, screens: StoryScreens | null): StoryCheck {
  const names = { child: childNameIn(story.profile), roles: roleNamesOf(story.profile) };
  const checked: CheckedStory = {
    text: readStory(story.title, story.text, names, story.types),
    request: story.request,
    profile: story.profile,
    names,
    chosen: story.chosen,
    nearness: story.nearness,
  };
  const marked = [
    ...checkAsked(checked),
    ...checkStructure(checked),
    ...checkVoice(checked),
    ...checkQuestions(checked),
    ...checkLevel(checked),
    ...checkPersonal(checked),
    ...checkTypeAndTone(checked),
    ...checkSafety(checked, screens),
    ...checkSurface(checked),
  ].sort((a, b) => a.rule.localeCompare(b.rule));
  return {
    passed: marked.every(({ ok, severity }) => ok || severity !== 'hard'),
    score: scoreOf(marked),
    findings: marked.map(withoutMark),
  };
}

/** Points that no rule could judge are left out, and the rest is scaled to 100. */
function scoreOf(marked: readonly Marked[]): number {
  let points = 0;
  let possible = 0;
  for (const { weight, rules } of groups) {
    const marks = rules
      .map((rule) => marked.find((finding) => finding.rule === rule)?.mark ?? null)
      .filter((mark) => mark !== null);
    if (marks.length === 0) continue;
    points += (weight * marks.reduce((sum, mark) => sum + Math.min(1, mark), 0)) / marks.length;
    possible += weight;
  }
  return possible === 0 ? 0 : Math.round((points / possible) * 1000) / 10;
}

const withoutMark = ({ rule, severity, ok, code, found, sentence, why }: Marked): Finding => ({
  rule,
  severity,
  ok,
  code,
  found,
  sentence,
  why,
});
