import type { Capability } from '@marquee/contracts/capability'
import { fieldErrors } from '@marquee/contracts/field-errors'
import type { LimitClass, OperationDeclaration } from '@marquee/contracts/operation'
import { type OperationId, operationIds, operations, type RequestOf } from '@marquee/contracts/operations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { Served } from '../brands/served.ts'
import { type Soon, then, whenDone } from '../brands/soon.ts'
import type { CarryOut } from './carry-out-once.ts'
import { cutToSchema } from './cut-to-schema.ts'
import type { Handler } from './handler.ts'
import { ProblemError } from './problem-error.ts'
import type { RateLimits } from './rate-limits.ts'
import { requireJson } from './read-json-bodies.ts'
import { ReadyHead } from './ready-head.ts'
import { isSameOrigin, originOf } from './same-origin.ts'
import type { SendBytes } from './send-bytes.ts'
import { type AnswerWriter, sendCached } from './send-cached.ts'
import { withDeclaredCode } from './to-problem.ts'
import type { ToolsOf } from './tools-of.ts'

export type Handlers = { [Id in OperationId]: Handler<Id> }

interface Mounting {
  /** Business areas that are not there. */
  off: readonly Capability[]
  handlers: Handlers
  limits: RateLimits
  toolsOf: ToolsOf
  openSession(request: FastifyRequest, reply: FastifyReply, countsAsUse: boolean): Soon<void>
  carryOut: CarryOut
  sendBytes: SendBytes
  scheme: 'http' | 'https'
}

/**
 * Mounts every operation of the contract. What differs between operations is data on the declaration; the order of
 * the steps is the same for all: same origin, session, access, rate limit, validation, handler.
 */
export function mountOperations(app: FastifyInstance, mounting: Mounting): void {
  const ids = operationIds.filter((id) => {
    const { capability }: OperationDeclaration = operations[id]
    return !capability || !mounting.off.includes(capability)
  })
  for (const id of ids) mountOperation(app, id, mounting)
  refuseTheRest(app, ids)
}

function mountOperation<Id extends OperationId>(app: FastifyInstance, id: Id, mounting: Mounting): void {
  const declaration: OperationDeclaration = operations[id]
  const handler: Handler<Id> = mounting.handlers[id]
  const read = requestReader<Id>(declaration)
  const toText = answerWriter(declaration)
  const route = routePath(declaration.path)
  // To look who is signed in is no use of a session, and what shared caches may keep must set nobody's cookie.
  const countsAsUse = id !== 'getSession' && !declaration.cache

  app.route({
    method: declaration.method,
    url: route,

    // In callback style, and without a promise where all is in memory: that is a tenth of a cached answer.
    onRequest(request, reply, done) {
      request.context.operation = id
      request.context.route = route
      if (declaration.method !== 'GET') {
        requireSameOrigin(request, mounting.scheme)
        requireJson(request.headers)
      }
      const opened = mounting.openSession(request, reply, countsAsUse)
      whenDone(
        then(opened, () => admit(request, declaration, mounting.limits)),
        done,
      )
    },

    // Not an async function: what is in memory is sent in the same step.
    handler(request, reply) {
      const input = read(request)
      const counted = countAttemptOnAccount(request, input, declaration, mounting.limits)
      const refuse = (error: unknown) => {
        throw withDeclaredCode(error, declaration)
      }
      try {
        const run = () => handler(input, mounting.toolsOf<Id>(request, reply))
        const answer = then(counted, () => mounting.carryOut(request, declaration, input, run))
        const send = (given: object) => {
          if (given instanceof Served)
            return sendCached(request, reply, given, { toText, sendBytes: mounting.sendBytes })
          const body = toText(given)
          mounting.sendBytes(request, reply, { head: ownAnswer, body })
        }
        return answer instanceof Promise ? answer.then(send, refuse) : send(answer)
      } catch (error) {
        return refuse(error)
      }
    },
  })
}

/** Makes the writer of an operation's answers, which cuts them to their schema. */
function answerWriter({ response }: OperationDeclaration): AnswerWriter {
  const cut = cutToSchema(response)
  return (answer) => JSON.stringify(cut(answer))
}

