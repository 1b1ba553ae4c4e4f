// The words that are tried first, in lower case, with the country's own.
const words = new Set(
  `abc admin administrator angel babygirl baseball basketball batman boss casino cebu changeme computer davao default
  dragon facebook filipino flower football freedom gcash ginebra god google guest hello iloveu iloveyou internet
  jackpot jesus jesuschrist jollibee letmein login love lovely loveyou lucky mahal mahalkita mahalko manila master
  michael mobile money monkey naruto pass passwd password philippine philippines pilipinas pinoy player pogi poker
  pokemon princess qazwsx qweasd qweasdzxc root samsung secret shadow soccer spiderman starwars sunshine superman
  temp test testing tiger trustno user welcome whatever`.split(/\s+/),
)

// What fingers and minds run along, both ways.
const rows = [
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
].flatMap((row) => [row, [...row].reverse().join('')])

const written: Readonly<Record<string, string>> = {
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

// Longer ones are no passwords here, and what anybody may send would take long to look through.
const longest = 20

/**
 * Whether a password is among the first that anybody would try: a common word, or letters that take no thought, with
 * digits that take none at its ends. Signs at the ends count for nothing.
 */
export function isCommonPassword(password: string): boolean {
  if (password.length > longest) return false
  const plain = once(password.toLowerCase())
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const digits = plain.replace(core, '').replace(/\D/g, '')
  return isEasyWord(core) && (once(digits).length <= 4 || isRow(digits))
}

function isEasyWord(core: string): boolean {
  const word = once(core.replace(/\P{L}/gu, (sign) => written[sign] ?? sign))
  return word.length <= 2 || words.has(word) || isRow(core)
}

/** Without repetition: `abcabc` is `abc`, `aaaa` is `a`. */
const once = (text: string) => text.replace(/^(.+?)\1+$/u, '$1')

/** Whether a text goes along a row, each key pressed once or more. */
function isRow(text: string): boolean {
  const keys = once(text).replace(/(.)\1+/gu, '$1')
  return rows.some((row) => row.includes(keys))
}
