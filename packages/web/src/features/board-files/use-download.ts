import type { Board } from '@calmbridge/domain/boards/board';
import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { useRef, useState } from 'react';
import { type Bought, type Purchase, useSpending } from '#api/paid-use/device-use';
import { refusalWords } from '#api/refusal-words';
import { useBoards } from '#device/boards/use-boards';
import { m } from '#paraglide/messages';
import { useNoCredits } from '#shared/credits/use-no-credits';
import { saveFile } from '#ui/save-file';
import { useToast } from '#ui/toasts/toasts';
import { type Choices, isFree, keyOf } from './choices.ts';
import { type MadeFile, makeFile } from './make-file.ts';
import { useCardPixels } from './writing/use-card-pixels.ts';

export type DownloadState =
  | { is: 'idle' }
  | { is: 'making' }
  | { is: 'done'; key: string; name: string }
  | { is: 'stopped'; words: string };

/** Makes the file, pays for it once it is there, and hands it to the browser. The same file again is free; boards as files always are. */
export function useDownload(board: Board, choices: Choices) {
  const [state, setState] = useState<DownloadState>({ is: 'idle' });
  const bought = useRef<{ key: string; purchase: Purchase<MadeFile> } | null>(null);
  const pixelsOf = useCardPixels();
  const { boards } = useBoards();
  const spend = useSpending();
  const toast = useToast();
  const noCredits = useNoCredits();
  const key = keyOf(board, choices, boards);

  const make = () => makeFile(board, choices, { pixelsOf, allBoards: boards, now: () => new Date() });
  const purchaseOf = (): Purchase<MadeFile> => {
    if (bought.current?.key === key) return bought.current.purchase;
    const purchase = spend({ feature: 'pecsDownloads', key, make });
    bought.current = { key, purchase };
    return purchase;
  };
  const freely = (): Promise<Bought<MadeFile>> =>
    make().then(
      (value) => ({ is: 'made', value }),
      () => ({ is: 'failed' }),
    );
  const finish = async (outcome: Bought<MadeFile>) => {
    if (outcome.is === 'failed') return setState({ is: 'stopped', words: m.boardfiles_failed() });
    if (outcome.is === 'made') {
      saveFile(outcome.value.name, outcome.value.content);
      toast({ text: m.boardfiles_ready({ name: outcome.value.name }) });
      return setState({ is: 'done', key, name: outcome.value.name });
    }
    const { refusal } = outcome;
    if (refusal.code !== 'credits/insufficient')
      return setState({ is: 'stopped', words: refusalWords(refusal) });
    setState({ is: 'idle' });
    await noCredits({
      hundredths: priceHundredths.pecsDownloads,
      title: m.boardfiles_no_credits(),
      text: m.boardfiles_no_credits_words,
    });
  };
  const download = async () => {
    setState({ is: 'making' });
    await finish(await (isFree(choices) ? freely() : purchaseOf().get()));
  };
  return { state, download, isPaid: state.is === 'done' && state.key === key && !isFree(choices) };
}
