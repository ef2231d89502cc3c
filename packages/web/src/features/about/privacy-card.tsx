import { Link } from 'react-router';
import { useServiceFacts } from '#api/service-facts';
import IconLock from '#icon/IconLock';
import { m } from '#paraglide/messages';
import styles from './about-page.module.css';

/** The promise about the child's data. Where the server answers by itself, it says so. */
export function PrivacyCard() {
  const isGuidebook = useServiceFacts()?.assistant.is === 'guidebook';
  return (
    <section className={styles.privacy} aria-labelledby="about-privacy">
      <IconLock size={26} aria-hidden="true" />
      <h2 id="about-privacy">{m.about_privacy_heading()}</h2>
      <p>{m.about_privacy_device()}</p>
      <p>{isGuidebook ? m.about_privacy_guidebook() : m.about_privacy_service()}</p>
      <p>{m.about_privacy_only_copy()}</p>
      <p>
        <Link to="/settings#my-data">{m.about_privacy_export()}</Link>
      </p>
    </section>
  );
}
