// What makes any topic a story of its type, for topics that are not of that type by themselves.
import type { StoryType } from '@calmbridge/domain/stories/story';
import { type Line, readLines } from '../scene.ts';

const sources: Readonly<Record<StoryType, string>> = {
  'Social Skills': `
    b12 d [worker] The person there may say hello and ask how I am.
    b12 d [worker] I listen first, and then it is my turn to talk.
    b12 p [worker] Knowing each other a little helps people feel safe together.
    b3 d [worker] Someone may say hello.
    b3 d [worker] I listen, and then it is my turn.
    b12 d [own] {Helper} and I may do one part together.
    b12 d [own] Sometimes {helper} has a turn, and sometimes it is my turn.
    b12 p [own] When people listen, it often feels easier.
    b3 d [own] {Helper} and I do it together.
    b3 d [own] Then it is my turn.
    b3 d [own] I listen to {helper}.
    b12 d [!worker !own] Other people may be there, too.
    b12 d [!worker !own] Many people say hello and talk for a while.
    b12 p [!worker !own] People who listen often feel good together.
    b3 d [!worker !own] Someone may say hello {place}.
    b3 d [!worker !own] People listen and talk together.
    b123 c [!own] I can {say:hello}.
  `,
  Routine: `
    b12 d It usually goes in the same order each time.
    b12 d I know what comes first, what comes next and what comes last.
    b12 p Knowing the order of the day helps me feel calm.
    b3 d It has a first part and a last part.
    b3 d Then it is time for the next thing.
  `,
  Scenario: `
    b12 d When it happens, I may see or hear something new.
    b12 d There may be other people in the place.
    b3 d I may see and hear new things.
    b3 d People may be there when I come.
  `,
  General: `
    b12 d Many people know about {topic}, and some are still learning.
    b12? d Sometimes people learn by looking first.
    b3 d Many people know this.
    b3 d Some people learn it step by step.
  `,
  'Emotional Regulation': `
    b12 p I may have a big feeling about this.
    b12 d A big feeling can make my body fast or tight.
    b12 p Slow breathing helps my body feel calm.
    b12 a A big feeling is okay.
    b12 c I can {say:break}.
    b3 p I may have a big feeling.
    b3 d A slow breath helps my body feel calm.
    b3 a A big feeling is okay.
    b3 c I can {say:break}.
  `,
  'Conflict Resolution': `
    b12 d Sometimes people have different ideas about {topic}.
    b12 d When two people listen, they can often agree.
    b12 p A fair plan helps both people feel heard.
    b12 c I can {say:different}.
    b3 d People may have a problem.
    b3 d People listen and choose a fair way.
    b3 c I can {say:different}.
  `,
  'Safety & Emergency': `
    b12 d {Adults} work to keep people safe.
    b12 d If something feels wrong, {adult} is there to help me.
    b12 c I can stop, wait and {say:help}.
    b3 d {Helper} helps me stay safe.
    b3 c I can {say:help}.
    b3 d I stop and ~wait with {adult}.
  `,
  'Self-Advocacy': `
    b12 p Only I know what my body needs.
    b12 d People understand me better when I tell them what I need.
    b12 c I can {say:help}.
    b12 a It is okay to ask for a break.
    b3 d I know what my body needs.
    b3 c I can {say:help}.
    b3 a It is okay to ask for help.
  `,
  'Coping Strategies': `
    b12 d If it feels like a lot, a quiet break may help me feel calm.
    b12 c I can try a slow breath and count to five.
    b12 c I can {say:break}.
    b3 d A quiet break may help me.
    b3 c I can count to five.
  `,
  'Empathy Building': `
    b12 p Other people may feel happy, sad or unsure about {topic}.
    b12 d I may notice it in a face or a voice.
    b12 p A kind word helps someone feel less alone.
    b12 c I can {say:are you okay}.
    b3 p Someone else may feel sad or happy.
    b3 d A kind friend may notice it.
    b3 d Kind words help people.
  `,
};

const read = new Map<StoryType, Line[]>();

export function typeLines(type: StoryType): readonly Line[] {
  const known = read.get(type) ?? readLines(sources[type]);
  read.set(type, known);
  return known;
}
