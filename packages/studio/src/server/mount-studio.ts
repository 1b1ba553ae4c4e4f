import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mountPreviews, type PreviewParts } from './mount-previews.ts'
import { mountTemplates, type TemplateParts } from './mount-templates.ts'
import { takeJsonAlone } from './read-order.ts'
import { type ListenerFrame, studioPage, studioPolicy } from './studio-page.ts'

/** What the gateway gives to the studio. */
export interface StudioParts extends PreviewParts, TemplateParts {
  templates: PreviewParts['templates'] & TemplateParts['templates']
  /** Where brands are served, such as `localhost` and `*.localhost`. */
  domains(): readonly string[]
  /** Whether templates can be saved. */
  canSave(): Promise<boolean>
  /** What the page has in common with the listener's other pages. */
  frameFor(request: FastifyRequest): ListenerFrame
  /** Security headers of every answer; the page has a content policy of its own. */
  headers: Readonly<Record<string, string>>
}

/**
 * Serves the studio, in which an operator makes templates, on a private listener: its page at `/studio`, and what the
 * page orders. The listener keeps out the pages of other sites.
 *
 * @throws when the page has not been built, with the command to run
 */
export function mountStudio(listener: FastifyInstance, parts: StudioParts): void {
  const { domains, templates, canSave, brandAt, frameFor, headers } = parts
  listener.register(async (app) => {
    const [script, styles] = await Promise.all([readBuilt('studio.js'), readBuilt('studio.css')])
    takeJsonAlone(app)
    app.addHook('onSend', async (_request, reply) => {
      reply.headers({ ...headers, ...reply.getHeaders(), 'cache-control': 'no-store' })
    })
    mountTemplates(app, parts)
    mountPreviews(app, parts)

    app.get('/studio', async (request, reply) => {
      const page = studioPage({
        templates: templates.all(),
        frame: frameFor(request),
        hosts: domains().filter((domain) => !domain.startsWith('*.')),
        canSave: await canSave(),
      })
      const policy = studioPolicy(frameSources(domains(), brandAt))
      return reply.headers({ 'content-security-policy': policy }).type('text/html; charset=utf-8').send(page)
    })
    app.get('/studio/studio.js', async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(script),
    )
    app.get('/studio/studio.css', async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(styles),
    )
  })
}

/** A file of the page, as `npm run build` writes it. */
async function readBuilt(name: string): Promise<string> {
  return readFile(new URL(`../../dist/page/${name}`, import.meta.url), 'utf8').catch(() => {
    throw new Error('The studio has not been built yet: run `npm run build` first.')
  })
}

const label = 'brand'

/** The origins of all brands, as sources of a content policy. */
function frameSources(domains: readonly string[], brandAt: StudioParts['brandAt']): string[] {
  return domains.flatMap((domain) => {
    const isWildcard = domain.startsWith('*.')
    const brand = brandAt(isWildcard ? label + domain.slice(1) : domain)
    if (!brand) return []
    return [isWildcard ? brand.origin.replace(`//${label}.`, '//*.') : brand.origin]
  })
}
