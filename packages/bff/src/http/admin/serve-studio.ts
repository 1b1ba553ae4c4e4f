import { mountStudio } from '@marquee/studio/mount-studio'
import type { FastifyInstance } from 'fastify'
import type { BrandDirectory } from '../../brands/brand-directory.ts'
import type { PurgeRequest } from '../../cache/brand-cache.ts'
import type { Config, Settings } from '../../config/config.ts'
import type { PreviewLinks } from '../../previews/preview-links.ts'
import { describeFault, type FindFaults, readTemplate } from '../../templates/read-template.ts'
import { isWritable, saveTemplate } from '../../templates/save-template.ts'
import type { Templates } from '../../templates/templates.ts'
import { securityHeaders } from '../hooks/every-response.ts'

export interface StudioParts {
  config: Pick<Config, 'templatesDirectory'>
  settings: Settings
  brands: BrandDirectory
  bundle: { templateFaults: FindFaults }
  templates: Templates
  links: PreviewLinks
  /** Reads the templates again, here and at the other replicas. */
  reload(request: PurgeRequest): Promise<void>
}

/** Serves the template studio, which edits the operator's templates and shows drafts of them on the brands' sites. */
export function serveStudio(admin: FastifyInstance, parts: StudioParts): void {
  const { settings, brands, templates, links, reload } = parts
  const { templatesDirectory: directory } = parts.config
  mountStudio(admin, {
    domains: () => settings.now.brandDomains,
    headers: securityHeaders,
    previews: links,
    brandAt(host) {
      const resolution = brands.resolve(host)
      return 'brand' in resolution ? resolution.brand : undefined
    },
    canSave: () => isWritable(directory),
    templates: {
      all: templates.all,
      read(value) {
        const reading = readTemplate(value, parts.bundle.templateFaults)
        return 'faults' in reading ? { errors: reading.faults.map(describeFault) } : reading
      },
      async save(template, mayReplace) {
        const error = await saveTemplate(directory, template, mayReplace)
        if (error === undefined) await reload({ kind: 'template' })
        return error
      },
    },
  })
}
