import { useId } from 'react';
import type { Contact } from '#device/records/emergency-details';
import IconArrowUp from '#icon/IconArrowUp';
import IconPlus from '#icon/IconPlus';
import IconTrash from '#icon/IconTrash';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { IconButton } from '#ui/buttons/icon-button';
import { TextField } from '#ui/fields/text-field';
import { useToast } from '#ui/toasts/toasts';
import styles from './emergency-fields.module.css';

type Props = {
  contacts: readonly Contact[];
  onChange: (change: (now: readonly Contact[]) => Contact[]) => void;
};

/** Whom to call, in the order in which to call them. */
export function ContactFields({ contacts, onChange }: Props) {
  const toast = useToast();
  const change = (id: string, more: Partial<Contact>) =>
    onChange((now) => now.map((contact) => (contact.id === id ? { ...contact, ...more } : contact)));
  const remove = (gone: Contact, at: number) => {
    onChange((now) => now.filter(({ id }) => id !== gone.id));
    const undo = () => onChange((now) => [...now.slice(0, at), gone, ...now.slice(at)]);
    toast({ text: m.emergency_contact_removed(), undo });
  };
  return (
    <fieldset className={styles.group}>
      <legend>{m.emergency_contacts()}</legend>
      <p className={styles.hint}>{m.emergency_contacts_hint()}</p>
      <ol className={styles.contacts}>
        {contacts.map((contact, at) => (
          <ContactRow
            key={contact.id}
            contact={contact}
            number={at + 1}
            onChange={(more) => change(contact.id, more)}
            onUp={at === 0 ? null : () => onChange((now) => movedUp(now, at))}
            onRemove={() => remove(contact, at)}
          />
        ))}
      </ol>
      <Button
        look="secondary"
        isSmall
        icon={<IconPlus size={20} aria-hidden="true" />}
        onClick={() => onChange((now) => [...now, newContact()])}
      >
        {m.emergency_contact_add()}
      </Button>
    </fieldset>
  );
}

function ContactRow({
  contact: { name, relation, phone },
  number,
  onChange,
  onUp,
  onRemove,
}: {
  contact: Contact;
  number: number;
  onChange: (more: Partial<Contact>) => void;
  onUp: (() => void) | null;
  onRemove: () => void;
}) {
  const id = useId();
  return (
    <li className={styles.contact}>
      <div className={styles.row}>
        <span className={styles.number}>{m.emergency_contact_number({ number })}</span>
        {onUp && (
          <IconButton
            label={m.emergency_contact_up({ number })}
            icon={<IconArrowUp size={22} />}
            onClick={onUp}
          />
        )}
        <IconButton
          label={m.emergency_contact_remove({ number })}
          icon={<IconTrash size={22} />}
          onClick={onRemove}
        />
      </div>
      <div className={styles.three}>
        <TextField
          id={`${id}-name`}
          label={m.emergency_contact_name()}
          autoComplete="off"
          value={name}
          onChange={(text) => onChange({ name: text })}
        />
        <TextField
          id={`${id}-relation`}
          label={m.emergency_contact_relation()}
          autoComplete="off"
          value={relation}
          onChange={(text) => onChange({ relation: text })}
        />
        <TextField
          id={`${id}-phone`}
          label={m.emergency_contact_phone()}
          type="tel"
          autoComplete="off"
          value={phone}
          onChange={(text) => onChange({ phone: text })}
        />
      </div>
    </li>
  );
}

const newContact = (): Contact => ({ id: crypto.randomUUID(), name: '', relation: '', phone: '' });

const movedUp = (contacts: readonly Contact[], at: number): Contact[] => [
  ...contacts.slice(0, at - 1),
  ...contacts.slice(at, at + 1),
  ...contacts.slice(at - 1, at),
  ...contacts.slice(at + 1),
];
