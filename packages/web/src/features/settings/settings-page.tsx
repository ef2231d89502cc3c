import { m } from '#paraglide/messages';
import { usePageTitle } from '#ui/use-page-title';
import { AccountCard } from './account-card.tsx';
import { AppearanceCard } from './appearance-card.tsx';
import { ConsentCard } from './consent-card.tsx';
import { HelpPlaceCard } from './help-place-card.tsx';
import { MyDataCard } from './my-data/my-data-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ReadAloudCard } from './read-aloud-card.tsx';
import { SettingsOpening } from './settings-opening.tsx';
import styles from './settings-page.module.css';

export function SettingsPage() {
  usePageTitle(m.settings_heading());
  return (
    <SettingsOpening>
      <div className={styles.groups}>
        <ProfileCard />
        <AppearanceCard />
        <ReadAloudCard />
        <HelpPlaceCard />
        <MyDataCard />
        <ConsentCard />
        <AccountCard />
      </div>
    </SettingsOpening>
  );
}
