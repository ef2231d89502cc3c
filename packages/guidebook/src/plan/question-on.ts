// One precise question about an entry nobody could read. It asks for what would decide about the help, and leaves a line.
import { phraseOf } from '#child/phrase-shape';
import type { HardMoment } from './facts.ts';
import type { Voice } from './voice.ts';

export function questionOn(voice: Voice, { said }: HardMoment): string {
  const { is } = phraseOf(said);
  const doesIt =
    is === 'acts' ||
    is === 'doing' ||
    /^(?:will not|won['’]?t|wont|can['’]?t|cant|does(?:n['’]?t| not)|refuses|keeps|always|never|[a-z]+s\s)/i.test(
      said,
    );
  const text =
    is === 'clause' || /\b(?:when|if|after|before|while)\b/i.test(said)
      ? 'What does {name} do first when it happens, and what ended it last time? Write it here: ____'
      : doesIt
        ? 'What happens in the minute before, and what changes for {name} right after? Note three times: ____'
        : 'When was the last time, what came just before, and what helped? Write it here: ____';
  return voice.fill('question', text);
}
