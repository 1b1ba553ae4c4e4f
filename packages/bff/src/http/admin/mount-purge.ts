import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { type BrandDirectory, normalizeHost } from '../../brands/brand-directory.ts'
import type { PurgeRequest } from '../../cache/brand-cache.ts'
import { cacheKinds } from '../../cache/cached.ts'
import { readText } from '../../config/read-text.ts'
import type { PurgeScope } from '../../shared-state/shared-cache/purge-feed.ts'

// Strict: a misspelt `dryRun` must not purge.
const PurgeQuery = z.strictObject({
  host: z.optional(readText(readHost)),
  kind: z._default(z.enum([...cacheKinds, 'all']), 'all'),
  dryRun: z._default(z.enum(['0', '1']), '0'),
})

/** What a purge is done with. */
export interface PurgeParts {
  brands: BrandDirectory
  /** @returns how many values were or, on a dry run, would be removed */
  purge(request: PurgeRequest): number
  /** Purges the values that replicas share, and notifies the other replicas. */
  purgeOthers(scope: PurgeScope): Promise<void>
}

/** Takes the order to forget what is cached of a brand, or of all. A host that is served nowhere is a mistake. */
export function mountPurge(admin: FastifyInstance, { brands, purge, purgeOthers }: PurgeParts): void {
  admin.post('/purge', async (request, reply) => {
    const query = PurgeQuery.safeParse(request.query)
    if (!query.success) {
      return reply
        .code(400)
        .send({ errors: query.error.issues.map(({ path, message }) => [...path, message].join(': ')) })
    }
    const { host, kind } = query.data
    if (host !== undefined && 'refused' in brands.resolve(host))
      return reply.code(404).send({ errors: [`host: nothing in BRAND_DOMAINS matches ${host}`] })
    const scope = { host, kind: kind === 'all' ? undefined : kind }
    const dryRun = query.data.dryRun === '1'
    const entries = purge({ ...scope, dryRun })
    if (!dryRun) await purgeOthers(scope)
    return { entries, dryRun }
  })
}

function readHost(text: string, report: (message: string) => void): string {
  const host = normalizeHost(text)
  if (host === undefined) report('is not a host')
  return host ?? ''
}
