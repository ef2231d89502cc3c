import type { SymbolSet, SymbolSetId } from './symbol.ts';

/** Who drew what, for the credits page and for every file that carries symbols out of the product. */
export const symbolSetsById: Record<SymbolSetId, SymbolSet> = {
  fluent: {
    id: 'fluent',
    name: 'Fluent Emoji Flat',
    author: 'Microsoft Corporation',
    licence: 'MIT',
    licenceUrl: 'https://opensource.org/license/mit',
    sourceUrl: 'https://github.com/microsoft/fluentui-emoji',
  },
  openmoji: {
    id: 'openmoji',
    name: 'OpenMoji',
    author: 'OpenMoji project, HfG Schwäbisch Gmünd',
    licence: 'CC BY-SA 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
    sourceUrl: 'https://openmoji.org',
  },
  // Several are put together from pieces of Fluent Emoji, whose licence is therefore theirs as well.
  calmbridge: {
    id: 'calmbridge',
    name: 'Calmbridge symbols',
    author: 'Calmbridge, with pieces of Fluent Emoji by Microsoft Corporation',
    licence: 'MIT',
    licenceUrl: 'https://opensource.org/license/mit',
    sourceUrl: 'https://github.com/microsoft/fluentui-emoji',
  },
};
