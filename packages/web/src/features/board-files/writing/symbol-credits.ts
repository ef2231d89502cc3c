import type { ObfLicence } from '@calmbridge/domain/boards/obf/obf-format';
import type { SymbolSet } from '@calmbridge/symbols/symbol';
import { symbolSetsById } from '@calmbridge/symbols/symbol-sets';

/** Who drew a symbol, as a file says it. */
export function symbolCredits(symbolId: string): ObfLicence | null {
  const set = setOf(symbolId);
  if (!set) return null;
  return {
    type: set.licence,
    copyright_notice_url: set.licenceUrl,
    source_url: set.sourceUrl,
    author_name: `${set.author} (${set.name})`,
  };
}

/** "OpenMoji, CC BY-SA 4.0", each set once, for the foot of a page. */
export const creditNames = (symbolIds: readonly string[]): string[] => [
  ...new Set(
    symbolIds.flatMap((id) => {
      const set = setOf(id);
      return set ? [`${set.name}, ${set.licence}`] : [];
    }),
  ),
];

const setOf = (symbolId: string): SymbolSet | undefined =>
  Object.values(symbolSetsById).find(({ id }) => symbolId.startsWith(`${id}:`));
