import { noFacts } from '../writing/use-choices.ts';
import type { StoryMaking } from '../writing/use-story-making.ts';
import { AskedForFacts } from './asked-for-facts.tsx';
import { WritingPanel } from './writing-panel.tsx';

/** How the story that is being made goes, and what it asks. */
export function WritingProgress({ making: { choices, writing, generate } }: { making: StoryMaking }) {
  const { state } = writing;
  return (
    <>
      {state.is === 'asks' && (
        <AskedForFacts
          asks={state.asks}
          // They were offered for the line as it was sent.
          offers={state.about.trim() === choices.request.about.trim() ? state.asks.choices : []}
          facts={choices.request.facts ?? noFacts}
          onChange={(facts) => choices.choose({ facts })}
          onWrite={() => void generate()}
          onChoose={(offer) => void generate(offer)}
          onLeave={writing.leave}
        />
      )}
      <WritingPanel
        state={state}
        onStop={writing.stop}
        onRetry={() => void writing.retry()}
        onKeepAgain={() => void writing.keepAgain()}
      />
    </>
  );
}
