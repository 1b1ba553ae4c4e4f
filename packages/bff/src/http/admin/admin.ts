import Fastify, { type FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { normalizeHost } from '../../brands/brand-directory.ts'
import type { PurgeRequest } from '../../cache/brand-cache.ts'
import { cacheKinds } from '../../cache/cached.ts'
import type { Operators } from '../../config/operators-file.ts'
import { readText } from '../../config/read-text.ts'
import type { Release } from '../../config/release.ts'
import type { Log } from '../../observability/log.ts'
import type { Metrics } from '../../observability/metrics.ts'
import type { PurgeScope } from '../../shared-state/shared-cache/purge-feed.ts'
import { noSchemaCompilers } from '../server/create-server.ts'
import { requireRoles } from './access.ts'
import { auditOrders } from './audit.ts'
import { mountSupport } from './mount-support.ts'
import { refuseWebPages } from './refuse-web-pages.ts'
import { type StudioParts, serveStudio } from './serve-studio.ts'

// Strict: a misspelt `dryRun` must not purge.
const PurgeQuery = z.strictObject({
  host: z.optional(readText(readHost)),
  kind: z._default(z.enum([...cacheKinds, 'all']), 'all'),
  dryRun: z._default(z.enum(['0', '1']), '0'),
})

interface AdminParts {
  log: Pick<Log, 'audit'>
  /** Who may use the listener; undefined for whoever reaches it. */
  operators: Operators | undefined
  /** Hosts, beside addresses and `localhost`, that the listener may be called by. */
  hosts: readonly string[]
  release: Release
  metrics: Metrics
  isReady: () => boolean
  /** @returns how many values were or, on a dry run, would be removed */
  purge(request: PurgeRequest): number
  /** Purges the values that replicas share, and notifies the other replicas. */
  purgeOthers(scope: PurgeScope): Promise<void>
  studio: Omit<StudioParts, 'reload'>
  /** Files of the log, in which references are looked up. */
  logFiles: readonly string[]
}

/**
 * Makes the private listener for the operator: probes, metrics, API description, purging, previews, the studio, the
 * look-up of references.
 */
export function createAdmin(parts: AdminParts): FastifyInstance {
  const { log, operators, hosts, release, metrics, isReady, purge, purgeOthers, studio, logFiles } = parts
  const admin = Fastify({ schemaController: noSchemaCompilers() })
  auditOrders(admin, log)
  refuseWebPages(admin, hosts)
  requireRoles(admin, () => operators)
  // These routes read no body, so any content type that tools send with a POST is accepted.
  admin.removeAllContentTypeParsers()
  admin.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(null)
  })

  admin.get('/livez', async () => ({ status: 'ok', ...release }))

  admin.get('/readyz', async (_request, reply) => {
    if (isReady()) return { status: 'ready' }
    return reply.code(503).send({ status: 'notReady' })
  })

  admin.get('/metrics', async (_request, reply) => {
    const { contentType, text } = await metrics.expose()
    return reply.header('content-type', contentType).send(text)
  })

  // Imported on request, because it is rarely needed.
  admin.get('/openapi.json', async () => {
    const { describeApi } = await import('../operations/describe-api.ts')
    return describeApi()
  })

  admin.post('/purge', async (request, reply) => {
    const query = PurgeQuery.safeParse(request.query)
    if (!query.success) {
      return reply
        .code(400)
        .send({ errors: query.error.issues.map(({ path, message }) => [...path, message].join(': ')) })
    }
    const { host, kind } = query.data
    const scope = { host, kind: kind === 'all' ? undefined : kind }
    const dryRun = query.data.dryRun === '1'
    const entries = purge({ ...scope, dryRun })
    if (!dryRun) await purgeOthers(scope)
    return { entries, dryRun }
  })

  mountSupport(admin, logFiles)
  serveStudio(admin, {
    ...studio,
    async reload(request) {
      purge(request)
      await purgeOthers(request)
    },
  })
  return admin
}

function readHost(text: string, report: (message: string) => void): string {
  const host = normalizeHost(text)
  if (host === undefined) report('is not a host')
  return host ?? ''
}
