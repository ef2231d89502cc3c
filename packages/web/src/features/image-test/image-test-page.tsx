import { imagePromptMax } from '@calmbridge/domain/assistant/prompts';
import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { type FormEvent, useRef, useState } from 'react';
import { useSession } from '#api/session';
import { m } from '#paraglide/messages';
import { useNoCredits } from '#shared/credits/use-no-credits';
import { Button } from '#ui/buttons/button';
import { TextAreaField } from '#ui/fields/text-area-field';
import { Form } from '#ui/form/form';
import { Card } from '#ui/layout/card';
import { Notice } from '#ui/layout/notice';
import { useIsOnline } from '#ui/use-is-online';
import { usePageTitle } from '#ui/use-page-title';
import { ImageTestOpening } from './image-test-opening.tsx';
import styles from './image-test-page.module.css';
import { PicturePanel } from './picture-panel.tsx';
import { type PictureState, usePicture } from './use-picture.ts';

const promptId = 'image-test-prompt';
const unpaidPicture = () => ({
  hundredths: priceHundredths.pecsGenerations,
  title: m.image_test_no_credits(),
  text: m.image_test_no_credits_words,
});

export function ImageTestPage() {
  usePageTitle(m.image_test_heading());
  const { user } = useSession();
  const isOnline = useIsOnline();
  const noCredits = useNoCredits();
  const { state, generate, retry } = usePicture(() => void noCredits(unpaidPicture()));
  const [prompt, setPrompt] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLDivElement>(null);
  const isMaking = state.is === 'making';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isMaking || !isOnline) return;
    const problem = problemWith(prompt, user !== null);
    setError(problem);
    if (problem === undefined) void generate(prompt.trim());
    else field.current?.querySelector('textarea')?.focus();
  };

  return (
    <ImageTestOpening>
      <output className="visually-hidden">{announcement[state.is]()}</output>
      <div className={styles.parts}>
        <Card as="div">
          <Form onSubmit={submit}>
            <div ref={field}>
              <TextAreaField
                id={promptId}
                label={m.image_test_prompt()}
                help={m.image_test_prompt_help()}
                error={error}
                maxLength={imagePromptMax}
                value={prompt}
                onChange={(text) => {
                  setPrompt(text);
                  setError(undefined);
                }}
              />
            </div>
            {!isOnline && <Notice isAnnounced>{m.image_test_offline()}</Notice>}
            <Button
              type="submit"
              isWide
              isBusy={isMaking}
              busyText={m.image_test_generating()}
              disabled={!isOnline}
              priceHundredths={priceHundredths.pecsGenerations}
            >
              {m.image_test_generate()}
            </Button>
          </Form>
        </Card>
        <PicturePanel state={state} onRetry={() => void retry()} />
      </div>
    </ImageTestOpening>
  );
}

function problemWith(prompt: string, isSignedIn: boolean): string | undefined {
  if (prompt.trim() === '') return m.image_test_prompt_missing();
  return isSignedIn ? undefined : m.image_test_signed_out();
}

const nothing = () => '';
const announcement: Record<PictureState['is'], () => string> = {
  idle: nothing,
  making: m.image_test_making,
  ready: m.image_test_ready,
  failed: nothing,
};
