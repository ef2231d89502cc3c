// Names of children are replaced here, before anything leaves the page.
import { childPlaceholder } from '@calmbridge/domain/assistant/assistant';
import { hideNames, isSameName, withSpellings } from '@calmbridge/domain/assistant/child-name';
import { cleanText } from '@calmbridge/domain/assistant/clean-text';
import { calledIn } from '@calmbridge/domain/child/called-in-notes';
import { mapPhrases } from '@calmbridge/domain/child/meanings';
import { nameAlone } from '@calmbridge/domain/child/name-alone';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { typedLines, typedTexts } from '@calmbridge/domain/child/typed-fields';

/** A child of this device; `called` is what people call it, where the family said so. */
export type KnownChild = { name: string; called?: string | undefined };

/**
 * First what this child is called, then its whole name, then the other children of this device, then the other words of
 * this child's name: each once. What comes first is what texts say; everything else comes back as it was typed.
 */
export function namesIn(child: ChildProfile | null, others: readonly KnownChild[]): string[] {
  const whole = nameAlone(child?.name ?? '');
  const known = others.find(({ name, called }) => called && isSameName(name, whole))?.called;
  const called = known ?? (child === null ? '' : calledIn(child));
  const words = whole.split(/[\s,;]+/u).filter(Boolean);
  const parts = words.length > 1 ? words.filter((word) => [...word].length > 2) : [];
  const all = [called, whole, ...others.map(({ name }) => name), ...parts]
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const names = all.filter((name, at) => all.findIndex((other) => isSameName(other, name)) === at);
  return child === null
    ? names
    : withSpellings(
        names,
        [...typedLines, ...typedTexts]
          .filter((field) => field !== 'name')
          .map((field) => cleanText(child[field])),
      );
}

/**
 * Choices and dates stay as they are: a name must not garble them. What a phrase means goes with it, its names hidden as in
 * the text. A plan is told where the whole name belongs.
 */
export function hiddenProfile(
  profile: ChildProfile,
  names: readonly string[],
  isWholeNameTold = false,
): ChildProfile {
  const hide = (text: string) => hideNames(cleanText(text), names);
  const hidden = [...typedLines, ...typedTexts].map((field) => [field, hide(profile[field])]);
  const meanings = mapPhrases(profile.meanings, hide);
  const name = names.length > 0 && !isWholeNameTold ? { name: childPlaceholder } : {};
  return { ...profile, ...Object.fromEntries(hidden), meanings, ...name };
}
