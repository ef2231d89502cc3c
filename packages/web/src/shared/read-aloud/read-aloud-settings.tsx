import { useId } from 'react';
import IconChevronDown from '#icon/IconChevronDown';
import { m } from '#paraglide/messages';
import { classNames } from '#ui/class-names';
import { FieldFrame } from '#ui/fields/field-frame';
import frame from '#ui/fields/field-frame.module.css';
import { RangeField } from '#ui/fields/range-field';
import { formatNumber } from '#ui/format/format';
import styles from './read-aloud-bar.module.css';
import { fastest, type ReadAloudControls, slowest, speedStep } from './use-read-aloud.ts';
import type { Voice } from './voices.ts';

/** Speed and voice. Local voices come first; the others are said to send the text out. */
export function ReadAloudSettings({ aloud }: { aloud: ReadAloudControls }) {
  const id = useId();
  const { speed, setSpeed } = aloud;
  return (
    <div className={styles.settings}>
      <RangeField
        id={`${id}-speed`}
        label={m.aloud_speed()}
        valueText={m.aloud_speed_value({ speed: formatNumber(speed) })}
        min={slowest}
        max={fastest}
        step={speedStep}
        value={speed}
        onChange={setSpeed}
      />
      {aloud.voices.length > 0 && <VoiceField id={`${id}-voice`} aloud={aloud} />}
    </div>
  );
}

function VoiceField({ id, aloud }: { id: string; aloud: ReadAloudControls }) {
  const { voices, voice, setVoice } = aloud;
  const local = voices.filter(({ isOnline }) => !isOnline);
  const online = voices.filter(({ isOnline }) => isOnline);
  return (
    <FieldFrame id={id} label={m.aloud_voice()}>
      <div className={frame.box}>
        <select
          id={id}
          className={classNames(frame.control, frame.select)}
          value={voice?.id ?? ''}
          onChange={(event) => setVoice(event.target.value)}
        >
          {!voice && <option value="">{m.aloud_voice_none()}</option>}
          {local.length > 0 && <VoiceGroup label={m.aloud_voice_local()} voices={local} />}
          {online.length > 0 && <VoiceGroup label={m.aloud_voice_online()} voices={online} />}
        </select>
        <IconChevronDown className={frame.chevron} size={22} aria-hidden="true" />
      </div>
    </FieldFrame>
  );
}

/** The group's name is said again at each online voice: a closed select does not show its group. */
const VoiceGroup = ({ label, voices }: { label: string; voices: readonly Voice[] }) => (
  <optgroup label={label}>
    {voices.map(({ id, name, isOnline }) => (
      <option key={id} value={id}>
        {isOnline ? m.aloud_voice_online_name({ name }) : name}
      </option>
    ))}
  </optgroup>
);
