// What a message says is so, without what it says is not so: "it's the neck, not his trousers" names the neck only.

const negation =
  /\b(?:no longer|not|no|never|without|nor|nobody|none|nothing|(?:is|are|was|were|do|does|did|has|have|had|ca|wo|could|would|should)n['’]?t|cannot|cant|wont|dont|doesnt|didnt|isnt|arent|havent|hasnt)\b/i;
const clauseEnd =
  /[,.;:!?\n–()]| - |\b(?:but|because|so|since|though|instead)\b|\b(?:he|she|they|it|i|we|its|it's|hes|shes)\b(?= \w)/i;

export function saidPlainly(message: string): string {
  return message
    .replaceAll('’', "'")
    .split(/(?<=[,.;:!?\n–()])|(?= - )|(?=\bbut\b)/i)
    .map(withoutNegated)
    .join('');
}

function withoutNegated(part: string): string {
  const found = negation.exec(part);
  if (!found) return part;
  const after = part.slice(found.index + found[0].length);
  // "no it's the neck": an answer with no, then what is so.
  const end = clauseEnd.exec(after);
  return `${part.slice(0, found.index)} ${end ? withoutNegated(after.slice(end.index)) : ''}`;
}
