import { helpPlaces } from '@calmbridge/domain/help/helplines';
import { useHelpPlace } from '#device/records/use-help-place';
import { m } from '#paraglide/messages';
import { HelpNowButton } from '#shared/help-now/help-now-button';
import { placeName } from '#shared/help-now/place-name';
import { SelectField } from '#ui/fields/select-field';
import { Card } from '#ui/layout/card';
import styles from './appearance-card.module.css';

/** Whose numbers come first under Help now. Belongs to this device. */
export function HelpPlaceCard() {
  const { chosen, guessed, choosePlace } = useHelpPlace();
  return (
    <Card aria-labelledby="settings-help">
      <div className={styles.parts}>
        <h2 id="settings-help">{m.help_now()}</h2>
        <SelectField
          id="help-place"
          label={m.settings_help_place()}
          help={m.settings_help_place_help()}
          value={chosen}
          onChange={choosePlace}
          emptyLabel={m.settings_help_place_guessed({ place: placeName(guessed) })}
          options={helpPlaces.map((place) => ({ value: place, label: placeName(place) }))}
        />
        <HelpNowButton />
      </div>
    </Card>
  );
}
