import type { FastifyInstance } from 'fastify'
import type { BrandDirectory } from '../../brands/brand-directory.ts'
import type { PurgeRequest } from '../../cache/brand-cache.ts'
import type { Config } from '../../config/config.ts'
import type { WebBundle } from '../../documents/web-bundle.ts'
import type { PreviewLinks } from '../../previews/preview-links.ts'
import { isWritable } from '../../templates/save-template.ts'
import type { Templates } from '../../templates/templates.ts'
import { securityHeaders } from '../hooks/common-headers.ts'
import { takeJsonAlone } from './admin-bodies.ts'
import { frameSources } from './frame-sources.ts'
import { mountPreviews } from './mount-previews.ts'
import { mountTemplates } from './mount-templates.ts'
import { studioPage, studioPolicy } from './studio-page.ts'

export interface StudioParts {
  config: Pick<Config, 'brandDomains' | 'templatesDirectory'>
  brands: BrandDirectory
  bundle: WebBundle
  templates: Templates
  links: PreviewLinks
  reload(request: PurgeRequest): Promise<void>
}

/** Serves the studio, in which an operator makes templates, and what it asks for. */
export function mountStudio(admin: FastifyInstance, parts: StudioParts): void {
  const { brands, bundle, templates, links, reload } = parts
  const { brandDomains: domains, templatesDirectory: directory } = parts.config
  const findFaults = bundle.templateFaults
  admin.register(async (app) => {
    takeJsonAlone(app)
    app.addHook('onSend', async (_request, reply) => {
      reply.headers({ ...securityHeaders('http'), ...reply.getHeaders(), 'cache-control': 'no-store' })
    })
    mountPreviews(app, { brands, templates, links, findFaults })
    mountTemplates(app, { directory, findFaults, reload })

    app.get('/studio', async (_request, reply) => {
      const policy = studioPolicy(frameSources(domains, brands))
      const page = studioPage({
        templates: templates.all(),
        hosts: domains.filter((domain) => !domain.startsWith('*.')),
        canSave: await isWritable(directory),
      })
      return reply.headers({ 'content-security-policy': policy }).type('text/html; charset=utf-8').send(page)
    })
    app.get('/studio/studio.js', async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(bundle.studio.script),
    )
    app.get('/studio/studio.css', async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(bundle.studio.styles),
    )
  })
}
