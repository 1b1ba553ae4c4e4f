import { fieldErrors } from '@marquee/contracts/field-errors'
import t from 'tap'
import * as z from 'zod/mini'

const Form = z.strictObject({
  name: z.string().check(z.minLength(3), z.maxLength(5), z.regex(/^[a-z]+$/)),
  age: z.number().check(z.gte(18), z.lte(99)),
  address: z.optional(z.strictObject({ city: z.string() })),
})

// A schema names what it was given only when it is asked to.
const errorsOf = (value: unknown) => {
  const { success, error } = z.safeParse(Form, value, { reportInput: true })
  return success ? [] : fieldErrors(error.issues)
}

t.test('each way to be wrong has its code', async (t) => {
  const fine = { name: 'dana', age: 30 }
  const cases: [unknown, string, string][] = [
    [{ age: 30 }, 'name', 'required'],
    [{ ...fine, name: 7 }, 'name', 'invalidValue'],
    [{ ...fine, name: 'ab' }, 'name', 'tooShort'],
    [{ ...fine, name: 'abcdef' }, 'name', 'tooLong'],
    [{ ...fine, name: 'ab1' }, 'name', 'invalidFormat'],
    [{ ...fine, age: 17 }, 'age', 'tooSmall'],
    [{ ...fine, age: 100 }, 'age', 'tooBig'],
    [{ ...fine, extra: 1 }, 'extra', 'unknownField'],
    [{ ...fine, address: { city: 1 } }, 'address.city', 'invalidValue'],
    [null, '', 'invalidValue'],
  ]
  t.strictSame(errorsOf(fine), [])
  for (const [value, path, code] of cases)
    t.strictSame(errorsOf(value), [{ path, code }], JSON.stringify(value))
})

t.test('every field that is wrong is named', async (t) => {
  t.strictSame(
    errorsOf({ a: 1, b: 2 })
      .map(({ path }) => path)
      .toSorted(),
    ['a', 'age', 'b', 'name'],
  )
})
