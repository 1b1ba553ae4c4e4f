// Common password words in lower case, local ones included.
const commonWords = new Set(
  `abc admin administrator angel babygirl baseball basketball batman boss casino cebu changeme computer davao default
  dragon facebook filipino flower football freedom gcash ginebra god google guest hello iloveu iloveyou internet
  jackpot jesus jesuschrist jollibee letmein login love lovely loveyou lucky mahal mahalkita mahalko manila master
  michael mobile money monkey naruto pass passwd password philippine philippines pilipinas pinoy player pogi poker
  pokemon princess qazwsx qweasd qweasdzxc root samsung secret shadow soccer spiderman starwars sunshine superman
  temp test testing tiger trustno user welcome whatever`.split(/\s+/),
)

// Keyboard rows, columns and sequences, in both directions.
const sequences = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '01234567890',
  '147258369',
  '741852963',
  '789456123',
  '12321',
  '1q2w3e4r5t6y',
  'q1w2e3r4t5y6',
  '1qaz2wsx3edc4rfv',
  '1qazxsw23edcvfr4',
  'zaq12wsxcde34rfv',
  'a1b2c3d4e5f6g7h8',
].flatMap((sequence) => [sequence, [...sequence].reverse().join('')])

// Digits and signs that stand for letters, as in `p@ssw0rd`.
const substitutions: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

// The longest password that `NewPassword` accepts. Longer input is not examined: the regular expressions below
// backtrack, and anyone may send text of any length.
const maxLength = 20

/**
 * Whether a password is among the first that an attacker would guess: a common word, a keyboard sequence or one or
 * two letters, with at most four digits (repetitions aside) or a sequence of digits around it. Signs at either end
 * are ignored. Always false above 20 characters, which `NewPassword` refuses anyway.
 * Source: NIST SP 800-63B, section 5.1.1.2 (verifiers compare new passwords with commonly used ones).
 */
export function isCommonPassword(password: string): boolean {
  if (password.length > maxLength) return false
  const text = withoutRepetition(password.toLowerCase())
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const digits = text.replace(core, '').replace(/\D/g, '')
  return isCommonCore(core) && (withoutRepetition(digits).length <= 4 || isSequence(digits))
}

function isCommonCore(core: string): boolean {
  const word = withoutRepetition(core.replace(/\P{L}/gu, (sign) => substitutions[sign] ?? sign))
  return word.length <= 2 || commonWords.has(word) || isSequence(core)
}

/** The unit of a text that repeats itself: `abcabc` gives `abc`, `aaaa` gives `a`. */
const withoutRepetition = (text: string) => text.replace(/^(.+?)\1+$/u, '$1')

/** Whether a text is part of a sequence, each key pressed once or several times in a row. */
function isSequence(text: string): boolean {
  const keys = withoutRepetition(text).replace(/(.)\1+/gu, '$1')
  return sequences.some((sequence) => sequence.includes(keys))
}
