import type { Log } from '../observability/log.ts'
import type { Config } from '../settings/settings.ts'
import { createImageSource, createMediaPaths, type ImageSource } from './image-source.ts'
import { createResizeImage } from './resize-image.ts'
import { createSizedImages, type SizedImages } from './sized-images.ts'

export interface Images {
  source: ImageSource
  sized: SizedImages
}

/** Makes the access to the platform's images, in their original size and in smaller ones. */
export function createImages(config: Config, log: Log): Images {
  const { upstreamUrl } = config
  const source = createImageSource({ upstreamUrl, resolveMedia: createMediaPaths(config) })
  const resizeImage = createResizeImage((reason) => log.notice('warn', 'picturesAsTheyAre', { reason }))
  return { source, sized: createSizedImages(source, upstreamUrl.host, resizeImage) }
}
