import Fastify, { type FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { BrandCache } from '../cache/brand-cache.ts'
import { cacheKinds } from '../cache/cache-key.ts'
import type { Metrics } from '../observability/metrics.ts'
import { describeApi } from '../openapi/describe-api.ts'

const PurgeQuery = z.object({
  host: z.string().min(1).optional(),
  kind: z.enum([...cacheKinds, 'all']).default('all'),
  dryRun: z.enum(['0', '1']).default('0'),
})

interface AdminParts {
  cache: BrandCache
  metrics: Metrics
  isReady: () => boolean
}

/** The private listener: for the operator's probes and hands, never for players. */
export function createAdmin({ cache, metrics, isReady }: AdminParts): FastifyInstance {
  const admin = Fastify()

  admin.get('/livez', async () => ({ status: 'ok' }))

  admin.get('/readyz', async (_request, reply) => {
    if (isReady()) return { status: 'ready' }
    return reply.code(503).send({ status: 'notReady' })
  })

  admin.get('/metrics', async (_request, reply) => {
    const { contentType, text } = await metrics.expose()
    return reply.header('content-type', contentType).send(text)
  })

  const api = describeApi()
  admin.get('/openapi.json', async () => api)

  admin.post('/purge', async (request, reply) => {
    const query = PurgeQuery.safeParse(request.query)
    if (!query.success) {
      return reply
        .code(400)
        .send({ errors: query.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) })
    }
    const { host, kind, dryRun } = query.data
    const target = {
      ...(host !== undefined && { host: host.toLowerCase() }),
      ...(dryRun === '1' && { dryRun: true }),
    }
    const purged = kind === 'all' ? cache.purge(target) : cache.purge({ ...target, kind })
    // Documents are drawn from the other kinds.
    const documents =
      kind === 'all' || kind === 'document' ? { entries: 0 } : cache.purge({ ...target, kind: 'document' })
    return { entries: purged.entries + documents.entries, dryRun: dryRun === '1' }
  })

  return admin
}
