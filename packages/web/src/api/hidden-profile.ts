// Names of children are replaced here, before anything leaves the page.
import { hideNames, isSameName } from '@calmbridge/domain/assistant/child-name';
import { cleanText } from '@calmbridge/domain/assistant/clean-text';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { typedLines, typedTexts } from '@calmbridge/domain/child/typed-fields';

/** This child first, then the other children of this device: each name once. */
export function namesIn(child: ChildProfile | null, others: readonly string[]): string[] {
  const all = [child?.name ?? '', ...others].map((name) => name.trim()).filter((name) => name !== '');
  return all.filter((name, at) => all.findIndex((other) => isSameName(other, name)) === at);
}

/** Choices and dates stay as they are: a name must not garble them. */
export function hiddenProfile(profile: ChildProfile, names: readonly string[]): ChildProfile {
  const hidden = [...typedLines, ...typedTexts].map((field) => [
    field,
    hideNames(cleanText(profile[field]), names),
  ]);
  return { ...profile, ...Object.fromEntries(hidden) };
}
