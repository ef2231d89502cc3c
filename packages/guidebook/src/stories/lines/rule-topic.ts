// What a rule is about: "not licking the trolley", "why we do not undress at the window". Only a kind that gives the reason tells it.
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import { wordCount } from '#child/phrase-shape';
import { gerundPhrase } from './as-topic.ts';
import { isSureTopic } from './sure-form.ts';
import { isSayable, type TopicLine, titleFrom } from './topic-line.ts';

const longest = { 1: 14, 2: 12, 3: 9 } as const;

export function ruleTopic({ clauses: [first], unread }: StoryLine, level: 1 | 2 | 3): TopicLine | null {
  const text = first?.text.replaceAll('~', '').split(', ')[0] ?? '';
  const topic = unread.length > 0 ? null : (reasonAsked(text) ?? denied(text));
  if (topic === null || wordCount(topic) > longest[level] || wordCount(topic) < 3) return null;
  const isClean = isSayable(topic.replace(/^not |\b(?:do|does) not\b/g, '')) && isSureTopic(topic);
  return isClean ? { topic, title: '', fact: null, more: [], isWhole: true, isRule: true } : null;
}

/** "Why I should not …", "why is it not okay to …" and "why must one …" ask for the same. */
function reasonAsked(text: string): string | null {
  const must = /^why must (?:one|we|people|I) (.+)$/i.exec(text)?.[1];
  if (must !== undefined) return `why we ${must}`;
  const wrong = /^why (?:is it|it is|is) not (?:okay|allowed|good|nice) (?:to )?(.+)$/i.exec(text)?.[1];
  if (wrong !== undefined) return `why we do not ${wrong}`;
  const [, who, rest = ''] = /^why (we|people|I|the \p{L}+) (.+)$/iu.exec(text) ?? [];
  if (who === undefined) return null;
  const softer = rest
    .replace(/^(?:should|must|ought|may) not (?:to )?/i, 'do not ')
    .replace(/^(?:have to|need to|must|should) /i, '')
    .replace(/ (?:all the time|any ?more|at all|ever)$/i, '');
  return `why ${who === 'I' && /^(?:do|cannot)\b/.test(softer) ? 'we' : who} ${softer}`;
}

/** "Not Licking the Trolley": a title that leaves out the "not" would say the opposite. */
export function ruleTitle(topic: string): string {
  const [, what] = /^why \p{L}+ (?:do not|cannot) (.+)$/u.exec(topic) ?? [];
  return titleFrom(what === undefined ? topic : `not ${gerundPhrase(what)}`);
}

function denied(text: string): string | null {
  const [, doing] = /^(?:not|no) (\p{L}+ing\b.*)$/iu.exec(text) ?? [];
  if (doing !== undefined) return `not ${doing}`;
  const [, verb] = /^(?:not|do not|never|to not) (?!the|an?|my|on|at|in|for)(\p{L}+ .+)$/iu.exec(text) ?? [];
  return verb === undefined ? null : `not ${gerundPhrase(verb)}`;
}
