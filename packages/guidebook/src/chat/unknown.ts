// When no topic fits: say so, and give what fits the kind of question. A fact is referred on; a hard moment gets the first
// steps that hold for nearly everything; a message that says nothing yet is asked back.

import { inWords } from '#child/words';
import { numbered } from './answer.ts';
import type { AskedChild } from './child-asked-about.ts';
import { fillStep } from './steps.ts';
import type { Topic } from './topic.ts';

export type UnknownKind = 'empty' | 'leaning' | 'fact' | 'moment';

const asksAFact =
  /^(?:\W*(?:so|and|but|hi|hello|please|quick question)\W+)*(?:is|are|was|were|does|do|did|can|could|will|would|has|have|which|what(?:'?s| is| are)|when|where|who|how (?:many|much|common|old|likely|often))\b|\b(?:could (?:this|it|that) be|is (?:it|this|that) (?:from|because|caused|linked|common|related))\b/i;
const namesAMoment =
  /\b(?:refus|won'?t|will not|can'?t|cannot|hates?|scream|cr(?:y|ies)|hit|bit(?:e|es)|kick|throw|scared|afraid|panic|upset|angry|stop|always|every (?:day|time|night)|keeps)/i;

export function unknownKind(message: string, leansOnNothing: boolean): UnknownKind {
  if ((message.match(/\p{L}{2,}/gu) ?? []).length < 2) return 'empty';
  if (leansOnNothing) return 'leaning';
  return asksAFact.test(message.trim()) && !namesAMoment.test(message) ? 'fact' : 'moment';
}

/** `near` are the pages that come nearest: one of them may be what was meant. */
export function unknownAnswer(
  child: AskedChild,
  kind: UnknownKind = 'moment',
  near: readonly Topic[] = [],
): string {
  const line = (text: string) => fillStep(child, text, 'unknown');
  const nearest =
    near.length > 0
      ? line(
          `The nearest pages I have are on ${inWords(
            near.map(({ title }) => title),
            'or',
          )}. Name the one you mean, and I answer it.`,
        )
      : '';
  switch (kind) {
    case 'empty':
      return line(
        'Tell me in a few words what it is about: what {name} did, where, and what came just before. A single word such as "haircut" or "sleep" is enough to begin.',
      );
    case 'leaning':
      return line(
        'I cannot see what that belongs to. Which thing is it: sleep, food, washing, school, an outing, a hard moment? Tell me what you tried with {name} and what happened then, and I start there.',
      );
    case 'fact':
      return [
        line(
          'I do not know that, and I will not guess. I hold reviewed pages on daily care, not on everything around it.',
        ),
        numbered([
          line(
            '**For the body, food or medicine:** ask the pharmacist, doctor or dietitian; a phone call will often do.',
          ),
          line('**For rights, money or services:** ask a carers’ centre or your local autism organisation.'),
          line(
            '**For autism itself:** ask the clinic that knows {him}, or read autistic adults on the subject.',
          ),
        ]),
        nearest ||
          line(
            'If something in the day with {name} lies behind the question, tell me that part and I can help.',
          ),
      ].join('\n\n');
    case 'moment':
      return [
        line(
          'I do not have a page on this one, so I will not guess. These first steps hold for most hard moments with {name}:',
        ),
        numbered([
          line(
            '**Watch what comes just before.** For three days note the time, the place, the people, the noise and what was asked.',
          ),
          line(
            '**Make that moment smaller.** Shorter, quieter, with a warning on {card}, or at another hour.',
          ),
          line('**Check the body.** Sleep, hunger, pain, toilet: a tired or sore body can bear less.'),
          line('**Give {him} a way to say it.** {Name} {shows:help}, and you answer at once.'),
        ]),
        line('If it is new, sudden or frightens you, ask the doctor or the people who know {him}.'),
        nearest || line('Tell me a little more: what do you see {him} do, and what happens right before?'),
      ].join('\n\n');
  }
}
