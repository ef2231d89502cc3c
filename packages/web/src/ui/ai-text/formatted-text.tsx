import { cleanText } from '@calmbridge/domain/assistant/clean-text';
import type { Flag } from '@calmbridge/domain/assistant/wire';
import type { Root } from 'hast';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { allowed } from './allowed.ts';
import { FlagNote } from './flag-note.tsx';
import { distinctFlags } from './flag-places.ts';
import { markFlags } from './mark-flags.ts';
import { nothingToLoad } from './nothing-to-load.ts';
import { shapeForReading } from './shape-for-reading.ts';
import { deepest, depthOf } from './too-deep.ts';

/** The Markdown of an AI text as elements: raw HTML left out, an allow-list, no links, no pictures. */
export function FormattedText({
  markdown,
  flags,
  isStreaming,
  topLevel,
  flagAction,
}: {
  markdown: string;
  flags: readonly Flag[];
  isStreaming: boolean;
  topLevel: number;
  flagAction?: ((flag: Flag) => ReactNode) | undefined;
}) {
  const distinct = useMemo(() => distinctFlags(flags), [flags]);
  const plugins = useMemo(
    (): NonNullable<Options['rehypePlugins']> => [
      notTooDeep,
      nothingToLoad,
      [rehypeSanitize, allowed],
      [markFlags, distinct],
      [shapeForReading, { topLevel, isStreaming }],
    ],
    [distinct, topLevel, isStreaming],
  );
  const components = useMemo(
    (): Components => ({
      aside: ({ node }) => (
        <FlagNote flags={distinct.filter((_, at) => isNamed(node?.properties, at))} action={flagAction} />
      ),
    }),
    [distinct, flagAction],
  );
  return (
    <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={plugins} components={components}>
      {cleanText(markdown)}
    </Markdown>
  );
}

/** What the marks did not show from outside. Whoever draws the text shows its words instead. */
const notTooDeep = () => (tree: Root) => {
  if (depthOf(tree) > 3 * deepest) throw new RangeError('too deep to be drawn');
};

const isNamed = (properties: Record<string, unknown> | undefined, at: number): boolean =>
  String(properties?.['dataFlags'] ?? '')
    .split(' ')
    .includes(String(at));
