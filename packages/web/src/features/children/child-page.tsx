import { calledName } from '@calmbridge/domain/child/called-name';
import { childNameMax } from '@calmbridge/domain/child/profile';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useCollection } from '#device/device-context';
import { deviceWords } from '#device/device-words';
import { useCurrentChild } from '#device/records/current-child';
import { type EmergencyDetails, noDetails } from '#device/records/emergency-details';
import { type SavedChild, savedChildren } from '#device/records/shapes';
import IconCalendarStats from '#icon/IconCalendarStats';
import IconPencilPlus from '#icon/IconPencilPlus';
import { m } from '#paraglide/messages';
import { childrenPath } from '#shared/children/child-paths';
import { calledOf, calledUnlessSaid } from '#shared/children/child-words';
import { EmergencyFields } from '#shared/children/emergency-fields';
import { EmergencyLink } from '#shared/children/emergency-link';
import { openMoment } from '#shared/moments/open-moment';
import { Button } from '#ui/buttons/button';
import { ButtonLink } from '#ui/buttons/button-link';
import { classNames } from '#ui/class-names';
import { TextField } from '#ui/fields/text-field';
import { Card } from '#ui/layout/card';
import { Notice } from '#ui/layout/notice';
import { Page } from '#ui/layout/page';
import { PageHeading } from '#ui/layout/page-heading';
import { usePageTitle } from '#ui/use-page-title';
import { ChildNotThere } from './child-not-there.tsx';
import styles from './child-page.module.css';
import { ChildPhoto } from './child-photo.tsx';
import { ColorChoice } from './color-choice.tsx';
import { useChildEditing } from './use-child-editing.ts';

/** Route /children/:id: everything about a saved child that is not asked for a plan. */
export function ChildPage() {
  const { id = '' } = useParams();
  const child = useCollection(savedChildren).records.find((one) => one.id === id);
  usePageTitle(child ? calledOf(child) : m.child_heading());
  return child ? <EditedChild key={id} child={child} /> : <ChildNotThere />;
}

function EditedChild({ child }: { child: SavedChild }) {
  const { change, trouble } = useChildEditing(child.id);
  return (
    <Page width="reading">
      <PageHeading lead={m.child_lead()} aside={<ChildLinks child={child} />}>
        {calledOf(child)}
      </PageHeading>
      <div className={styles.cards}>
        {trouble ? (
          <Notice kind="warning">{deviceWords(trouble)}</Notice>
        ) : (
          <p className={styles.saved}>{m.child_saves_itself()}</p>
        )}
        <Card>
          <div className={styles.fields}>
            <h2>{m.child_who()}</h2>
            <ChildPhoto child={child} onChange={(photo) => change({ photo })} />
            <NameFields child={child} onChange={change} />
            <ColorChoice child={child} onChange={(color) => change({ color })} />
          </div>
        </Card>
        <EmergencyCard child={child} onChange={(emergency) => change({ emergency })} />
        <div className={styles.actions}>
          <ButtonLink to={`/form?child=${encodeURIComponent(child.id)}`} look="secondary">
            {m.child_to_form()}
          </ButtonLink>
          <ButtonLink to={childrenPath} look="quiet">
            {m.child_all_saved()}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}

/** What else is there for this child. */
function ChildLinks({ child }: { child: SavedChild }) {
  const { choose } = useCurrentChild();
  return (
    <div className={classNames(styles.actions, styles.top)}>
      <EmergencyLink child={child} />
      <Button
        look="secondary"
        isSmall
        icon={<IconPencilPlus size={22} aria-hidden="true" />}
        onClick={() => openMoment({ is: 'new', childId: child.id })}
      >
        {m.shell_moment()}
      </Button>
      <ButtonLink
        to="/days"
        look="secondary"
        isSmall
        icon={<IconCalendarStats size={22} aria-hidden="true" />}
        onClick={() => choose(child.id)}
      >
        {m.history_days()}
      </ButtonLink>
    </div>
  );
}

function EmergencyCard({
  child,
  onChange,
}: {
  child: SavedChild;
  onChange: (details: EmergencyDetails) => void;
}) {
  const [details, setDetails] = useState(child.emergency ?? noDetails);
  // Undo may come later than other changes.
  const latest = useRef(details);
  return (
    <Card>
      <div className={styles.fields}>
        <h2>{m.emergency_card()}</h2>
        <EmergencyFields
          details={details}
          onChange={(edit) => {
            latest.current = edit(latest.current);
            setDetails(latest.current);
            onChange(latest.current);
          }}
        />
        <p className={styles.saved}>{m.child_rest_in_form()}</p>
      </div>
    </Card>
  );
}

function NameFields({
  child,
  onChange,
}: {
  child: SavedChild;
  onChange: (edit: { name?: string; called?: string }) => void;
}) {
  const [name, setName] = useState(child.name);
  const unlessSaid = calledUnlessSaid({ name, profile: child.profile });
  const [called, setCalled] = useState(
    child.called ?? (unlessSaid === calledName(child.name) ? '' : unlessSaid),
  );
  const isMissing = name.trim() === '';
  const isLong = name.length > childNameMax;
  return (
    <>
      <TextField
        id="child-name"
        label={m.form_name()}
        error={
          isMissing
            ? m.form_error_name_required()
            : isLong
              ? m.form_error_too_long({ label: m.form_name(), max: childNameMax, count: name.length })
              : undefined
        }
        autoComplete="off"
        value={name}
        onChange={(typed) => {
          setName(typed);
          if (typed.trim() !== '' && typed.length <= childNameMax) onChange({ name: typed });
        }}
      />
      <TextField
        id="child-called"
        label={m.child_called()}
        help={m.child_called_help({ first: unlessSaid })}
        placeholder={unlessSaid}
        maxLength={childNameMax}
        autoComplete="off"
        value={called}
        onChange={(typed) => {
          setCalled(typed);
          onChange({ called: typed });
        }}
      />
    </>
  );
}
