import { m } from '#paraglide/messages';
import styles from './read-aloud-bar.module.css';
import type { ReadAloudControls } from './use-read-aloud.ts';

/** What stands in the way of hearing something, or is worth knowing about the voice. Announced once. */
export function ReadAloudNotice({ aloud }: { aloud: ReadAloudControls }) {
  const words = noticeWords(aloud);
  return (
    <output className={styles.notice} hidden={words === ''}>
      {words}
    </output>
  );
}

function noticeWords({ state, voice, isKept }: ReadAloudControls): string {
  if (state.is === 'unavailable') {
    if (state.why === 'no-speech') return m.aloud_no_speech();
    return state.why === 'no-voice' ? m.aloud_no_voice() : m.aloud_only_online();
  }
  if (state.is === 'failed') return state.why === 'not-allowed' ? m.aloud_not_allowed() : m.aloud_failed();
  if (!isKept) return m.aloud_not_kept();
  return voice?.isOnline ? m.aloud_voice_online_warning() : '';
}
