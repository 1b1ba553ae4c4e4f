/**
 * Whether a word starts with the typed text, give or take one edit: a character that is wrong, extra or missing, or
 * two adjacent ones swapped (an optimal string alignment distance of at most 1 to a prefix of the word). Only a prefix
 * has to match, because a search runs while its text is still being typed.
 */
export function startsWithinOneEdit(word: string, typed: string): boolean {
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at++
  const restMatches = (wordIndex: number, typedIndex: number) =>
    word.startsWith(typed.slice(typedIndex), wordIndex)
  const isSwapped = word[at] === typed[at + 1] && word[at + 1] === typed[at]
  return (
    at === typed.length ||
    restMatches(at, at + 1) ||
    (at < word.length &&
      (restMatches(at + 1, at + 1) || restMatches(at + 1, at) || (isSwapped && restMatches(at + 2, at + 2))))
  )
}
