const characterClasses = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]

/**
 * Estimates the strength of a password, 0 (empty) to 4, from its length, its character classes and its number of
 * distinct characters. A hint while typing only: the form's own rule decides what is accepted.
 */
export function passwordScore(password: string): number {
  if (password === '') return 0
  const variety = characterClasses.filter((pattern) => pattern.test(password)).length
  const distinct = new Set(password).size
  const points =
    Number(password.length >= 8) +
    Number(password.length >= 11) +
    Number(variety >= 3 || password.length >= 15) +
    Number(distinct >= Math.min(8, password.length))
  return password.length < 8 || variety < 2 ? 1 : Math.max(1, Math.min(4, points))
}
