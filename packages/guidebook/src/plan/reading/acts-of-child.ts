/** What a child does, where the word may as well name things: "rips work" tells of torn paper, and "refuses help" of no help. */
export const isActOfChild = (word: string): boolean =>
  /^(?:(?:he|she|they|always|often|then|and) )*(?:rips?|tears?|throws?|hides?|refuses?|hates?|avoids?|destroys?|crumples?|scrunches|scribbles?(?: on)?|erases|loses?|forgets?|rushes|breaks?|smashes|rejects?|needs?|wants?|resists?|ignores?|eats?|bites?|hits?|kicks?|screams?|leaves?|redoes|does|gets?|seeks?|asks? for|accepts?)(?: (?:up|all|his|her|their|own|any))*$/iu.test(
    word.trim(),
  );
