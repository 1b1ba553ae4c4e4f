import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Release } from '../../config/release.ts'
import type { BrandStatuses } from './brand-statuses.ts'
import { brandsPage } from './brands-page.ts'
import { registerPages } from './operator-page.ts'

const Query = z.object({
  host: z.catch(z._default(z.string().check(z.maxLength(255)), ''), ''),
  page: z.catch(z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1), 1),
})

/** Serves how each brand does: a page for people, and the same for programs. `host` finds those whose name contains it. */
export function mountBrands(
  admin: FastifyInstance,
  release: Release,
  isReady: () => boolean,
  brandStatuses: BrandStatuses,
): void {
  function find(request: FastifyRequest) {
    const { host, page } = Query.parse(request.query)
    const typed = host.trim().toLowerCase()
    return { typed, page, brands: brandStatuses.all().filter((brand) => brand.host.includes(typed)) }
  }

  admin.get('/status.json', async (request) => ({
    ...release,
    isReady: isReady(),
    brands: find(request).brands,
  }))

  registerPages(admin, (app) => {
    app.get('/', async (request, reply) => {
      const facts = { release, isReady: isReady(), operator: request.operator, ...find(request) }
      return reply.type('text/html; charset=utf-8').send(brandsPage(facts))
    })
  })
}
