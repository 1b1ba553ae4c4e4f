import type { BrandCache } from '../cache/brand-cache.ts'
import type { PurgeRequest } from '../cache/brand-cache-options.ts'
import type { Images } from '../images/create-images.ts'
import type { Templates } from '../templates/templates.ts'
import { purgeSite } from './purge-site.ts'

interface Parts {
  cache: BrandCache
  images: Images
  templates: Templates
}

/** Makes the operator's purge of everything that the gateway holds of its brands. */
export function openPurge({ cache, images, templates }: Parts): (request: PurgeRequest) => number {
  return (request) => {
    templates.purge(request)
    return purgeSite(cache, request) + images.sized.purge(request)
  }
}
