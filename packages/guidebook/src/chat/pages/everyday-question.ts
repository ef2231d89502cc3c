// A short question that is plainly about one everyday page: it needs no help box where the crisis check sees hardly a trace.
import { withoutAsker } from '../message/asker.ts';
import type { ChatModel } from './chat-model.ts';
import { readTopics } from './find-topic.ts';

export async function isEverydayQuestion(message: string, model: ChatModel): Promise<boolean> {
  if (message.length > longest) return false;
  const [best] = await readTopics(withoutAsker(message), model);
  return best !== undefined && (best.chance ?? 0) >= plainly && !besideDanger.has(best.topic.id);
}

/** In a longer message something else may stand beside the question. */
const longest = 80;
const plainly = 0.8;

/** Pages that are read on an ordinary day and in danger: here the box stays. */
const besideDanger: ReadonlySet<string> = new Set([
  'hitting',
  'self-injury',
  'running-off',
  'bullying',
  'burn-out',
  'carer-feelings',
  'partner',
  'separated-parents',
  'time-out',
  'strangers',
  'online-safety',
  'private-touching',
  'romance',
  'going-out',
  'pica',
  'dangerous-things',
  'climbing',
  'water-safety',
  'road-safety',
  'epilepsy',
  'food-allergy',
  'pain-signs',
  'being-ill',
  'body-image',
  'lost-skills',
  'shutdown',
  'medication-questions',
  'handing-over',
  'exclusion',
  'meltdown',
  'siblings',
  'new-baby',
  'skin-picking',
  'supplements-and-cures',
  'medicine-refusal',
  'drinking',
  'consequences',
  'grief',
  'anxiety',
  'bath',
  'swimming',
  'hot-weather',
  'throwing',
  'wrongly-told-off',
  'used-by-others',
]);
