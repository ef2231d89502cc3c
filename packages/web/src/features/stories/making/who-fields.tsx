import { m } from '#paraglide/messages';
import { ageWords, calledOf } from '#shared/children/child-words';
import { SelectField } from '#ui/fields/select-field';
import { formatShortMoment } from '#ui/format/format-date';
import type { Chat } from '../writing/chats.ts';
import type { Subject } from '../writing/subjects.ts';
import { noPlan } from '../writing/use-choices.ts';

/** Whom the story is about, and which of the child's plans it goes by, if any. */
export function WhoFields({
  id,
  subjects,
  subject,
  chat,
  onSubject,
  onChat,
}: {
  id: string;
  subjects: readonly Subject[];
  subject: Subject | null;
  chat: Chat | null;
  onSubject: (id: string) => void;
  onChat: (id: string) => void;
}) {
  const chats = subject?.chats ?? [];
  const plans = chats.map((one) => ({ value: one.id, label: formatShortMoment(one.at) }));
  // Who is not saved is known by a plan alone.
  const without = subject?.child ? [{ value: noPlan, label: m.stories_plan_none() }] : [];
  return (
    <>
      <SelectField
        id={`${id}-child`}
        label={m.stories_child()}
        value={subject?.id ?? ''}
        options={subjects.map((one) => ({ value: one.id, label: subjectLabel(one) }))}
        onChange={onSubject}
      />
      {chats.length > 0 && (
        <SelectField
          id={`${id}-chat`}
          label={m.stories_plan()}
          value={chat?.id ?? noPlan}
          options={[...plans, ...without]}
          onChange={onChat}
        />
      )}
    </>
  );
}

function subjectLabel({ child, name: planned }: Subject): string {
  if (!child) return planned || m.stories_chat_unnamed();
  const called = calledOf(child);
  const name = child.name.startsWith(called) ? child.name : `${called} · ${child.name}`;
  return [name, ageWords(child)].filter(Boolean).join(' · ');
}
