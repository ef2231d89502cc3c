import type { Flag } from '@calmbridge/domain/assistant/wire';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';

export function AiText({
  markdown,
  flags = [],
  isStreaming = false,
}: {
  markdown: string;
  flags?: readonly Flag[];
  isStreaming?: boolean;
}) {
  return (
    <div>
      <Markdown remarkPlugins={[remarkGfm]} disallowedElements={['img']}>
        {markdown}
      </Markdown>
      {flags.map((flag) => (
        <p key={flag.rule + flag.found}>Check this: {flag.why}</p>
      ))}
      {isStreaming && <span data-writing />}
    </div>
  );
}
