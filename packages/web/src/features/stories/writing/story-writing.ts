// A story under way: asked for, written, checked, kept. It lives outside the page, so that a story arrives also when the
// carer has gone to another page meanwhile. How a use is asked for and paid is the paid-use protocol's.
import { showNames } from '@calmbridge/domain/assistant/child-name';
import { type Asks, type Help, storyCall } from '@calmbridge/domain/assistant/wire';
import type { Refusal } from '@calmbridge/domain/result';
import { type Carried, carryText, type Keeping, type TextEnd } from '#api/paid-use/carry-text';
import { newUse } from '#api/paid-use/open-use';
import type { Trouble } from '#api/paid-use/persist';
import type { UsePorts } from '#api/paid-use/use-ports';
import type { OpenUse, SocialStory } from '#device/records/shapes';
import type { Collection } from '#device/store/collection';
import type { DeviceRefusal } from '#device/store/user-scope';
import { createStore } from '#store/create-store';
import { type StoryPlace, type StoryWish, storyOf, storyPlaceOf, storyUseOf } from './story-use.ts';

export type Step = 'writing' | 'checking' | 'rewriting';

export type WritingState =
  | { is: 'idle' }
  | { is: 'under-way'; step: Step; type: string; trouble: Trouble | null }
  | { is: 'kept'; story: SocialStory }
  /** Nothing was written, and nothing charged: what the carer is asked first about this line. */
  | { is: 'asks'; asks: Asks; about: string }
  /** Nothing was written, and nothing charged: what was typed tells of a danger. */
  | { is: 'help'; help: Help; about: string; offer: Asks['choices'][number] | undefined }
  /** Written, but the device has no room for it: it is paid for once it is kept. */
  | { is: 'not-kept'; story: SocialStory; why: DeviceRefusal }
  /** `isOpen`: trying again asks for the same story, and is not paid for again. */
  | { is: 'failed'; why: Refusal; isCreditBack: boolean; isOpen: boolean }
  /** `charged` is null until the server has said it. */
  | { is: 'stopped'; charged: number | null };

export type WritingPorts = {
  uses: UsePorts;
  stories: Pick<Collection<SocialStory>, 'add' | 'get'>;
  now: () => Date;
};

export type StoryWriting = ReturnType<typeof openWriting>;

export function openWriting() {
  const { get, set: change, subscribe } = createStore<WritingState>({ is: 'idle' });
  let last: { ports: WritingPorts; use: OpenUse } | null = null;
  let carried: Carried | null = null;
  let keepAgain: (() => Promise<boolean>) | null = null;

  const run = async (ports: WritingPorts, use: OpenUse, place: StoryPlace): Promise<void> => {
    last = { ports, use };
    const before = get();
    const begun = { is: 'under-way', type: place.request.type, step: 'writing', trouble: null } as const;
    change(begun);
    const incoming = incomingStory(ports, use, place);
    carried = carryStory(ports, use, incoming, (more) => change({ ...begun, ...underWay(get()), ...more }));
    const end = await carried.ended;
    carried = null;
    settle(end, incoming.kept(), place);
    if (isUnpaid(get())) change(waits(before) ? before : { is: 'idle' });
  };

  const settle = (end: TextEnd, kept: Kept, place: StoryPlace): void => {
    keepAgain = end.is === 'whole' ? end.keepAgain : null;
    const state = stateAfter(end, kept, place);
    change(state);
    if (end.is === 'stopped' && state.is === 'stopped')
      void end.charge.then((charged) => get() === state && change({ is: 'stopped', charged }));
  };

  const write = async (ports: WritingPorts, use: OpenUse): Promise<void> => {
    const place = get().is === 'under-way' ? null : storyPlaceOf(use);
    if (place) await run(ports, use, place);
  };

  return {
    get,
    subscribe,
    write: (ports: WritingPorts, wish: StoryWish) => write(ports, newUse(ports.uses, storyUseOf(wish))),
    /** Goes on with a use that an earlier page began. */
    resume: write,
    /** The same wish again: the same use where it is still open. */
    retry: async () => {
      const state = get();
      if (!last || state.is !== 'failed') return;
      const { ports, use } = last;
      await write(ports, state.isOpen ? use : sameAgain(ports, use));
    },
    keepAgain: async () => {
      const state = get();
      if (state.is !== 'not-kept' || keepAgain === null) return;
      const { story } = state;
      if (await keepAgain()) change({ is: 'kept', story });
    },
    /** The carer would rather not tell more now. */
    leave: () => {
      if (waits(get())) change({ is: 'idle' });
    },
    stop: () => carried?.stop(),
  };
}

