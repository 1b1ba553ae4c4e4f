import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import type { Release } from '../../config/release.ts'
import type { Log } from '../../observability/log.ts'
import type { Metrics } from '../../observability/metrics.ts'
import type { Settings } from '../../settings/settings.ts'
import { noSchemaCompilers } from '../server/create-server.ts'
import { requireRoles } from './access.ts'
import { auditOrders } from './audit.ts'
import { mountStyles, registerPages } from './operator-page.ts'
import { refuseWebPages } from './refuse-web-pages.ts'

/** What a reload of the settings has changed; or all mistakes, which have kept it from changing anything. */
export type ReloadResult = { changed: string[]; needRestart: string[] } | { errors: string[] }

interface Process {
  release: Release
  metrics: Metrics
  isReady: () => boolean
  /** Reads the settings again. */
  reload: () => ReloadResult
}

/**
 * Makes the private listener for the operator: probes, metrics, API description, reloading; and whoever it is, they are asked for
 * their role, and what they order is written down.
 *
 * @param hosts beside addresses and `localhost`, by which the listener may be called
 */
export function createAdmin(
  settings: Settings,
  hosts: readonly string[],
  log: Pick<Log, 'audit'>,
  { release, metrics, isReady, reload }: Process,
): FastifyInstance {
  const admin = Fastify({ schemaController: noSchemaCompilers() })
  auditOrders(admin, log)
  refuseWebPages(admin, hosts)
  requireRoles(admin, settings)
  // Most routes read no body, so any content type that tools send with a POST is accepted.
  admin.removeAllContentTypeParsers()
  admin.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
  // What a form of a page sends.
  admin.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  )
  answerErrors(admin)

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

  registerPages(admin, mountStyles)
  admin.post('/reload', async (_request, reply) => {
    const result = reload()
    return 'errors' in result ? reply.code(422).send(result) : result
  })
  return admin
}

/** Every error has one shape. */
function answerErrors(admin: FastifyInstance): void {
  admin.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ errors: ['path: there is nothing here; / shows what there is'] }),
  )
  admin.setErrorHandler(({ statusCode = 500, message }: FastifyError, _request, reply) =>
    reply.code(statusCode).send({ errors: [statusCode < 500 ? message : 'failed'] }),
  )
}
