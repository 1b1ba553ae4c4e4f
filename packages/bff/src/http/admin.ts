import Fastify, { type FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { BrandCache } from '../cache/brand-cache.ts'
import { cacheKinds } from '../cache/cache-key.ts'
import { purgeSite } from '../documents/purge-site.ts'
import type { Metrics } from '../observability/metrics.ts'
import { describeApi } from '../openapi/describe-api.ts'
import type { PurgeScope } from '../state/purge-scope.ts'

const PurgeQuery = z.object({
  host: z.string().min(1).optional(),
  kind: z.enum([...cacheKinds, 'all']).default('all'),
  dryRun: z.enum(['0', '1']).default('0'),
})

interface AdminParts {
  cache: BrandCache
  metrics: Metrics
  isReady: () => boolean
  /** Forgets what replicas share, and tells them. */
  purgeOthers(scope: PurgeScope): Promise<void>
}

/** The private listener: for the operator's probes and hands, never for players. */
export function createAdmin({ cache, metrics, isReady, purgeOthers }: AdminParts): FastifyInstance {
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

  admin.get('/openapi.json', async () => describeApi())

  admin.post('/purge', async (request, reply) => {
    const query = PurgeQuery.safeParse(request.query)
    if (!query.success) {
      return reply
        .code(400)
        .send({ errors: query.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) })
    }
    const { host, kind } = query.data
    const scope = { host: host?.toLowerCase(), kind: kind === 'all' ? undefined : kind }
    const dryRun = query.data.dryRun === '1'
    const entries = purgeSite(cache, { ...scope, dryRun })
    if (!dryRun) await purgeOthers(scope)
    return { entries, dryRun }
  })

  return admin
}
