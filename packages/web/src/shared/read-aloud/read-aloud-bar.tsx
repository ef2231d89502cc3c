import { type RefObject, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import IconChevronDown from '#icon/IconChevronDown';
import IconPlayerPauseFilled from '#icon/IconPlayerPauseFilled';
import IconPlayerPlayFilled from '#icon/IconPlayerPlayFilled';
import IconPlayerStop from '#icon/IconPlayerStop';
import IconReload from '#icon/IconReload';
import { m } from '#paraglide/messages';
import { IconButton } from '#ui/buttons/icon-button';
import { classNames } from '#ui/class-names';
import { Switch } from '#ui/fields/switch';
import { formatNumber } from '#ui/format/format';
import styles from './read-aloud-bar.module.css';
import { ReadAloudNotice } from './read-aloud-notice.tsx';
import { ReadAloudSettings } from './read-aloud-settings.tsx';
import { spokenSentences } from './spoken-sentences.ts';
import { useReadAloud } from './use-read-aloud.ts';
import { useSpokenHighlight } from './use-spoken-highlight.ts';

type Aloud = ReturnType<typeof useReadAloud>;
type ReadAloudBarProps = {
  /** Markdown or plain text. */
  text: string;
  /** What is read, for those who can't see where the bar stands. */
  label: string;
  textRef?: RefObject<HTMLElement | null> | undefined;
  isOnPastel?: boolean;
  /** Where a text can be set to read itself. */
  autoPlay?: { isOn: boolean; onChange: (isOn: boolean) => void };
  /** Begins to read as it appears. Only after a press: browsers keep a page silent that nobody has touched. */
  startsAtOnce?: boolean;
};

/**
 * Reads a text aloud. With `textRef`, the box the text is shown in, the spoken sentence is highlighted there; where that
 * can't be, it stands in the bar.
 */
export function ReadAloudBar({
  text,
  label,
  textRef,
  isOnPastel = false,
  autoPlay,
  startsAtOnce = false,
}: ReadAloudBarProps) {
  const sentences = useMemo(() => spokenSentences(text), [text]);
  const aloud = useReadAloud(sentences);
  const { state, at } = aloud;
  const start = useEffectEvent(() => startsAtOnce && aloud.play());
  useEffect(() => void start(), []);
  const [isOpen, setIsOpen] = useState(false);
  const settingsId = useId();
  const isHighlighted = useSpokenHighlight(textRef, sentences, at);
  const open = { 'aria-expanded': isOpen, 'aria-controls': settingsId, onClick: () => setIsOpen(!isOpen) };
  return (
    <section
      className={classNames(styles.bar, isOnPastel && styles.onPastel)}
      aria-label={m.aloud_label({ label })}
    >
      <div className={styles.row}>
        <MainButton aloud={aloud} />
        <Progress state={state} at={at} count={sentences.length} />
        <BarButtons aloud={aloud} opener={open} />
      </div>
      {at !== null && !isHighlighted && <p className={styles.sentence}>{sentences[at]}</p>}
      <ReadAloudNotice aloud={aloud} />
      <div id={settingsId} hidden={!isOpen}>
        {isOpen && <ReadAloudSettings aloud={aloud} />}
      </div>
      {autoPlay && (
        <div className={styles.autoPlay}>
          <Switch label={m.aloud_auto_play()} help={m.aloud_auto_play_help()} {...autoPlay} />
        </div>
      )}
    </section>
  );
}

function Progress({ state, at, count }: Pick<Aloud, 'state' | 'at'> & { count: number }) {
  return (
    <div className={styles.progress}>
      <p className={styles.words}>
        <strong>{stateWords(state.is)}</strong>
        {at !== null && (
          <span className={styles.place}>
            {' · '}
            {m.aloud_place({ at: at + 1, count: count })}
          </span>
        )}
      </p>
      <progress
        className={styles.track}
        aria-label={m.aloud_progress()}
        max={Math.max(1, count)}
        value={state.is === 'finished' ? count : (at ?? 0)}
      />
    </div>
  );
}

type Opener = { 'aria-expanded': boolean; 'aria-controls': string; onClick: () => void };

function BarButtons({ aloud, opener }: { aloud: Aloud; opener: Opener }) {
  const { state, at } = aloud;
  const speed = formatNumber(aloud.speed);
  const isUnderWay = at !== null || state.is === 'waiting';
  return (
    <div className={styles.buttons}>
      {isUnderWay && (
        <IconButton
          label={m.aloud_stop()}
          icon={<IconPlayerStop size={22} aria-hidden="true" />}
          onClick={aloud.stop}
        />
      )}
      {(isUnderWay || state.is === 'finished') && (
        <IconButton
          label={m.aloud_replay()}
          icon={<IconReload size={22} aria-hidden="true" />}
          onClick={aloud.replay}
        />
      )}
      <button
        type="button"
        className={styles.opener}
        aria-label={m.aloud_speed_settings({ speed })}
        {...opener}
      >
        {m.aloud_speed_value({ speed })}
        <IconChevronDown className={styles.chevron} size={20} aria-hidden="true" />
      </button>
      {aloud.voice && (
        <button type="button" className={classNames(styles.opener, styles.voiceOpener)} {...opener}>
          <span className={styles.voice}>{m.aloud_voice_button({ name: aloud.voice.name })}</span>
          <IconChevronDown className={styles.chevron} size={20} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

function MainButton({ aloud }: { aloud: Aloud }) {
  const { state } = aloud;
  const [label, press, Icon] =
    state.is === 'speaking' || state.is === 'waiting'
      ? ([m.aloud_pause(), state.is === 'waiting' ? aloud.stop : aloud.pause, IconPlayerPauseFilled] as const)
      : state.is === 'paused'
        ? ([m.aloud_resume(), aloud.resume, IconPlayerPlayFilled] as const)
        : ([m.aloud_play(), aloud.play, IconPlayerPlayFilled] as const);
  return (
    <button
      type="button"
      className={styles.main}
      aria-label={label}
      disabled={state.is === 'unavailable'}
      onClick={press}
    >
      <Icon size={24} aria-hidden="true" />
    </button>
  );
}

function stateWords(is: Aloud['state']['is']): string {
  switch (is) {
    case 'speaking':
      return m.aloud_reading();
    case 'paused':
    case 'failed':
      return m.aloud_paused();
    case 'finished':
      return m.aloud_finished();
    case 'waiting':
      return m.aloud_waiting();
    case 'idle':
    case 'unavailable':
      return m.aloud_ready();
  }
}
