// What is wrong with a file of content, said to somebody who writes no code.
import type { z } from 'zod';
import type { Lines } from './entry-file.ts';

export type Problem = { file: string; line: number; what: string };

export const sayProblem = ({ file, line, what }: Problem): string => `${file}:${line} ${what}`;

export const problemsIn = (error: z.ZodError, file: string, lines: Lines): Problem[] =>
  error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          file,
          line: lines.of([...issue.path, key]),
          what: `"${key}" is not known here`,
        }))
      : [{ file, line: lines.of(issue.path), what: said(issue, lines) }],
  );

function said(issue: z.core.$ZodIssue, lines: Lines): string {
  const name = issue.path.filter((part) => typeof part === 'string').join(', ');
  const isMissing = issue.path.length > 0 && !lines.has(issue.path);
  if (isMissing && issue.code !== 'custom') return `"${name}" is missing`;
  if (issue.code === 'invalid_type' && issue.expected === 'array')
    return `"${name}" wants a list, each line of it starting with "- "`;
  if (issue.code === 'invalid_type' && issue.expected === 'string')
    return `"${name}" wants a plain text here; put quotes around one that holds ": "`;
  return name === '' ? issue.message : `"${name}": ${issue.message}`;
}
