import type { Log } from '../observability/logging/log.ts'
import { createImageSource, type ImageSource } from './image-source.ts'
import { createResizeImage } from './resize-image.ts'
import { createSizedImages, type SizedImages } from './sized-images.ts'

export interface Images {
  source: ImageSource
  sized: SizedImages
}

/** Makes the access to the platform's images, in their original size and in smaller ones. */
export function createImages(upstreamUrl: URL, log: Log): Images {
  const source = createImageSource(upstreamUrl)
  const sized = createSizedImages({
    source,
    platformHost: upstreamUrl.host,
    resizeImage: createResizeImage((reason) => log.notice('warn', 'picturesAsTheyAre', { reason })),
  })
  return { source, sized }
}
