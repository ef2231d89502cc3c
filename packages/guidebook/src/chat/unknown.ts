// What is said for nothing where no page is sure: a question with pages to choose from, or plainly that there is none.

import { cleanText, isRepeatable } from '#plan/clean';
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

/** The page has no line on what was asked: said plainly, with the likeliest other pages and whom to ask. */
export function nothingNear(message: string, topics: readonly Topic[], child: AskedChild): FreeReply {
  const asked = questionOf(message);
  const text = [
    asked === ''
      ? 'I have nothing good on that, so I won’t guess.'
      : `I have nothing good on “${asked}”, so I won’t guess.`,
    fillStep(child, whoKnows.find(([pattern]) => pattern.test(message))?.[1] ?? anybody, 'knows'),
    topics.length > 0 ? 'Or one of these comes nearer; it’s free to choose:' : '',
  ];
  return {
    is: 'asks',
    text: text.filter(Boolean).join(' '),
    choices:
      topics.length === 0
        ? []
        : [
            ...topics.map((topic) => ({ id: topic.id, label: fillStep(child, topic.label, topic.id) })),
            elseChoice,
          ],
  };
}

/** The last sentence that asks, as the carer put it; empty where none does or it can't be repeated. */
function questionOf(message: string): string {
  const sentences = message.split(/(?<=[.?!\n])\s+/).filter((sentence) => sentence.split(/\s+/).length >= 4);
  const asks =
    sentences.findLast((sentence) => sentence.includes('?')) ??
    sentences.findLast((sentence) => questionFormIn(sentence) !== 'telling') ??
    '';
  const asked = cleanText(asks);
  return asked.length <= longestQuoted && isRepeatable(asked) ? asked : '';
}

const longestQuoted = 140;

const whoKnows: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:doctor|clinic|pain|sick|medic\w*|poo|stool|blood|weight|gag\w*|vomit\w*|dentist)\b/i,
    'The doctor, the dentist or a pharmacist can say; ring them first.',
  ],
  [
    /\b(?:school|class\w*|lessons?|teacher|para|lunch line|pupil|student|nursery|camp)\b/i,
    'The teacher or the support coordinator at school knows the place; an educational psychologist can watch it once.',
  ],
  [
    /\b(?:talk\w*|speak\w*|words?|cards?|pictures?|count|read|say|tell)\b/i,
    'A speech and language therapist or {his} teacher can show you how.',
  ],
];
const anybody = 'An occupational therapist, {his} teacher or a local autism organisation may know.';

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
