import { cleanText } from '@calmbridge/domain/assistant/clean-text';
import type { Flag, Withheld } from '@calmbridge/domain/assistant/wire';
import type { Root } from 'hast';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import Markdown, { type Components, type ExtraProps, type Options } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { allowed } from './allowed.ts';
import { FlagNote } from './flag-note.tsx';
import { distinctFlags } from './flag-places.ts';
import { markFlags } from './mark-flags.ts';
import { markWithheld } from './mark-withheld.ts';
import { nothingToLoad } from './nothing-to-load.ts';
import { shapeForReading } from './shape-for-reading.ts';
import { deepest, depthOf } from './too-deep.ts';
import { WithheldNote } from './withheld-note.tsx';

/** The Markdown of an AI text as elements: raw HTML left out, an allow-list, no links, no pictures. */
export function FormattedText({
  markdown,
  flags,
  withheld,
  isStreaming,
  topLevel,
  flagAction,
}: {
  markdown: string;
  flags: readonly Flag[];
  withheld: readonly Withheld[];
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
      [markWithheld, withheld.length],
      [shapeForReading, { topLevel, isStreaming }],
    ],
    [distinct, withheld.length, topLevel, isStreaming],
  );
  const notes = useMemo(() => ({ flags: distinct, withheld, flagAction }), [distinct, withheld, flagAction]);
  return (
    <Notes value={notes}>
      <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={plugins} components={components}>
        {cleanText(markdown)}
      </Markdown>
    </Notes>
  );
}

type Noted = {
  flags: readonly Flag[];
  withheld: readonly Withheld[];
  flagAction: ((flag: Flag) => ReactNode) | undefined;
};
// By a context, so that a note stays the same note while the text around it goes on.
const Notes = createContext<Noted>({ flags: [], withheld: [], flagAction: undefined });

function NoteThere({ node }: ExtraProps) {
  const { flags, withheld, flagAction } = useContext(Notes);
  const left = withheld[Number(node?.properties['dataWithheld'] ?? -1)];
  if (left) return <WithheldNote withheld={left} />;
  return <FlagNote flags={flags.filter((_, at) => isNamed(node?.properties, at))} action={flagAction} />;
}

const components: Components = { aside: NoteThere };

/** What the marks did not show from outside. Whoever draws the text shows its words instead. */
const notTooDeep = () => (tree: Root) => {
  if (depthOf(tree) > 3 * deepest) throw new RangeError('too deep to be drawn');
};

const isNamed = (properties: Record<string, unknown> | undefined, at: number): boolean =>
  String(properties?.['dataFlags'] ?? '')
    .split(' ')
    .includes(String(at));
