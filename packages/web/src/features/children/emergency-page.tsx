import { useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useCollection } from '#device/device-context';
import { type SavedChild, savedChildren } from '#device/records/shapes';
import IconFileTypePdf from '#icon/IconFileTypePdf';
import IconPencil from '#icon/IconPencil';
import IconPrinter from '#icon/IconPrinter';
import IconX from '#icon/IconX';
import { m } from '#paraglide/messages';
import { childPath, childrenPath } from '#shared/children/child-paths';
import { Button } from '#ui/buttons/button';
import { ButtonLink } from '#ui/buttons/button-link';
import { IconButton } from '#ui/buttons/icon-button';
import { useModal } from '#ui/dialogs/use-modal';
import { ToastOutlet } from '#ui/toasts/toast-outlet';
import { usePageTitle } from '#ui/use-page-title';
import { ChildNotThere } from './child-not-there.tsx';
import { EmergencyCard } from './emergency-card.tsx';
import styles from './emergency-page.module.css';
import { useEmergencyPaper } from './use-emergency-paper.ts';

/** Route /children/:id/emergency: for whoever stands beside the child now. */
export function EmergencyPage() {
  usePageTitle(m.emergency_card());
  const { id = '' } = useParams();
  const child = useCollection(savedChildren).records.find((one) => one.id === id);
  return child ? <FullScreenCard child={child} /> : <ChildNotThere />;
}

function FullScreenCard({ child }: { child: SavedChild }) {
  const screen = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  const close = () => void (isFirstPage ? navigate(childrenPath) : navigate(-1));
  useModal(screen, close);
  const { isMaking, print, savePdf } = useEmergencyPaper(child);
  return (
    <dialog ref={screen} className={styles.screen} aria-label={m.emergency_title({ name: child.name })}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <p className={styles.kind}>{m.emergency_card()}</p>
          <IconButton label={m.ui_close()} icon={<IconX size={28} />} onClick={close} />
        </div>
        <EmergencyCard child={child} />
        <div className={styles.actions}>
          <Button
            look="secondary"
            icon={<IconPrinter size={22} aria-hidden="true" />}
            isBusy={isMaking}
            onClick={() => void print()}
          >
            {m.emergency_print()}
          </Button>
          <Button
            look="secondary"
            icon={<IconFileTypePdf size={22} aria-hidden="true" />}
            isBusy={isMaking}
            onClick={() => void savePdf()}
          >
            {m.emergency_pdf()}
          </Button>
          <ButtonLink
            to={childPath(child.id)}
            look="quiet"
            icon={<IconPencil size={22} aria-hidden="true" />}
          >
            {m.emergency_edit()}
          </ButtonLink>
        </div>
        <p className={styles.note}>{m.emergency_kept_here()}</p>
      </div>
      <ToastOutlet />
    </dialog>
  );
}
