import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { later } from '#ui/later/later';
import { useIsOnline } from '#ui/use-is-online';
import { noFacts } from '../writing/use-choices.ts';
import type { StoryMaking } from '../writing/use-story-making.ts';
import { AskedForFacts } from './asked-for-facts.tsx';
import { WritingPanel } from './writing-panel.tsx';

/** Wanted hardly ever: the page does not wait for it. */
const HelpBox = later(async () => (await import('#shared/help-now/help-box')).HelpBox);

/** How the story that is being made goes, and what it asks. */
export function WritingProgress({ making: { choices, writing, generate } }: { making: StoryMaking }) {
  const { state } = writing;
  const isOnline = useIsOnline();
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
          onChoose={(offer) => void generate({ offer })}
          onLeave={writing.leave}
        />
      )}
      {state.is === 'help' && state.about === choices.request.about && (
        <HelpBox help={state.help} isFree>
          <div>
            <Button
              look="secondary"
              isSmall
              priceHundredths={priceHundredths.stories}
              disabled={!isOnline}
              onClick={() => void generate({ isCalm: true, offer: state.offer })}
            >
              {m.stories_help_write()}
            </Button>
            <Button look="quiet" isSmall onClick={writing.leave}>
              {m.stories_asks_leave()}
            </Button>
          </div>
        </HelpBox>
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
