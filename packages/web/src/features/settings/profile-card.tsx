import { useState } from 'react';
import { useSession } from '#api/session';
import { m } from '#paraglide/messages';
import { accountCreatorWords } from '#shared/carer/account-creator-options';
import { planNames } from '#shared/credits/plan-names';
import { Card } from '#ui/layout/card';
import { useToast } from '#ui/toasts/toasts';
import styles from './profile-card.module.css';
import { ProfileForm } from './profile-form.tsx';

/** Who the carer is, and the same card as a form. */
export function ProfileCard() {
  const { user, document, userPlan } = useSession();
  const toast = useToast();
  const [isEditing, setIsEditing] = useState(false);
  if (!user || !document) return null;
  const name = [document.firstName, document.lastName].join(' ').trim() || user.email;
  const creator = accountCreatorWords(document.accountCreator);
  const done = () => {
    setIsEditing(false);
    toast({ text: m.settings_profile_saved() });
  };
  return (
    <Card aria-label={m.settings_profile()}>
      <div className={styles.who}>
        <span className={styles.initial} aria-hidden="true">
          {[...name][0]?.toLocaleUpperCase()}
        </span>
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.about}>
            {creator
              ? m.settings_profile_about({ creator, plan: planNames[userPlan]() })
              : planNames[userPlan]()}
          </p>
        </div>
        {!isEditing && (
          <button
            type="button"
            className={styles.edit}
            aria-label={m.settings_profile_edit()}
            onClick={() => setIsEditing(true)}
          >
            {m.settings_edit()}
          </button>
        )}
      </div>
      {isEditing && (
        <div className={styles.form}>
          <ProfileForm
            uid={user.uid}
            document={document}
            onSaved={done}
            onCancel={() => setIsEditing(false)}
          />
        </div>
      )}
    </Card>
  );
}
