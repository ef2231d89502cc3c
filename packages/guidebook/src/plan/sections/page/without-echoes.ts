/** "Chicken" beside "roast chicken" is the same food twice. */
export const withoutEchoes = (foods: readonly string[]): string[] =>
  foods.filter(
    (food, at) =>
      !foods.some((other, place) => place !== at && other.includes(food) && (other !== food || place < at)),
  );
