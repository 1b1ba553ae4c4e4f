import { fieldErrors } from '@marquee/contracts/field-errors'
import t from 'tap'
import * as z from 'zod/mini'

const Form = z.strictObject({
  name: z.string().check(z.minLength(3), z.maxLength(5), z.regex(/^[a-z]+$/)),
  age: z.number().check(z.gte(18), z.lte(99)),
  address: z.optional(z.strictObject({ city: z.string() })),
})

// Zod's issues include the input only with this option.
const errorsOf = (value: unknown) => {
  const { success, error } = z.safeParse(Form, value, { reportInput: true })
  return success ? [] : fieldErrors(error.issues)
}

t.test('each kind of mistake has its code', async (t) => {
  const valid = { name: 'dana', age: 30 }
  const cases: [unknown, string, string][] = [
    [{ age: 30 }, 'name', 'required'],
    [{ ...valid, name: 7 }, 'name', 'invalidValue'],
    [{ ...valid, name: 'ab' }, 'name', 'tooShort'],
    [{ ...valid, name: 'abcdef' }, 'name', 'tooLong'],
    [{ ...valid, name: 'ab1' }, 'name', 'invalidFormat'],
    [{ ...valid, age: 17 }, 'age', 'tooSmall'],
    [{ ...valid, age: 100 }, 'age', 'tooBig'],
    [{ ...valid, extra: 1 }, 'extra', 'unknownField'],
    [{ ...valid, address: { city: 1 } }, 'address.city', 'invalidValue'],
    [null, '', 'invalidValue'],
  ]
  t.strictSame(errorsOf(valid), [])
  for (const [value, path, code] of cases)
    t.strictSame(errorsOf(value), [{ path, code }], JSON.stringify(value))
})

t.test('every invalid field is reported', async (t) => {
  t.strictSame(
    errorsOf({ a: 1, b: 2 })
      .map(({ path }) => path)
      .toSorted(),
    ['a', 'age', 'b', 'name'],
  )
})