const underWay = (state: WritingState) => (state.is === 'under-way' ? state : {});

/** The carer is to answer or to read something before a story is written. */
const waits = ({ is }: WritingState): boolean => is === 'asks' || is === 'help';

const sameAgain = ({ uses }: WritingPorts, { kind, body, place }: OpenUse): OpenUse =>
  newUse(uses, { kind, body, place });

/** Nothing is lost where a balance is too small: what was asked, or help that was pressed away, is there again. */
const isUnpaid = (state: WritingState): boolean =>
  state.is === 'failed' && state.why.code === 'credits/insufficient';

/** `tell` hears how far it is and what holds it up. */
const carryStory = (
  { uses }: WritingPorts,
  use: OpenUse,
  incoming: ReturnType<typeof incomingStory>,
  tell: (more: { step: Step } | { trouble: Trouble | null }) => void,
): Carried =>
  carryText(uses, storyCall, use, {
    begin: () => undefined,
    take: (event) => {
      if (event.is === 'progress') tell({ step: event.step });
      incoming.take(event);
    },
    onTrouble: (trouble) => tell({ trouble }),
    keep: incoming.keep,
  });

function stateAfter(
  end: TextEnd,
  { story, why, asks, help }: Kept,
  { request, chosen }: StoryPlace,
): WritingState {
  const { about, scene } = request;
  if (end.is === 'elsewhere') return { is: 'idle' };
  // Help that came stays, however the answer ended.
  if (help)
    return { is: 'help', help, about, offer: scene && chosen ? { id: scene, label: chosen } : undefined };
  if (asks && end.is === 'whole') return { is: 'asks', asks, about };
  if (story && why === null) return { is: 'kept', story };
  if (story && why !== null && end.is === 'whole') return { is: 'not-kept', story, why };
  if (end.is === 'failed') return end;
  if (end.is === 'stopped') return { is: 'stopped', charged: null };
  return { is: 'failed', why: { code: 'assistant/failed' }, isCreditBack: false, isOpen: false };
}

type Kept = {
  story: SocialStory | null;
  why: DeviceRefusal | null;
  asks: Asks | null;
  help: Help | null;
};
const nothing: Kept = { story: null, why: null, asks: null, help: null };

const withNames = (asks: Asks, names: readonly string[]): Asks => ({
  ...asks,
  text: showNames(asks.text, names),
  fields: asks.fields.map((field) => ({
    ...field,
    question: showNames(field.question, names),
    example: showNames(field.example, names),
    ...(field.value === undefined ? {} : { value: showNames(field.value, names) }),
  })),
});

/** Keeps the story the moment it arrives, whatever becomes of the page or of the connection. */
function incomingStory({ stories, now }: WritingPorts, use: OpenUse, place: StoryPlace) {
  let writtenBy: SocialStory['writtenBy'];
  let notes: string[] = [];
  let kept: Kept = nothing;
  let keeping: Promise<void> = Promise.resolve();
  const put = async (story: SocialStory) => {
    // One that came before may have been changed by the carer since.
    const saved = stories.get(story.id) ? ({ ok: true } as const) : await stories.add(story);
    kept = { ...nothing, story, why: saved.ok ? null : saved.why };
  };
  return {
    kept: () => kept,
    take: (event: Parameters<Parameters<typeof carryText>[3]['take']>[0]) => {
      if (event.is === 'begun') writtenBy = event.writer;
      if (event.is === 'notes') notes = event.notes.map(({ label }) => label);
      if (event.is === 'asks') kept = { ...nothing, asks: withNames(event, place.names) };
      if (event.is === 'help') kept = { ...nothing, help: event };
      if (event.is !== 'story') return;
      const story = storyOf(use.id, place, event, { writtenBy, notes, date: now().toISOString() });
      keeping = put(story);
    },
    keep: async (): Promise<Keeping> => {
      await keeping;
      if (kept.story && kept.why !== null) await put(kept.story);
      return kept.story && kept.why === null ? 'kept' : 'not-kept';
    },
  };
}
