import type { Log } from '../observability/logging/log.ts'
import { createPictureSource, type PictureSource } from './image-source.ts'
import { createShrinkPicture } from './resize-image.ts'
import { createSizedPictures, type SizedPictures } from './sized-images.ts'

export interface Pictures {
  source: PictureSource
  sized: SizedPictures
}

/** Makes the way to the platform's pictures, as they are and in smaller sizes. */
export function createPictures(upstreamUrl: URL, log: Log): Pictures {
  const source = createPictureSource(upstreamUrl)
  const sized = createSizedPictures({
    source,
    platformHost: upstreamUrl.host,
    shrinkPicture: createShrinkPicture((reason) => log.notice('warn', 'picturesAsTheyAre', { reason })),
  })
  return { source, sized }
}
