import type { Log } from '../observability/logging/log.ts'
import { createImageSource, type ImageSource } from './image-source.ts'
import { createResizeImage } from './resize-image.ts'
import { createSizedImages, type SizedImages } from './sized-images.ts'

export interface Pictures {
  source: ImageSource
  sized: SizedImages
}

/** Makes the way to the platform's pictures, as they are and in smaller sizes. */
export function createImages(upstreamUrl: URL, log: Log): Pictures {
  const source = createImageSource(upstreamUrl)
  const sized = createSizedImages({
    source,
    platformHost: upstreamUrl.host,
    resizeImage: createResizeImage((reason) => log.notice('warn', 'picturesAsTheyAre', { reason })),
  })
  return { source, sized }
}
