// A topic that belongs elsewhere is tied to the chosen context by a sentence that is true there.
import type { Context } from '@calmbridge/domain/stories/story';
import { type Line, readLines } from '../scene.ts';

const sources: Readonly<Record<Context, string>> = {
  Home: `
    b12 d At home, I may read this story with my family first.
    b3 d I may read this at home.
  `,
  School: `
    b12 d At school, my teacher may talk about it with me, too.
    b3 d I may read this at school.
  `,
  Community: `
    b12 d In the shop or in the park, I may think of it.
    b3 d I may think of it in the park.
  `,
};

const read = new Map<Context, Line[]>();

export function contextLines(context: Context): readonly Line[] {
  const known = read.get(context) ?? readLines(sources[context]);
  read.set(context, known);
  return known;
}
