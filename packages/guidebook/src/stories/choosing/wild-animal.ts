// A scene on wild animals with the one that the line names: magpies swoop, and are not spoken of as "the animal".
import { withArticle } from '#child/words';
import { titleCase } from '../lines/topic-line.ts';
import type { Scene } from '../scene.ts';

const named =
  /\b(magpie|snake|fox|bear|raccoon|squirrel|monkey|kangaroo|possum|spider|jellyfish|swan|goose|geese|seagull|gull|crocodile|alligator|gator|deer|coyote|dingo|toad|badger|hedgehog|bat|wasp|moose|seal|wolf|boar)(?:e?s)?\b/i;
const many: Readonly<Record<string, string>> = {
  fox: 'foxes',
  goose: 'geese',
  geese: 'geese',
  deer: 'deer',
  moose: 'moose',
  wolf: 'wolves',
  jellyfish: 'jellyfish',
};
const acts = /\b(swoop|bite|sting|scratch|grab|peck|kick)/i;

export function withWildAnimal(scene: Scene, said: string): Scene {
  const [, found] = named.exec(said) ?? [];
  if (scene.id !== 'wild-animals-need-space' || found === undefined) return scene;
  const one = found.toLowerCase() === 'geese' ? 'goose' : found.toLowerCase();
  const all = many[one] ?? `${one}s`;
  const [, act] = acts.exec(said) ?? [];
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const tell = (text: string): string =>
    text
      .replace(/\bbite, sting or swoop\b/, act?.toLowerCase() ?? 'bite, sting or swoop')
      .replace(/^Some animals\b/, capital(all))
      .replace(/^Wild animals live on their own, and they\b/, `${capital(all)} live on their own, and they`)
      .replace(/^Wild animals\b/, capital(all))
      .replace(/^A wild animal\b/, capital(withArticle(one)))
      .replace(/\bthe animal\b/g, `the ${one}`)
      .replace(/\bwhich animals live here\b/, `where the ${all} are`)
      .replace(/\blove animals\b/, `like ${all}`);
  return {
    ...scene,
    title: `${titleCase(all)} Need Space`,
    lines: scene.lines.map((line) => ({ ...line, text: tell(line.text) })),
  };
}
