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
  const startPlan = useNextPlan(plan, goals);
  return (
    <section className={styles.review} aria-labelledby="goals-review">
      <h3 id="goals-review">{m.goals_review()}</h3>
      <ReviewFields goals={goals} review={review} set={set} />
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
        <Button isSmall onClick={() => void keep().then(() => startPlan(review))}>
          {m.goals_review_plan()}
        </Button>
        <Button look="quiet" isSmall onClick={() => void keep().then(onClose)}>
          {m.goals_review_save()}
        </Button>
      </div>
    </section>
  );
}

function ReviewFields({
  goals,
  review,
  set,
}: {
  goals: readonly PlanGoal[];
  review: Review;
  set: (more: Partial<Review>) => void;
}) {
  const area = (name: 'worked' | 'hard' | 'change', label: string) => (
    <TextAreaField
      id={`review-${name}`}
      label={label}
      maxLength={longest}
      value={review[name]}
      onChange={(words) => set({ [name]: words })}
    />
  );
  return (
    <>
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
      {area('worked', m.goals_review_worked())}
      {area('hard', m.goals_review_hard())}
      {area('change', m.goals_review_change())}
    </>
  );
}

/** The form of the next plan, with what the review says among its notes. */
function useNextPlan(plan: Message, goals: readonly PlanGoal[]) {
  const navigate = useNavigate();
  const children = useCollection(savedChildren).records;
  return async (review: Review) => {
    const childId = childFinder(children)(plan) ?? '';
    const fields = children.find(({ id }) => id === childId)?.profile ?? plan.profile ?? {};
    const profile = profileFrom(fields);
    const notes = notesFromReview(profile.notes, goals, review);
    await navigate('/form', { state: { start: { profile: { ...profile, notes }, childId } } });
  };
}
