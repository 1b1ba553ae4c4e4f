/**
 * Whether a word begins with what was typed, but for one slip at most: a wrong letter, one too many, one missing, or
 * two that changed places. Beginnings, because a search is read while it is typed.
 */
export function beginsButForOneSlip(word: string, typed: string): boolean {
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at++
  const goesOn = (inWord: number, inTyped: number) => word.startsWith(typed.slice(inTyped), inWord)
  return (
    at === typed.length ||
    goesOn(at, at + 1) ||
    (at < word.length &&
      (goesOn(at + 1, at + 1) || goesOn(at + 1, at) || areSwapped(word, typed, at, goesOn)))
  )
}

function areSwapped(
  word: string,
  typed: string,
  at: number,
  goesOn: (inWord: number, inTyped: number) => boolean,
): boolean {
  return word[at] === typed[at + 1] && word[at + 1] === typed[at] && goesOn(at + 2, at + 2)
}
