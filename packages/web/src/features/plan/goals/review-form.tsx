import { profileFrom } from '@calmbridge/domain/child/profile-from';
import type { Message } from '@calmbridge/domain/history/message';
import type { PlanGoal } from '@calmbridge/domain/plans/plan-goals';
import { type GoalVerdict, goalVerdicts, type Review } from '@calmbridge/domain/plans/plan-progress';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCollection } from '#device/device-context';
import { childFinder } from '#device/records/child-of';
import { savedChildren } from '#device/records/shapes';
import { useDownloads } from '#documents/download-menu';
import IconPrinter from '#icon/IconPrinter';
import { m } from '#paraglide/messages';
import { childNameOf } from '#shared/plan/kept-plans';
import { Button } from '#ui/buttons/button';
import { SelectField } from '#ui/fields/select-field';
import { TextAreaField } from '#ui/fields/text-area-field';
import styles from './goals.module.css';
import { momentsMarkdown, ReviewMoments, useMomentsSince } from './review-moments.tsx';
import { notesFromReview, reviewMarkdown, verdictWords } from './review-text.ts';
import type { Progress } from './use-progress.ts';

const longest = 300;

/** "How did it go?": filled from the ticks, finished by the carer, printed, and taken into the next plan. */
export function ReviewForm({
  plan,
  goals,
  progress,
  onClose,
}: {
  plan: Message;
  goals: readonly PlanGoal[];
  progress: Progress;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const children = useCollection(savedChildren).records;
  const [review, setReview] = useState<Review>(
    () => progress.review ?? { at: new Date().toISOString(), worked: '', hard: '', change: '', verdicts: {} },
  );
  const set = (more: Partial<Review>) => setReview({ ...review, ...more });
  const name = childNameOf(plan);
  const since = useMomentsSince(plan);
  const { print, isMaking } = useDownloads({
    document: {
      title: m.goals_review_title({ name }),
      kind: 'message',
      markdown: `${reviewMarkdown(goals, progress.of, review)}\n${momentsMarkdown(since)}`,
      child: name || undefined,
      at: review.at,
    },
  });
  const keep = () => progress.setReview({ ...review, at: new Date().toISOString() });
  const startPlan = async () => {
    await keep();
    const childId = childFinder(children)(plan) ?? '';
    const fields = children.find(({ id }) => id === childId)?.profile ?? plan.profile ?? {};
    const profile = profileFrom(fields);
    const notes = notesFromReview(profile.notes, goals, review);
    await navigate('/form', { state: { start: { profile: { ...profile, notes }, childId } } });
  };
  return (
    <section className={styles.review} aria-labelledby="goals-review">
      <h3 id="goals-review">{m.goals_review()}</h3>
      {goals.map((goal) => (
        <SelectField
          key={goal.key}
          id={`verdict-${goal.key.replace(/[^\p{L}\p{N}]+/gu, '-')}`}
          label={goal.title}
          options={goalVerdicts.filter(Boolean).map((value) => ({ value, label: verdictWords[value]() }))}
          emptyLabel={verdictWords['']()}
          value={review.verdicts[goal.key] ?? ''}
          onChange={(value) => set({ verdicts: { ...review.verdicts, [goal.key]: value as GoalVerdict } })}
        />
      ))}
      <TextAreaField
        id="review-worked"
        label={m.goals_review_worked()}
        maxLength={longest}
        value={review.worked}
        onChange={(worked) => set({ worked })}
      />
      <TextAreaField
        id="review-hard"
        label={m.goals_review_hard()}
        maxLength={longest}
        value={review.hard}
        onChange={(hard) => set({ hard })}
      />
      <TextAreaField
        id="review-change"
        label={m.goals_review_change()}
        maxLength={longest}
        value={review.change}
        onChange={(change) => set({ change })}
      />
      <ReviewMoments moments={since} />
      <div className={styles.actions}>
        <Button
          look="secondary"
          isSmall
          icon={<IconPrinter size={20} aria-hidden="true" />}
          isBusy={isMaking}
          onClick={() => void keep().then(print)}
        >
          {m.goals_review_print()}
        </Button>
        <Button isSmall onClick={() => void startPlan()}>
          {m.goals_review_plan()}
        </Button>
        <Button look="quiet" isSmall onClick={() => void keep().then(onClose)}>
          {m.goals_review_save()}
        </Button>
      </div>
    </section>
  );
}
