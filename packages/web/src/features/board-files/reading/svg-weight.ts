// A few lines of a drawing may stand for millions: `use` repeats what it names, and what it names may repeat again. How much
// would be drawn is counted before anything is.

const mostElements = 50_000;

export function isTooHeavy(svg: Element): boolean {
  const byId = new Map([...svg.querySelectorAll('[id]')].map((element) => [element.id, element]));
  const weights = new Map<Element, number>();
  const weightOf = (element: Element): number => {
    const known = weights.get(element);
    if (known !== undefined) return known;
    // What leads back to itself is drawn by nobody.
    weights.set(element, 0);
    let weight = 1;
    for (const child of element.children) weight += weightOf(child);
    const named = element.localName === 'use' ? byId.get(referenceOf(element)) : undefined;
    if (named) weight += weightOf(named);
    weights.set(element, weight);
    return weight;
  };
  return weightOf(svg) > mostElements;
}

const referenceOf = (element: Element): string =>
  (element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? '').replace(/^\s*#/, '');
