import {
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { m } from '#paraglide/messages';
import { createPart, type Part, type PartState } from './part.ts';
import { PartMissing } from './part-missing.tsx';

const loadingAfterMs = 300;

type StandIn<Props> = {
  /** Shown until it is there, from the first moment. */
  waiting?: ReactNode;
  /** Around what stands in for it, such as the dialog that was asked for. */
  around?: (words: ReactNode, props: Props) => ReactNode;
};

/** Fetched when it is first shown. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  standIn: StandIn<Props> = {},
): ComponentType<Props> {
  const part = createPart(load);
  return function Later(props) {
    const state = usePart(part);
    if (state.is === 'there') return createElement(state.value, props);
    const { waiting, around = (words) => words } = standIn;
    if (state.is === 'missing') return around(<PartMissing state={state} onAgain={part.ask} />, props);
    return (
      waiting ?? (
        <AfterAMoment>{around(<output aria-busy="true">{m.ui_loading()}</output>, props)}</AfterAMoment>
      )
    );
  };
}

export const usePart = <T,>(part: Part<T>): PartState<T> => useSyncExternalStore(part.watch, part.now);

/** What is there quickly does not flicker. */
function AfterAMoment({ children }: { children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), loadingAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isOver && children;
}
