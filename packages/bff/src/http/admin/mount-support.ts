import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { readSubject } from '../../support/answer/find-answers.ts'
import { searchInWorker } from '../../support/search-in-worker.ts'
import { registerPages } from './operator-page.ts'
import { type SupportFacts, supportPage } from './support-page.ts'

const mostTyped = 500
const Query = z.object({ reference: z._default(z.string().check(z.maxLength(mostTyped)), '') })

/**
 * Serves the page on which support staff look a reference up. One search runs at a time: it reads whole logs.
 * @param files names and patterns of the files that hold the log; empty where no setting names them
 */
export function mountSupport(admin: FastifyInstance, files: readonly string[]): void {
  let isSearching = false

  async function find(typed: string): Promise<{ status: number; facts: Omit<SupportFacts, 'operator'> }> {
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

  registerPages(admin, (app) => {
    app.get('/support', async (request, reply) => {
      const { reference } = Query.safeParse(request.query).data ?? { reference: '?' }
      const { status, facts } = await find(reference.trim())
      const page = supportPage({ ...facts, operator: request.operator })
      return reply.code(status).type('text/html; charset=utf-8').send(page)
    })
  })
}
