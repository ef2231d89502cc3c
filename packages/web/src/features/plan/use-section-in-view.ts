import type { PlanSection } from '@calmbridge/domain/plans/plan-sections';
import { type RefObject, useEffect, useState } from 'react';

/** The topmost part of the plan below the header and the bar, in the upper half of the window, for the contents to mark. */
export function useSectionInView(
  text: RefObject<HTMLElement | null>,
  sections: readonly PlanSection[],
): string | null {
  const [inView, setInView] = useState<string | null>(null);
  useEffect(() => {
    if (!text.current || typeof IntersectionObserver === 'undefined') return;
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = (target as HTMLElement).dataset['planSection'] ?? '';
          if (isIntersecting) seen.add(id);
          else seen.delete(id);
        }
        setInView(sections.find(({ id }) => seen.has(id))?.id ?? null);
      },
      { rootMargin: '-190px 0px -50% 0px' },
    );
    for (const part of text.current.querySelectorAll('[data-plan-section]')) observer.observe(part);
    return () => observer.disconnect();
  }, [text, sections]);
  return inView;
}
