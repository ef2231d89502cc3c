import type { ObfLicence } from '@calmbridge/domain/boards/obf/obf-format';
import type { SymbolSetId } from '@calmbridge/symbols/symbol';

/** Who drew the symbols, as a file must say it. */
const credits: Record<SymbolSetId, ObfLicence> = {
  fluent: {
    type: 'MIT',
    copyright_notice_url: 'https://github.com/microsoft/fluentui-emoji/blob/main/LICENSE',
    source_url: 'https://github.com/microsoft/fluentui-emoji',
    author_name: 'Microsoft (Fluent Emoji)',
  },
  openmoji: {
    type: 'CC BY-SA',
    copyright_notice_url: 'https://creativecommons.org/licenses/by-sa/4.0/',
    source_url: 'https://openmoji.org',
    author_name: 'OpenMoji',
    author_url: 'https://openmoji.org',
  },
  calmbridge: {
    type: 'CC BY',
    copyright_notice_url: 'https://creativecommons.org/licenses/by/4.0/',
    author_name: 'Calmbridge',
  },
};

const setOf = (symbolId: string) => symbolId.slice(0, symbolId.indexOf(':')) as SymbolSetId;

export const symbolCredits = (symbolId: string): ObfLicence | null => credits[setOf(symbolId)] ?? null;

/** "Microsoft (Fluent Emoji), MIT", each once, for the foot of a page. */
export const creditNames = (symbolIds: readonly string[]): string[] => [
  ...new Set(
    symbolIds.flatMap((id) => {
      const credit = symbolCredits(id);
      return credit
        ? [`${credit.author_name ?? ''}, ${credit.type}${setOf(id) === 'openmoji' ? ' 4.0' : ''}`]
        : [];
    }),
  ),
];
