import { useEffect, useRef, useState } from 'react';
import { m } from '#paraglide/messages';
import { HelpNowButton } from '#shared/help-now/help-now-button';
import { RightNowStrip } from '#shared/plan/right-now-strip';
import { Card } from '#ui/layout/card';
import { Disclosure } from '#ui/layout/disclosure';
import { usePageTitle } from '#ui/use-page-title';
import { HubForm } from './hub-form.tsx';
import { HubOpening } from './hub-opening.tsx';
import styles from './hub-page.module.css';
import { answerAfterMs, suggestions } from './suggestions.ts';

/** A mock, and it says so: nothing is sent, and the suggestions are always the same. */
export function HubPage() {
  usePageTitle(m.hub_heading());
  const [state, setState] = useState<'asking' | 'waiting' | 'answered'>('asking');
  const result = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state === 'answered') result.current?.focus();
    if (state !== 'waiting') return;
    const timer = setTimeout(() => setState('answered'), answerAfterMs);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <HubOpening>
      <RightNowStrip />
      <HelpNowButton />
      <Disclosure summary={m.hub_about()}>
        <p>{m.hub_about_words()}</p>
      </Disclosure>
      <Card>
        <HubForm isBusy={state === 'waiting'} onSubmit={() => setState('waiting')} />
        <output className="visually-hidden">{state === 'waiting' ? m.hub_waiting() : ''}</output>
        {state === 'waiting' && <div className={styles.progress} aria-hidden="true" />}
      </Card>
      {state === 'answered' && (
        <Card aria-labelledby="hub-result">
          <h2 id="hub-result" ref={result} tabIndex={-1} className={styles.title}>
            {m.hub_result()}
          </h2>
          <dl className={styles.list}>
            {suggestions.map(({ about, words }) => (
              <div key={about()}>
                <dt>{about()}</dt>
                <dd>{words()}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </HubOpening>
  );
}
