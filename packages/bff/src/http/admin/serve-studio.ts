import { isDeepStrictEqual } from 'node:util'
import { describeFault } from '@marquee/contracts/template-messages'
import { mountStudio } from '@marquee/studio/mount-studio'
import type { FastifyInstance } from 'fastify'
import type { BrandDirectory } from '../../brands/brand-directory.ts'
import type { PurgeRequest } from '../../cache/brand-cache.ts'
import type { PreviewLinks } from '../../previews/preview-links.ts'
import type { Settings } from '../../settings/settings.ts'
import { type FindFaults, readTemplate } from '../../templates/read-template.ts'
import type { Release } from '../../templates/release-file.ts'
import type { Templates } from '../../templates/templates.ts'
import { securityHeaders } from '../hooks/every-response.ts'
import { baseStyles, navigation } from './operator-page.ts'

interface Studio {
  settings: Settings
  brands: BrandDirectory
  templateFaults: FindFaults
  templates: Templates
  links: PreviewLinks
  /** Reads the templates again, here and at the other replicas. */
  reload(request: PurgeRequest): Promise<void>
}

/** Serves the template studio, which edits the operator's templates and shows drafts of them on the brands' sites. */
export function serveStudio(
  admin: FastifyInstance,
  { settings, brands, templateFaults, templates, links, reload }: Studio,
): void {
  const { releases } = templates

  /** A template, or what keeps the value from being one. */
  function read(value: unknown) {
    const reading = readTemplate(value, templateFaults)
    return 'faults' in reading ? { errors: reading.faults.map(describeFault) } : reading
  }

  const show = <Saved extends Release>({ template, ...release }: Saved) => ({ ...release, ...read(template) })

  mountStudio(admin, {
    domains: () => settings.now.brandDomains,
    headers: securityHeaders,
    previews: links,
    brandAt(host) {
      const resolution = brands.resolve(host)
      return 'brand' in resolution ? resolution.brand : undefined
    },
    canSave: releases.canSave,
    frameFor: ({ operator }) => ({ styles: baseStyles, navigation: navigation(operator, '/studio') }),
    operatorOf: ({ operator }) => operator?.name,
    templates: {
      all: templates.all,
      read,
      async save(template, order) {
        const result = await releases.save(template, order)
        if (!('error' in result)) await reload({ kind: 'template' })
        return result
      },
      async releases(code) {
        const { versions, scheduled } = await releases.list(code)
        const held = templates.all().get(code)
        const shown = versions.map(show)
        const current = shown.findIndex((one) => 'template' in one && isDeepStrictEqual(one.template, held))
        return {
          versions: shown.map((version, at) => ({ ...version, isCurrent: at === current })),
          scheduled: scheduled.map(show),
        }
      },
      async callOff(code, from) {
        const isDone = await releases.callOff(code, from)
        if (isDone) await reload({ kind: 'template' })
        return isDone
      },
    },
  })
}
