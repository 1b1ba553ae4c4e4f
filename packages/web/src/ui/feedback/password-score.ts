const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]

/**
 * How hard a password is to guess, 0 (empty) to 4: by its length, the kinds of its characters, and how few of them
 * come again. A hint while typing; the form's rule decides.
 */
export function passwordScore(password: string): number {
  if (password === '') return 0
  const variety = kinds.filter((kind) => kind.test(password)).length
  const different = new Set(password).size
  const points =
    Number(password.length >= 8) +
    Number(password.length >= 11) +
    Number(variety >= 3 || password.length >= 15) +
    Number(different >= Math.min(8, password.length))
  return password.length < 8 || variety < 2 ? 1 : Math.max(1, Math.min(4, points))
}
