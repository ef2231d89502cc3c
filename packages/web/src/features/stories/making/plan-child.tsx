import { childNameMax } from '@calmbridge/domain/child/profile';
import { sanitiseLine } from '@calmbridge/domain/child/sanitise';
import { type ReactNode, useId, useState } from 'react';
import { useCollection } from '#device/device-context';
import { deviceWords } from '#device/device-words';
import { profileFormResponses } from '#device/records/shapes';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { TextField } from '#ui/fields/text-field';
import { Form } from '#ui/form/form';
import type { Chat } from '../writing/chats.ts';

/** A plan of old that does not tell whose it is: the name is asked once and kept with the plan. */
export function PlanChild({ chat, children }: { chat: Chat; children: ReactNode }) {
  const id = useId();
  const { update } = useCollection(profileFormResponses);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const keep = async () => {
    const called = sanitiseLine(name);
    if (called === '') return setError(m.stories_plan_child_missing());
    const profile = { ...chat.profile, name: called };
    const kept = await update(chat.id, (plan) => ({ ...plan, profile }));
    if (!kept.ok) setError(deviceWords(kept.why));
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      {children}
      <TextField
        id={`${id}-name`}
        label={m.stories_plan_child()}
        help={m.stories_plan_child_help()}
        error={error}
        maxLength={childNameMax}
        value={name}
        onChange={setName}
      />
      <Button type="submit" isWide>
        {m.stories_plan_child_keep()}
      </Button>
    </Form>
  );
}
