/** One of the choices, always the same for a name. */
export function pickFor<T>(name: string, choices: readonly T[]): T {
  const sum = [...name].reduce(
    (total, letter, place) => total + (letter.codePointAt(0) ?? 0) * (place + 1),
    0,
  )
  return choices[sum % choices.length] as T
}
