import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { OperationDeclaration } from '@marquee/contracts/operation'
import { type OperationId, operationIds, operations } from '@marquee/contracts/operations'
import { commonErrorCodes } from '@marquee/contracts/problem'
import t from 'tap'
import * as z from 'zod/mini'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { findBodyFaults, findResponseFaults } from './wire-schema.ts'

const parts = ['params', 'query', 'body'] as const
const declarationOf = (id: OperationId): OperationDeclaration => operations[id]

t.test('no two operations have the same method and path', async (t) => {
  const routes = operationIds.map((id) => {
    const { method, path } = declarationOf(id)
    return `${method} ${path.replace(/\{\w+\}/g, '{}')}`
  })
  t.equal(new Set(routes).size, routes.length)
})

t.test('every operation that an area declares is one of the API, under an id of its own', async (t) => {
  const paths = globSync('packages/contracts/src/areas/**/*.ts', { cwd: projectRoot })
  const areas = await Promise.all(paths.map((path): Promise<object> => import(join(projectRoot, path))))
  const declared = areas
    .flatMap((area) => Object.entries(area))
    .filter(([, value]) => 'method' in Object(value))
  t.strictSame(declared.map(([id]) => id).toSorted(), operationIds.toSorted())
})

for (const id of operationIds) {
  const declaration = declarationOf(id)
  const { method, path, access, cache, idempotency, params, body, response, errors = [] } = declaration

  t.test(id, async (t) => {
    t.match(
      path,
      /^\/api(\/(\{[a-z]\w*\}|[a-z]+(-[a-z]+)*))+(\.csv)?$/i,
      'its path has words and {parameters} only, and the ending of a file',
    )
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const shape = (params as { shape?: object } | undefined)?.shape ?? {}
    t.strictSame(Object.keys(shape), named, 'its params are those of its path')
    if (method === 'GET') t.equal(body, undefined, 'a GET has no body')
    if (cache)
      t.match({ method, access }, { method: 'GET', access: 'anyone' }, 'a cached response is for everyone')
    if (idempotency) {
      t.not(method, 'GET', 'only writes take an idempotency key')
      if (idempotency === 'required') t.equal(access, 'player', 'a key belongs to a session')
    }

    t.strictSame(findResponseFaults(response), [], 'its response is plain')
    if (body) t.strictSame(findBodyFaults(body), [], 'its body refuses unknown keys')
    t.strictSame(
      errors.filter((code) => commonErrorCodes.some((common) => common === code)),
      [],
      'it does not declare common errors again',
    )
    t.equal(new Set(errors).size, errors.length, 'it declares an error once')
  })

  t.test(`the example of ${id}`, async (t) => {
    const { response: exampleResponse, ...example } = operations[id].example
    const request = example.request ?? {}
    t.strictSame(
      Object.keys(request),
      parts.filter((part) => declaration[part]),
      'it has the parts that the operation declares',
    )
    for (const [part, value] of Object.entries(request)) {
      const schema = declaration[part as (typeof parts)[number]]
      if (schema)
        t.strictSame(
          { [part]: schema.parse(value) },
          { [part]: value },
          `its ${part} is valid and unchanged by validation`,
        )
    }
    const received: unknown = JSON.parse(JSON.stringify(exampleResponse))
    t.strictSame(
      { response: response.parse(received) },
      { response: exampleResponse },
      'its response is valid and unchanged by JSON and validation',
    )
  })
}

t.test('the check of responses finds schemas that compute values', async (t) => {
  const faultsOf = (schema: z.ZodMiniType) =>
    findResponseFaults(schema).map(({ path, fault }) => `${path} ${fault}`)
  t.strictSame(faultsOf(z.object({ a: z._default(z.string(), '') })), ['.a has a default'])
  t.strictSame(faultsOf(z.array(z.object({ a: z.pipe(z.string(), z.transform(Number)) }))), [
    '[].a has a pipe',
  ])
  t.strictSame(faultsOf(z.union([z.string(), z.catch(z.number(), 0)])), ['|1 has a catch'])
  t.strictSame(faultsOf(z.nullable(z.optional(z.coerce.number()))), [' coerces'])
  t.strictSame(faultsOf(z.object({ a: z.string().check(z.trim()) })), ['.a rewrites its value'])
  t.strictSame(faultsOf(z.looseObject({})), [' allows undeclared keys'])
  t.strictSame(faultsOf(z.record(z.string(), z.prefault(z.string(), ''))), ['{value} has a prefault'])
  t.strictSame(findBodyFaults(z.strictObject({ a: z.object({}) })), [
    { path: '.a', fault: 'accepts unknown keys' },
  ])
})
