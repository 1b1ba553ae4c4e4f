import Fastify, { type FastifyInstance } from 'fastify'
import type { Operators } from '../../config/operators-file.ts'
import type { Release } from '../../config/release.ts'
import type { Log } from '../../observability/log.ts'
import type { Metrics } from '../../observability/metrics.ts'
import { noSchemaCompilers } from '../server/create-server.ts'
import { requireRoles } from './access.ts'
import { auditOrders } from './audit.ts'
import { mountPurge, type PurgeParts } from './mount-purge.ts'
import { mountSupport } from './mount-support.ts'
import { refuseWebPages } from './refuse-web-pages.ts'
import { type StudioParts, serveStudio } from './serve-studio.ts'

interface AdminParts extends Omit<PurgeParts, 'brands'> {
  log: Pick<Log, 'audit'>
  /** Who may use the listener; undefined for whoever reaches it. */
  operators: Operators | undefined
  /** Hosts, beside addresses and `localhost`, that the listener may be called by. */
  hosts: readonly string[]
  release: Release
  metrics: Metrics
  isReady: () => boolean
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

  mountPurge(admin, { brands: studio.brands, purge, purgeOthers })
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
