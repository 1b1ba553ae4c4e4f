import fc from 'fast-check'

/** Texts that have broken servers before: markup, control signs, prototypes, templates, numbers that are none. */
const nastyTexts = [
  '',
  ' ',
  '\0',
  '\r\nSet-Cookie: a=b',
  '\u2028\u2029',
  '\ud800',
  '\ufeff',
  'ＡＤＭＩＮ',
  'I\u0307',
  '../../etc/passwd',
  '..\\..\\',
  '%2e%2e%2f',
  '%00',
  '%zz',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '#{7*7}{{7*7}}',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'NaN',
  '-0',
  '1e309',
  '9007199254740993',
  'null',
  'true',
  '[object Object]',
  'a'.repeat(5000),
  '😀'.repeat(200),
]

/** Any text, the nasty ones often. */
export const hostileText = fc.oneof(
  fc.constantFrom(...nastyTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

/** Anything that JSON can say, and mostly not what is expected. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, 0, -1, 1.5, 1e21, Number.MAX_SAFE_INTEGER) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom([], {}, [[]], { toString: 1 }, { length: -1 }, ['a', ['b']]) },
)

/** A value that is right, one of its fields or items wrong, or all of it something else. */
export function spoilt(good: unknown): fc.Arbitrary<unknown> {
  if (typeof good !== 'object' || good === null) return fc.oneof(fc.constant(good), hostileValue)
  const names = Object.keys(good)
  const wrongField = fc
    .tuple(fc.constantFrom(...names, 'domain_name', 'auth', '__proto__', 'constructor'), hostileValue)
    .map(([name, value]) => Object.fromEntries([...Object.entries(good), [name, value]]))
  const missingField = fc
    .constantFrom(...names, '')
    .map((name) => Object.fromEntries(Object.entries(good).filter(([key]) => key !== name)))
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(good) },
    { weight: 4, arbitrary: wrongField },
    { weight: 1, arbitrary: missingField },
    { weight: 1, arbitrary: hostileValue },
  )
}
