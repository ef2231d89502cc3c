import { endOtherSessionsContract, sessionsContract } from '@calmbridge/domain/identity/session';
import type { Refusal } from '@calmbridge/domain/result';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { call } from '#api/call';
import { identityTimeoutMs } from '#api/identity-timeout';
import { refusalWords } from '#api/refusal-words';
import { m } from '#paraglide/messages';
import { ServiceFailure } from '#shared/trouble/service-failure';
import { Button } from '#ui/buttons/button';
import { Dialog } from '#ui/dialogs/dialog';
import { formatMoment } from '#ui/format/format-date';
import { Badge } from '#ui/layout/badge';
import { LoadingView } from '#ui/loading/loading-view';
import { useToast } from '#ui/toasts/toasts';
import { browserName } from './browser-name.ts';
import styles from './sessions-dialog.module.css';

type Sessions = z.output<typeof sessionsContract.output>['sessions'];
type State = { is: 'asking' } | { is: 'ready'; sessions: Sessions } | { is: 'refused'; why: Refusal };

/** Every place this account is signed in, and a way to end all but this one. */
export function SessionsDialog({ onClose }: { onClose: () => void }) {
  const [state, setState] = useState<State>({ is: 'asking' });
  const [isEnding, setIsEnding] = useState(false);
  const toast = useToast();
  const [question, setQuestion] = useState(0);
  const askAgain = () => setQuestion((count) => count + 1);
  useEffect(() => {
    let isLeft = false;
    void call(sessionsContract, {}, { timeoutMs: identityTimeoutMs() }).then((answer) => {
      if (isLeft) return;
      setState(
        answer.ok ? { is: 'ready', sessions: answer.value.sessions } : { is: 'refused', why: answer.refusal },
      );
    });
    return () => {
      isLeft = true;
    };
  }, [question]);
  const endOthers = async () => {
    setIsEnding(true);
    const answer = await call(endOtherSessionsContract, {}, { timeoutMs: identityTimeoutMs() });
    setIsEnding(false);
    if (!answer.ok) return setState({ is: 'refused', why: answer.refusal });
    toast({ text: m.settings_sessions_ended() });
    askAgain();
  };
  const hasOthers = state.is === 'ready' && state.sessions.some(({ isThisOne }) => !isThisOne);
  return (
    <Dialog
      title={m.settings_sessions()}
      onPhone="sheet"
      onClose={onClose}
      footer={
        hasOthers && (
          <Button isWide isBusy={isEnding} onClick={endOthers}>
            {m.settings_sessions_end()}
          </Button>
        )
      }
    >
      {state.is === 'asking' && <LoadingView />}
      {state.is === 'refused' && <ServiceFailure words={refusalWords(state.why)} onRetry={askAgain} />}
      {state.is === 'ready' && (
        <>
          <SessionList sessions={state.sessions} />
          {!hasOthers && <p className={styles.only}>{m.settings_sessions_only()}</p>}
        </>
      )}
    </Dialog>
  );
}

function SessionList({ sessions }: { sessions: Sessions }) {
  return (
    <ul>
      {sessions.map(({ createdAt, userAgent, isThisOne }) => (
        <li key={createdAt + userAgent} className={styles.session}>
          <span className={styles.words}>
            <span className={styles.name}>{browserName(userAgent)}</span>
            <span className={styles.since}>
              {m.settings_session_since({ when: formatMoment(createdAt) })}
            </span>
          </span>
          {isThisOne && <Badge look="teal">{m.settings_session_this()}</Badge>}
        </li>
      ))}
    </ul>
  );
}
