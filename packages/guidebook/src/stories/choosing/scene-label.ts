// What a scene is called on a button: as a carer would say it, where its title may speak as the child.
import type { Scene } from '../scene.ts';

export const sceneLabel = ({ label, title, topic }: Pick<Scene, 'label' | 'title' | 'topic'>): string =>
  label ?? inSentenceCase(title, topic);

/** "My Bus Pass Is Lost" is said by the child. */
export const isChildsVoice = (label: string): boolean => /\b(?:I|my|me|mine|myself|we|us|our)\b/i.test(label);

/** Names keep their capitals: the topic is written as in a sentence, and knows them. */
function inSentenceCase(title: string, topic: string): string {
  const names = new Map(
    topic
      .split(' ')
      .filter((word) => /^\p{Lu}/u.test(word))
      .map((word) => [word.toLowerCase(), word]),
  );
  return title
    .split(' ')
    .map((word, at) => {
      const small = word.toLowerCase();
      if (names.has(small)) return names.get(small);
      if (/^\p{Lu}{2,}$/u.test(word)) return word;
      return at === 0 ? `${word.charAt(0)}${small.slice(1)}` : small;
    })
    .join(' ');
}
