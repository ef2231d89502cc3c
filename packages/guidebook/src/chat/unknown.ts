// What is said for nothing where no page is sure: a question with pages to choose from, or plainly that there is none.

import type { AskedChild } from './child-asked-about.ts';
import { questionFormIn } from './question-form.ts';
import { fillStep } from './steps.ts';
import type { Topic } from './topic.ts';

export type Choice = { id: string; label: string };
/** In place of an answer, and free. */
export type FreeReply = { is: 'asks'; text: string; choices: readonly Choice[] };

export const elseChoice: Choice = { id: 'else', label: 'Something else' };

export const said = (text: string): FreeReply => ({ is: 'asks', text, choices: [] });

export const askWhich = (topics: readonly Topic[], child: AskedChild): FreeReply => ({
  is: 'asks',
  text: 'I’m not sure which of these you mean. It’s free to choose:',
  choices: [
    ...topics.map((topic) => ({ id: topic.id, label: fillStep(child, topic.label, topic.id) })),
    elseChoice,
  ],
});

export const askOtherwise = (child: AskedChild): FreeReply =>
  said(
    fillStep(
      child,
      'Then tell me in other words what happens: what {name} {does}, where, and what comes just before. This costs nothing.',
      'else',
    ),
  );

export const noMore = (topic: Topic, child: AskedChild): FreeReply =>
  said(
    fillStep(
      child,
      `That is all I have on ${topic.title}, and I won’t repeat it. ${topic.help} If something new has come up, tell me what you see {him} do and what comes just before.`,
      topic.id,
    ),
  );

/** Nothing of ours fits: say so, and where the answer may be had. */
export function unknown(message: string, child: AskedChild, leansOnNothing: boolean): FreeReply {
  const line = (text: string) => fillStep(child, text, 'unknown');
  if ((message.match(/\p{L}{2,}/gu) ?? []).length < 2)
    return said(
      line(
        'Tell me in a few words what it is about: what {name} did, where, and what came just before. A single word such as "haircut" or "sleep" is enough to begin.',
      ),
    );
  if (leansOnNothing)
    return said(
      line(
        'I cannot see what that belongs to. Which thing is it: sleep, food, washing, school, an outing, a hard moment? Tell me what you tried with {name} and what happened then, and I start there.',
      ),
    );
  if (questionFormIn(message) === 'telling')
    return said(
      line(
        'Thank you for telling me. I have no page on this, so I won’t guess. If there is something you would like to change about it, tell me what you see {him} do and what comes just before.',
      ),
    );
  return said(
    [
      line('I do not know that, and I will not guess: none of my pages is about it.'),
      [
        line(
          '- **For the body, food or medicine:** the pharmacist, doctor or dietitian; a phone call will often do.',
        ),
        line('- **For rights, money or services:** a carers’ centre or your local autism organisation.'),
        line('- **For autism itself:** the clinic that knows {him}, or autistic adults who write about it.'),
      ].join('\n'),
      line(
        'If it is about a moment of the day with {name}, tell me what you see and what comes just before.',
      ),
    ].join('\n\n'),
  );
}
