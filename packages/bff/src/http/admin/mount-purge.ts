import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type BrandDirectory, normalizeHost } from '../../brands/brand-directory.ts'
import type { PurgeRequest } from '../../cache/brand-cache.ts'
import { cacheKinds } from '../../cache/cached.ts'
import { readText } from '../../config/read-text.ts'
import type { PurgeScope } from '../../shared-state/shared-cache/purge-feed.ts'
import { registerPages } from './operator-page.ts'
import { type PurgeFacts, purgePage } from './purge-page.ts'

// Strict: a misspelt `dryRun` must not purge.
const PurgeQuery = z.strictObject({
  host: z.optional(readText(readHost)),
  kind: z._default(z.enum([...cacheKinds, 'all']), 'all'),
  dryRun: z._default(z.enum(['0', '1']), '0'),
})

type PurgeResult = { entries: number; dryRun: boolean } | { status: number; errors: string[] }

/**
 * Takes the order to forget what is cached of a brand, or of all, from programs and from a page. A host that is served
 * nowhere is a mistake.
 *
 * @param purge returns how many values were or, on a dry run, would be removed
 * @param purgeOthers purges the values that replicas share, and notifies the other replicas
 */
export function mountPurge(
  admin: FastifyInstance,
  brands: BrandDirectory,
  purge: (request: PurgeRequest) => number,
  purgeOthers: (scope: PurgeScope) => Promise<void>,
): void {
  async function run(asked: object): Promise<PurgeResult> {
    const query = PurgeQuery.safeParse(asked)
    if (!query.success)
      return {
        status: 400,
        errors: query.error.issues.map(({ path, message }) => [...path, message].join(': ')),
      }
    const { host, kind } = query.data
    if (host !== undefined && 'refused' in brands.resolve(host))
      return { status: 404, errors: [`host: nothing in BRAND_DOMAINS matches ${host}`] }
    const scope = { host, kind: kind === 'all' ? undefined : kind }
    const dryRun = query.data.dryRun === '1'
    const entries = purge({ ...scope, dryRun })
    if (!dryRun) await purgeOthers(scope)
    return { entries, dryRun }
  }

  registerPages(admin, (app) => {
    app.get('/purge', async (request, reply) => sendPage(request, reply, formOf(request.query)))
    app.post('/purge', async (request, reply) => {
      const asked = { ...formOf(request.query), ...formOf(request.body) }
      const result = await run(asked)
      const isRefused = 'errors' in result
      if (isRefused) reply.code(result.status)
      if (request.headers.accept?.includes('text/html')) return sendPage(request, reply, asked, result)
      return isRefused ? { errors: result.errors } : result
    })
  })
}

const formOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

const Form = z.object({ host: z.catch(z.string(), ''), kind: z.catch(z.string(), 'all') })

function sendPage(
  { operator }: FastifyRequest,
  reply: FastifyReply,
  asked: object,
  result?: NonNullable<PurgeFacts['result']>,
): FastifyReply {
  const page = purgePage({ operator, ...Form.parse(asked), ...(result && { result }) })
  return reply.type('text/html; charset=utf-8').send(page)
}

function readHost(text: string, report: (message: string) => void): string {
  const host = normalizeHost(text)
  if (host === undefined) report('is not a host')
  return host ?? ''
}
