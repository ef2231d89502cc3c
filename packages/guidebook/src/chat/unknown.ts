// When no topic fits: say so, give the first steps that hold for nearly everything, ask one good question.
import { numbered } from './answer.ts';
import type { AskedChild } from './child-asked-about.ts';
import { fillStep } from './steps.ts';

export function unknownAnswer(child: AskedChild): string {
  const line = (text: string) => fillStep(child, text, 'unknown');
  return [
    line(
      'I do not have a page on this one, so I will not guess. These first steps hold for most hard moments with {name}:',
    ),
    numbered([
      line(
        '**Watch what comes just before.** For three days note the time, the place, the people, the noise and what was asked.',
      ),
      line('**Make that moment smaller.** Shorter, quieter, with a warning on {card}, or at another hour.'),
      line('**Check the body.** Sleep, hunger, pain, toilet: tired or sore children can bear less.'),
      line('**Give {him} a way to say it.** {Name} {shows:help}, and you answer at once.'),
    ]),
    line('If it is new, sudden or frightens you, ask the doctor or the people who know {him}.'),
    line('Tell me a little more: what do you see {him} do, and what happens right before?'),
  ].join('\n\n');
}
