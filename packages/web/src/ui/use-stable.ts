import { useLayoutEffect, useRef, useState } from 'react';

type Functions = Record<string, (...given: never[]) => unknown>;

/** The same functions for as long as the component lives, each doing what the latest of its name does. */
export function useStable<T extends Functions>(functions: T): T {
  const latest = useRef(functions);
  useLayoutEffect(() => {
    latest.current = functions;
  });
  const [stable] = useState(() =>
    Object.fromEntries(
      Object.keys(functions).map((name) => [name, (...given: never[]) => latest.current[name]?.(...given)]),
    ),
  );
  return stable as T;
}
