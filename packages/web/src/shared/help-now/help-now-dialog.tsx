import { helpPlaces } from '@calmbridge/domain/help/helplines';
import { useHelpPlace } from '#device/records/use-help-place';
import { m } from '#paraglide/messages';
import { Dialog } from '#ui/dialogs/dialog';
import { Disclosure } from '#ui/layout/disclosure';
import styles from './help-now.module.css';
import { HelpNumbers } from './help-numbers.tsx';
import { placeName } from './place-name.ts';

/** What to do and whom to ring. All of it is in the page's own code: it must be there without a connection. */
export function HelpNowDialog({ onClose }: { onClose: () => void }) {
  const { place } = useHelpPlace();
  return (
    <Dialog title={m.help_now()} onPhone="full" onClose={onClose}>
      <ol className={styles.steps}>
        <li>{m.help_now_step_call()}</li>
        <li>{m.help_now_step_stay()}</li>
        <li>{m.help_now_step_say()}</li>
        <li>{m.help_now_step_talk()}</li>
      </ol>
      <h3>{m.help_now_numbers({ place: placeName(place) })}</h3>
      <HelpNumbers place={place} />
      <p className={styles.hint}>{m.help_now_hint()}</p>
      <Disclosure summary={m.help_now_elsewhere()}>
        {helpPlaces
          .filter((other) => other !== place)
          .map((other) => (
            <section key={other} className={styles.elsewhere}>
              <h3>{placeName(other)}</h3>
              <HelpNumbers place={other} />
            </section>
          ))}
      </Disclosure>
    </Dialog>
  );
}
