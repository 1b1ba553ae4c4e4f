import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { readSubject } from '../../support/answer/find-answers.ts'
import { searchInWorker } from '../../support/search-in-worker.ts'
import { securityHeaders } from '../hooks/every-response.ts'
import { type SupportFacts, supportPage } from './support-page.ts'

const styles = new URL('./pages.css', import.meta.url)

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const mostTyped = 500
const Query = z.object({ reference: z._default(z.string().check(z.maxLength(mostTyped)), '') })

/**
 * Serves the page on which support staff look a reference up. One search runs at a time: it reads whole logs.
 * @param files names and patterns of the files that hold the log; empty where no setting names them
 */
export function mountSupport(admin: FastifyInstance, files: readonly string[]): void {
  let isSearching = false

  async function find(typed: string): Promise<{ status: number; facts: SupportFacts }> {
    const asked = { typed, files }
    if (typed === '' || files.length === 0) return { status: 200, facts: asked }
    const subject = readSubject(typed)
    if (!subject) return { status: 400, facts: { ...asked, problem: 'notAReference' } }
    if (isSearching) return { status: 503, facts: { ...asked, problem: 'busy' } }
    isSearching = true
    const startedAt = performance.now()
    try {
      const { answers, coverage } = await searchInWorker({ names: files, subject })
      const result = { answers, coverage, searchedMs: performance.now() - startedAt }
      return { status: answers.length > 0 ? 200 : 404, facts: { ...asked, result } }
    } catch {
      return { status: 500, facts: { ...asked, problem: 'failed' } }
    } finally {
      isSearching = false
    }
  }

  admin.register(async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      const own = { 'content-security-policy': policy, 'cache-control': 'no-store' }
      reply.headers({ ...securityHeaders('http'), ...own })
    })
    app.get('/support', async (request, reply) => {
      const { reference } = Query.safeParse(request.query).data ?? { reference: '?' }
      const { status, facts } = await find(reference.trim())
      return reply.code(status).type('text/html; charset=utf-8').send(supportPage(facts))
    })
    app.get('/pages.css', async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(await readFile(styles, 'utf8')),
    )
  })
}
