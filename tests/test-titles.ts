/** Titles of the tests in a source: the first argument of a call whose second is a function. */
export const titles = (source: string): string[] =>
  [...source.matchAll(/(?:test\(|(?:\]|const)\)\()\s*(['"`])((?:(?!\1).)+)\1,\s*(?:async )?\(/g)].map(
    (match) => match[2]!,
  )
