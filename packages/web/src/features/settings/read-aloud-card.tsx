import { useMemo } from 'react';
import { useDocument } from '#device/device-context';
import { readAloud } from '#device/records/shapes';
import IconPlayerPlay from '#icon/IconPlayerPlay';
import IconPlayerStop from '#icon/IconPlayerStop';
import { m } from '#paraglide/messages';
import { ReadAloudNotice } from '#shared/read-aloud/read-aloud-notice';
import { ReadAloudSettings } from '#shared/read-aloud/read-aloud-settings';
import { useReadAloud } from '#shared/read-aloud/use-read-aloud';
import { Button } from '#ui/buttons/button';
import { Switch } from '#ui/fields/switch';
import { Card } from '#ui/layout/card';
import styles from './appearance-card.module.css';

const defaults = { speed: 1, voice: '', autoPlayNew: false, autoPlayStories: {} };

/** Speed and voice for everything that is read aloud, and whether stories begin by themselves. */
export function ReadAloudCard() {
  const sample = useMemo(() => [m.settings_aloud_sample()], []);
  const aloud = useReadAloud(sample);
  const { value, update } = useDocument(readAloud);
  const isUnderWay = aloud.at !== null || aloud.state.is === 'waiting';
  return (
    <Card aria-labelledby="settings-aloud">
      <div className={styles.parts}>
        <h2 id="settings-aloud">{m.settings_aloud()}</h2>
        <div className={styles.flush}>
          <ReadAloudSettings aloud={aloud} />
        </div>
        <div>
          {isUnderWay ? (
            <Button
              look="secondary"
              isSmall
              icon={<IconPlayerStop size={22} aria-hidden="true" />}
              onClick={aloud.stop}
            >
              {m.aloud_stop()}
            </Button>
          ) : (
            <Button
              look="secondary"
              isSmall
              icon={<IconPlayerPlay size={22} aria-hidden="true" />}
              disabled={aloud.state.is === 'unavailable'}
              onClick={aloud.play}
            >
              {m.settings_aloud_try()}
            </Button>
          )}
        </div>
        <ReadAloudNotice aloud={aloud} />
        <div className={styles.apart}>
          <Switch
            label={m.settings_aloud_auto_play()}
            help={m.settings_aloud_auto_play_help()}
            isOn={value?.autoPlayNew ?? false}
            onChange={(autoPlayNew) => void update((now) => ({ ...defaults, ...now, autoPlayNew }))}
          />
        </div>
      </div>
    </Card>
  );
}
