import { type BrandDirectory, openBrands } from '../brands/brand-directory.ts'
import type { PurgeRequest } from '../cache/brand-cache.ts'
import { type ClientFiles, openClientFiles } from '../client-files/client-files.ts'
import type { WebBundle } from '../documents/web-bundle.ts'
import { createImages, type Images } from '../images/create-images.ts'
import { createPreviewLinks, type PreviewLinks } from '../previews/preview-links.ts'
import type { Config, Settings } from '../settings/settings.ts'
import { openCacheFill } from '../shared-state/shared-cache/cache-fill.ts'
import { createKnownHosts, type KnownHosts, purgeSite } from '../sites/open-cache.ts'
import { createImageAddresses } from '../sites/pictures.ts'
import { createSites, type Sites } from '../sites/sites.ts'
import { type BrandThemes, createBrandThemes } from '../templates/brand-themes.ts'
import { openTemplates, type Templates } from '../templates/templates.ts'
import { closeEach } from './close-each.ts'
import type { Observability } from './observability.ts'
import type { Stores } from './stores.ts'
import type { Upstream } from './upstream.ts'

/** What the brands offer their visitors. */
export interface Site {
  brands: BrandDirectory
  /** Which hosts are brands for certain. */
  hosts: KnownHosts
  sites: Sites
  images: Images
  /** Files of other builds of the client. */
  clientFiles: ClientFiles
  imageAddress(address: string): string
  templates: Templates
  themes: BrandThemes
  /** Links that show a template which a brand does not have. */
  previewLinks: PreviewLinks
  /** Purges what this process holds. @returns how many values were or, on a dry run, would be removed */
  purge(request: PurgeRequest): number
  /** Purges the values that replicas share, and notifies the other replicas. */
  purgeOthers(request: PurgeRequest): Promise<void>
  /** Says at which port the brands are, once the system has chosen one. */
  listensAt(port: number): void
  close(): Promise<void>
}

interface Parts {
  bundle: WebBundle
  secrets: readonly Buffer[]
  observability: Observability
  stores: Stores
  upstream: Upstream
}

/** Opens what is read of the platform for all visitors of a brand, and what it is shown with. */
export function openSite(
  config: Config,
  settings: Settings,
  { bundle, secrets, observability, stores, upstream }: Parts,
): Site {
  const { log } = observability
  const { link, cache } = stores
  const images = createImages(config, log)
  const clientFiles = openClientFiles(config, { bundle, secrets, link, log })
  const templates = openTemplates(config.templatesDirectory, bundle.templateFaults, log)
  const purge = (request: PurgeRequest) => {
    templates.purge(request)
    return purgeSite(cache, request) + images.sized.purge(request)
  }
  const fill = openCacheFill(link, bundle.buildId, purge)
  const imageAddress = createImageAddresses(config)
  let publicPort = config.port
  const brands = openBrands(config, settings, () => publicPort)
  return {
    brands,
    hosts: createKnownHosts(brands, cache),
    sites: createSites(config, { platform: upstream.platform, cache, fill, imageAddress }, log),
    images,
    clientFiles,
    imageAddress,
    templates,
    themes: createBrandThemes(templates, log),
    previewLinks: createPreviewLinks(secrets, bundle.templateFaults),
    purge,
    purgeOthers: async (request) => fill?.purge(request),
    listensAt(port) {
      publicPort = port
    },
    close: () =>
      closeEach(
        [
          { name: 'templates', close: templates.close },
          { name: 'images', close: () => images.source.close() },
          { name: 'clientFiles', close: () => clientFiles.close() },
        ],
        log,
      ),
  }
}
