import type { Capability } from '@marquee/contracts/capability'
import type { OperationDeclaration } from '@marquee/contracts/operation'
import { type OperationId, operationIds, operations } from '@marquee/contracts/operations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CachedResponse } from '../../sites/cached-response.ts'
import { admit, countAttemptOnAccount, requireSameOrigin } from './admit.ts'
import { cutResponse } from '../response/cut-response.ts'
import type { Handler, Handlers } from '../../operations/handler.ts'
import type { CreateHandlerContext } from './handler-context.ts'
import type { ExecuteIdempotently } from './idempotent-execution.ts'
import { oncePerValue } from '../../cache/once-per-value.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import { requireJson } from '../request/read-json-bodies.ts'
import { requestReader } from '../request/read-request.ts'
import { refuseUnknownOperations } from './refuse-unknown-operations.ts'
import { prepareText } from '../../representation/representation.ts'
import { sendRepresentation } from '../response/send-representation.ts'
import { withDeclaredCode } from './declared-code.ts'

interface Mounting {
  /** Business areas that are not there. */
  off: readonly Capability[]
  handlers: Handlers
  limits: RateLimits
  createContext: CreateHandlerContext
  openSession(request: FastifyRequest, reply: FastifyReply, countsAsUse: boolean): Promise<void>
  execute: ExecuteIdempotently
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
  refuseUnknownOperations(app, ids)
}

function mountOperation<Id extends OperationId>(app: FastifyInstance, id: Id, mounting: Mounting): void {
  const declaration: OperationDeclaration = operations[id]
  const { method, path, cache } = declaration
  const { limits, createContext, openSession, execute, scheme } = mounting
  const handler: Handler<Id> = mounting.handlers[id]
  const read = requestReader<Id>(declaration)
  const respond = createResponder(id)
  // To look who is signed in is no use of a session, and what shared caches may keep must set nobody's cookie.
  const countsAsUse = id !== 'getSession' && !cache

  app.route({
    method: method === 'GET' ? ['GET', 'HEAD'] : method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),

    async onRequest(request, reply) {
      request.context.operation = id
      if (method !== 'GET') {
        requireSameOrigin(request, scheme)
        requireJson(request.headers)
      }
      await openSession(request, reply, countsAsUse)
      await admit(request, declaration, limits)
    },

    async handler(request, reply) {
      const input = read(request)
      await countAttemptOnAccount(request, input, declaration, limits)
      try {
        const run = () => handler(input, createContext<Id>(request, reply))
        const response = await execute(request, declaration, input, run)
        return await respond(request, reply, response)
      } catch (error) {
        throw withDeclaredCode(error, declaration)
      }
    },
  })
}

/** Makes the sender of an operation's responses: a public one from bytes made once, a private one for its asker alone. */
function createResponder(id: OperationId) {
  const contentType = 'application/json; charset=utf-8'
  const write = (response: object) => JSON.stringify(cutResponse(id, response))
  const prepare = oncePerValue((value: object) =>
    prepareText(write(value), {
      contentType,
      headers: { 'cache-control': 'public, max-age=0, must-revalidate' },
    }),
  )
  return async (request: FastifyRequest, reply: FastifyReply, response: object): Promise<FastifyReply> => {
    if (!(response instanceof CachedResponse))
      return reply.header('cache-control', 'no-store').type(contentType).send(write(response))
    const representation = await prepare(response.value)
    request.context.cacheStatus = response.cacheStatus
    reply.header('cache-status', response.cacheStatus)
    return sendRepresentation(request, reply, representation)
  }
}
