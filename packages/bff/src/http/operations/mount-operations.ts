import type { Capability } from '@marquee/contracts/capability'
import type { OperationDeclaration } from '@marquee/contracts/operation'
import { type OperationId, operationIds, operations } from '@marquee/contracts/operations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Handler, Handlers } from '../../areas/handler.ts'
import { EventsResponse, FileResponse } from '../../areas/handler.ts'
import { oncePerValue } from '../../cache/cached.ts'
import { prepareText } from '../../cache/representation.ts'
import type { Brand } from '../../request/request-context.ts'
import type { DeviceCookie } from '../../session/cookies.ts'
import { CachedResponse } from '../../sites/cached-response.ts'
import type { Sites } from '../../sites/sites.ts'
import { withDeclaredCode } from '../../upstream/platform-refusal.ts'
import type { RateLimits } from '../rate-limits.ts'
import { createRequestReader, registerFormBody, requireForm, requireJson } from '../read-request.ts'
import { filterResponse } from '../response/filter-response.ts'
import { sendFile, sendRepresentation } from '../response/send-body.ts'
import { sendEvents } from '../response/send-events.ts'
import {
  checkAccess,
  checkOffered,
  checkSameOrigin,
  limitAttempts,
  type SessionUse,
} from './access-checks.ts'
import type { CreateHandlerContext } from './handler-context.ts'
import type { ExecuteIdempotently } from './idempotent-execution.ts'
import { refuseUnknownOperations } from './refuse-unknown-operations.ts'

interface MountOptions {
  /** Business areas that the operator has switched off. */
  off: readonly Capability[]
  handlers: Handlers
  limits: RateLimits
  sites: Pick<Sites, 'startup'>
  device: DeviceCookie
  createContext: CreateHandlerContext
  loadSession(request: FastifyRequest, reply: FastifyReply, use: SessionUse): Promise<void>
  execute: ExecuteIdempotently
  /** What is called when the operation has succeeded for a signed-in player, if anything. */
  onPlayerSuccess(id: OperationId): ((brand: Brand, accountId: string) => void) | undefined
  scheme: 'http' | 'https'
}

/**
 * Mounts every operation of the contract. Operations differ by their declarations only; the steps are the same for all:
 * same origin, session, access, rate limit, business area, validation, idempotency, handler.
 */
export function mountOperations(app: FastifyInstance, options: MountOptions): void {
  const ids = operationIds.filter((id) => {
    const { capability }: OperationDeclaration = operations[id]
    return !capability || !options.off.includes(capability)
  })
  const uploads = ids.filter(takesFile)
  for (const id of ids) if (!takesFile(id)) mountOperation(app, id, options)
  if (uploads.length > 0) {
    app.register(async (scope) => {
      registerFormBody(scope)
      for (const id of uploads) mountOperation(scope, id, options)
    })
  }
  refuseUnknownOperations(app, ids)
}

function takesFile(id: OperationId): boolean {
  const { upload }: OperationDeclaration = operations[id]
  return upload !== undefined
}

function mountOperation<Id extends OperationId>(app: FastifyInstance, id: Id, options: MountOptions): void {
  const declaration: OperationDeclaration = operations[id]
  const { method, path, cache, capability, upload, stream, idempotency } = declaration
  const { limits, sites, createContext, loadSession, execute, scheme } = options
  const handler: Handler<Id> = options.handlers[id]
  const read = createRequestReader<Id>(declaration)
  const respond = createResponder(id)
  const onSuccess = options.onPlayerSuccess(id)
  // An attempt names an account or a code, so there is none without a body.
  const mayBeAttempt = declaration.body !== undefined
  // Responses for shared caches must not set cookies, and `getSession` and streams must not extend a session.
  const setsCookies = !cache
  const sessionUse = { setsCookies, countsAsUse: setsCookies && id !== 'getSession' && !stream }

  app.route({
    method: method === 'GET' && !stream ? ['GET', 'HEAD'] : method,
    exposeHeadRoute: false,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),

    async onRequest(request, reply) {
      request.context.operation = id
      if (method !== 'GET') {
        checkSameOrigin(request, scheme)
        if (upload) requireForm(request.headers, upload)
        else requireJson(request.headers)
      }
      await loadSession(request, reply, sessionUse)
      await checkAccess(request, declaration, limits)
      if (capability) await checkOffered(request, capability, sites)
    },

    async handler(request, reply) {
      const input = read(request)
      const handle = () => handler(input, createContext<Id>(request, reply, upload))
      const run = () => (idempotency ? execute({ request, reply }, declaration, input, handle) : handle())
      try {
        const response = await (mayBeAttempt
          ? limitAttempts(request, input, declaration, options, run)
          : run())
        const { brand, session } = request.context
        if (brand && session) onSuccess?.(brand, session.player.accountId)
        return await respond(request, reply, response)
      } catch (error) {
        throw withDeclaredCode(error, declaration)
      }
    },
  })
}

/** Makes the sender of an operation's responses. The bytes of a public response are memoized; a private one is not stored. */
function createResponder(id: OperationId) {
  const contentType = 'application/json; charset=utf-8'
  const serialize = (response: object) => JSON.stringify(filterResponse(id, response))
  const prepare = oncePerValue((value: object) =>
    prepareText(serialize(value), {
      contentType,
      headers: { 'cache-control': 'public, max-age=0, must-revalidate' },
    }),
  )
  return async (request: FastifyRequest, reply: FastifyReply, response: object): Promise<FastifyReply> => {
    if (response instanceof EventsResponse) return sendEvents(reply, id, response)
    if (response instanceof FileResponse) return sendFile(reply, operations[id], response)
    if (!(response instanceof CachedResponse))
      return reply.header('cache-control', 'no-store').type(contentType).send(serialize(response))
    const representation = await prepare(response.value)
    request.context.cacheStatus = response.cacheStatus
    reply.header('cache-status', response.cacheStatus)
    return sendRepresentation(request, reply, representation)
  }
}
