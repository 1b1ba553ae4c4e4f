import { operationIds, operations } from '@marquee/contracts/operations'
import t from 'tap'
import * as full from 'zod'
import * as z from 'zod/mini'
import { createSchemaFilter } from '#bff/http/response/filter-response.ts'

t.test('undeclared data is removed at any depth', async (t) => {
  const cut = createSchemaFilter(
    z.object({
      name: z.string(),
      games: z.array(z.object({ code: z.string(), isNew: z.optional(z.boolean()) })),
      player: z.nullable(z.object({ accountId: z.string() })),
      session: z.discriminatedUnion('authenticated', [
        z.object({ authenticated: z.literal(false) }),
        z.object({ authenticated: z.literal(true), accountId: z.string() }),
      ]),
    }),
  )
  const token = 'secret'
  t.strictSame(
    cut({
      name: 'Lucky',
      token,
      games: [
        { code: 'a', token },
        { code: 'b', isNew: true, token },
      ],
      player: { accountId: 'demo', token },
      session: { authenticated: true, accountId: 'demo', token },
    }),
    {
      name: 'Lucky',
      games: [
        { code: 'a', isNew: undefined },
        { code: 'b', isNew: true },
      ],
      player: { accountId: 'demo' },
      session: { authenticated: true, accountId: 'demo' },
    },
  )
  t.match(cut({ name: '', games: [], player: null, session: { authenticated: false, token } }), {
    player: null,
    session: { authenticated: false },
  })
})

t.test('a record keeps its keys, and a union is cut to the first option that matches', async (t) => {
  const cut = createSchemaFilter(
    z.object({
      fields: z.record(z.string(), z.string()),
      record: z.union([z.object({ depositId: z.string() }), z.object({ withdrawalId: z.string() })]),
    }),
  )
  const token = 'secret'
  const fields = { signature: 'a' }
  t.strictSame(cut({ fields, record: { withdrawalId: 'W1', token } }), {
    fields,
    record: { withdrawalId: 'W1' },
  })
  t.throws(() => cut({ fields: { signature: 1 }, record: { depositId: 'D1' } }), TypeError)
  t.throws(() => cut({ fields, record: { token } }), { message: /union/ })
})

t.test('lengths and patterns are not checked in responses', async (t) => {
  const cut = createSchemaFilter(z.object({ accountId: z.string().check(z.maxLength(4)) }))
  t.strictSame(cut({ accountId: 'longer' }), { accountId: 'longer' })
})

t.test('a mismatch is an error that does not contain the value', async (t) => {
  const cut = createSchemaFilter(
    z.object({ text: z.string(), kind: z.enum(['a', 'b']), list: z.array(z.string()), many: z.number() }),
  )
  const right = { text: 'x', kind: 'a', list: [], many: 1 }
  t.strictSame(cut(right), right)
  for (const wrong of [
    { text: { token: 'secret' } },
    { kind: 'secret' },
    { list: { token: 'secret' } },
    { many: 'secret' },
    { text: undefined },
  ]) {
    t.throws(() => cut({ ...right, ...wrong }), TypeError, JSON.stringify(wrong))
    t.throws(() => cut({ ...right, ...wrong }), { message: /^(?!.*secret)/ })
  }
  t.throws(() => cut(null), TypeError)
})

t.test('every response schema can be compiled, and leaves its example unchanged', async (t) => {
  for (const id of operationIds) {
    const { response } = operations[id].example
    const cut = createSchemaFilter(operations[id].response)
    t.strictSame(JSON.parse(JSON.stringify(cut(response))), response, id)
  }
})

t.test('a schema that accepts anything is refused', async (t) => {
  t.throws(() => createSchemaFilter(z.object({ anything: z.unknown() })), /unknown/)
  t.throws(() => createSchemaFilter(full.object({ name: full.string() })), /object/)
})
