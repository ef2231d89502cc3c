import { type AdminUserRow, findUsersContract } from '@calmbridge/domain/credits/admin';
import { hundredthsOf } from '@calmbridge/domain/credits/prices';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { refusalWords } from '#api/refusal-words';
import { m } from '#paraglide/messages';
import { creditWords } from '#shared/credits/credit-words';
import { planNames } from '#shared/credits/plan-names';
import { ServiceFailure } from '#shared/trouble/service-failure';
import { Button } from '#ui/buttons/button';
import { TextField } from '#ui/fields/text-field';
import { Badge } from '#ui/layout/badge';
import { Card } from '#ui/layout/card';
import styles from './find-users.module.css';
import { useAnswer } from './use-answer.ts';

export function FindUsers({
  query,
  openUid,
  changes,
}: {
  query: string;
  openUid: string | null;
  changes: number;
}) {
  const [, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(query);
  const { answer, again } = useAnswer(findUsersContract, { query }, changes);
  const find = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === query) again();
    else setSearch(typed.trim() ? { q: typed.trim() } : {});
  };
  return (
    <Card aria-labelledby="admin-users">
      <h2 id="admin-users">{m.admin_users()}</h2>
      <form className={styles.form} onSubmit={find}>
        <TextField
          id="admin-query"
          label={m.admin_find_label()}
          type="search"
          maxLength={254}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" look="secondary">
          {m.admin_find()}
        </Button>
      </form>
      {answer.is === 'loading' && <p aria-busy="true">{m.admin_finding()}</p>}
      {answer.is === 'failed' && <ServiceFailure words={refusalWords(answer.why)} onRetry={again} />}
      {answer.is === 'ready' && answer.value.users.length === 0 && (
        <output className={styles.quiet}>{m.admin_found_none({ query })}</output>
      )}
      {answer.is === 'ready' && answer.value.users.length > 0 && (
        <ul className={styles.users} aria-label={m.admin_found()}>
          {answer.value.users.map((user) => (
            <li key={user.uid}>
              <UserLink user={user} query={query} isOpen={user.uid === openUid} />
            </li>
          ))}
        </ul>
      )}
      {answer.is === 'ready' && answer.value.hasMore && (
        <p className={styles.quiet}>{m.admin_found_more()}</p>
      )}
    </Card>
  );
}

function UserLink({ user, query, isOpen }: { user: AdminUserRow; query: string; isOpen: boolean }) {
  const amount = user.isAdmin ? '∞' : creditWords(hundredthsOf(user.credits));
  return (
    <Link
      className={styles.user}
      to={{ search: `?${new URLSearchParams({ ...(query ? { q: query } : {}), user: user.uid })}` }}
      aria-current={isOpen || undefined}
    >
      <span className={styles.name}>
        {user.name.trim() || user.email}
        {user.isAdmin && <Badge look="teal">{m.admin_is_admin()}</Badge>}
      </span>
      <span className={styles.email}>{user.email}</span>
      <span className={styles.line}>{m.admin_user_line({ plan: planNames[user.plan](), amount })}</span>
    </Link>
  );
}