const ownAnswer = new ReadyHead(200, [
  'cache-control',
  'no-store',
  'content-type',
  'application/json; charset=utf-8',
])

/** Access, then the limits. */
function admit(request: FastifyRequest, declaration: OperationDeclaration, limits: RateLimits): Soon<void> {
  requireAccess(request, declaration)
  const { limit } = declaration
  return request.context.session ? limits.countPlayer(request, limit) : limits.countAddress(request, limit)
}

const routePath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

function requireSameOrigin(request: FastifyRequest, scheme: 'http' | 'https'): void {
  if (!isSameOrigin(request.headers, originOf(scheme, request.host))) throw new ProblemError('crossSite')
}

function requireAccess({ context }: FastifyRequest, { access }: OperationDeclaration): void {
  if (access === 'player' && !context.session) throw new ProblemError('sessionExpired')
  if (access === 'guest' && context.session) throw new ProblemError('guestOnly')
}

/** What is tried with the name of an account, by whoever. */
const guessed: ReadonlySet<LimitClass> = new Set(['credentials', 'tac', 'tacEntry'])

const Attempt = z.object({ body: z.object({ accountId: z.string() }) })

// A guessed password is counted against the account it was tried on, wherever it came from.
function countAttemptOnAccount(
  request: FastifyRequest,
  input: unknown,
  { limit }: OperationDeclaration,
  limits: RateLimits,
): Soon<void> {
  if (request.context.session || !guessed.has(limit)) return
  const about = Attempt.safeParse(input).data
  if (!about) return
  request.context.accountId = about.body.accountId
  return limits.countAccount(request, limit)
}

/** Makes the reader of a request's declared parts; it throws `invalidRequest` with every field at fault. */
function requestReader<Id extends OperationId>(declaration: OperationDeclaration) {
  const schema = z.object({
    ...part('params', declaration.params),
    ...part('query', declaration.query),
    ...part('body', declaration.body ?? z.optional(z.strictObject({}))),
  })
  const takesNothing = !declaration.params && !declaration.query && !declaration.body
  return (request: FastifyRequest): RequestOf<Id> => {
    if (takesNothing && !request.body) return nothing as RequestOf<Id>
    const { params, body } = request
    const given = { params, query: withoutEmpty(request.query), body: body ?? undefined }
    const result = schema.safeParse(given, { reportInput: true })
    if (!result.success) {
      const errors = fieldErrors(result.error.issues).map(({ path, code }) => ({
        path: path.replace(/^\w+\./, ''),
        code,
      }))
      throw new ProblemError('invalidRequest', { errors })
    }
    return result.data as RequestOf<Id>
  }
}

const nothing = Object.freeze({})

/** A parameter without a value (`?category=&q=ace`) is one that is not given. */
function withoutEmpty(query: unknown): unknown {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''))
}

const part = (name: string, schema: z.ZodMiniType | undefined) => (schema ? { [name]: schema } : {})

/**
 * Answers what is no operation: another method of a known path, or a path that is none. One route for all: one per
 * path and method took 8 MB.
 */
function refuseTheRest(app: FastifyInstance, ids: readonly OperationId[]): void {
  const methodsByPath = Map.groupBy(
    ids.map((id): OperationDeclaration => operations[id]),
    ({ path }) => path,
  )
  const paths = [...methodsByPath].map(([path, declarations]) => {
    const allowed = declarations.map(({ method }) => method as string)
    if (allowed.includes('GET')) allowed.push('HEAD')
    return { pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`), allowed: allowed.join(', ') }
  })
  app.all<{ Params: { '*': string } }>('/api/*', async ({ params }, reply) => {
    const known = paths.find(({ pattern }) => pattern.test(`/api/${params['*']}`))
    if (!known) throw new ProblemError('notFound')
    reply.header('allow', known.allowed)
    throw new ProblemError('methodNotAllowed')
  })
  app.all('/api', async () => {
    throw new ProblemError('notFound')
  })
}
