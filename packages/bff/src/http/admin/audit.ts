import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Log } from '../../observability/log.ts'
import { plainAddress } from '../address.ts'
import { hasCredentials } from './access.ts'

const Short = z.string().check(z.maxLength(255))

/** What an order says of itself, in its query or its body. */
const Told = z.object({
  host: z.catch(z.optional(Short), undefined),
  kind: z.catch(z.optional(Short), undefined),
  template: z.catch(z.optional(z.union([Short, z.object({ code: Short })])), undefined),
  dryRun: z.optional(z.unknown()),
})

/**
 * Writes a line for each order on the private listener, and for each refusal to somebody who said who they are. Trying an
 * order out changes nothing, and has none.
 */
export function auditOrders(admin: FastifyInstance, log: Pick<Log, 'audit'>): void {
  admin.addHook('onResponse', (request, { statusCode: status }, done) => {
    const { host, kind, template, dryRun } = toldOf(request)
    const isOrder = request.method === 'POST' && !(status < 400 && isTrue(dryRun))
    const isRefusal = status === 403 || (status === 401 && hasCredentials(request))
    if (isOrder || isRefusal)
      log.audit({
        operator: request.operator,
        address: plainAddress(request.socket.remoteAddress ?? ''),
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status,
        subject: {
          host,
          cacheKind: kind,
          template: codeInPath(request) ?? (typeof template === 'object' ? template.code : template),
        },
      })
    done()
  })
}

const isTrue = (value: unknown) => value === true || value === '1'

const Path = z.object({ code: z.catch(z.optional(Short), undefined) })
const codeInPath = ({ params }: FastifyRequest) => Path.parse(params).code

function toldOf({ query, body }: FastifyRequest): z.infer<typeof Told> {
  const parts = [query, body].filter((part) => typeof part === 'object')
  return Told.parse(Object.assign({}, ...parts))
}
