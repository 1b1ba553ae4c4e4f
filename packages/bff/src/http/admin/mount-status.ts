import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { healthOf } from './brand-health.ts'
import type { BrandStatuses } from './brand-statuses.ts'
import { registerPages } from './operator-page.ts'
import { statusPage } from './status-page.ts'

const Params = z.object({ name: z.string() })

/**
 * Serves how a single brand does, without anything private: `/status/HOST` for people, `/status/HOST.json` for programs.
 * A brand that is down is a 503, so that a monitor need not read further.
 */
export function mountStatus(admin: FastifyInstance, brandStatuses: BrandStatuses): void {
  registerPages(admin, (app) => {
    app.get('/status/:name', async (request, reply) => {
      const { name } = Params.parse(request.params)
      const host = name.toLowerCase().replace(/\.json$/, '')
      const status = brandStatuses.of(host)
      if (!status) return reply.code(404).send({ errors: [`host: ${host} is no brand that is known here`] })
      const health = healthOf(status)
      if (health.status === 'down') reply.code(503)
      return host === name.toLowerCase()
        ? reply.type('text/html; charset=utf-8').send(statusPage(health))
        : health
    })
  })
}
