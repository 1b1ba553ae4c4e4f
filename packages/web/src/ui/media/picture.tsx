import { pictureSources } from '@marquee/contracts/pictures'
import { useCallback, useState } from 'react'
import './picture.css'
import { usePacedRender } from '../layout/use-paced-render.ts'
import { onImageError } from './on-image-error.ts'
import { PicturePlaceholder } from './picture-placeholder.tsx'

export interface PictureProps {
  /** Empty when there is none: the placeholder is shown. */
  src: string
  /** Empty for a decorative picture. */
  alt: string
  /** Text of the placeholder. */
  title: string
  /** Selects the placeholder's pattern, so that the same item always has the same one. */
  seed: string
  /** A class that sets the aspect ratio. Without one, the picture fills its container. */
  className?: string | undefined
  /** In the first viewport: loaded eagerly, with high priority, and not faded in. */
  priority?: boolean | undefined
  /** One of many that appear while the page is scrolled: a few are rendered per frame. */
  paced?: boolean | undefined
  /** How wide it is shown, as the `sizes` of an image; without it, as wide as a card. */
  sizes?: string | undefined
}

// Width of a card, for browsers without `sizes="auto"` and for eager pictures.
const cardSizes = '(min-width: 768px) 180px, 120px'

/** A picture with reserved space, on the brand's tint. A placeholder replaces a missing picture. */
export function Picture({
  src,
  alt,
  title,
  seed,
  className,
  priority = false,
  paced = false,
  sizes = cardSizes,
}: PictureProps) {
  const [broken, setBroken] = useState('')
  const missing = src === '' || broken === src
  const sources = pictureSources(src)
  const mayRender = usePacedRender(paced && !priority)
  const watch = useCallback(
    (image: HTMLImageElement | null) => {
      if (image) fadeIn(image, priority, () => setBroken(src))
    },
    [src, priority],
  )
  return (
    <span className={className ? `picture ${className}` : 'picture'}>
      {missing ? (
        <PicturePlaceholder title={title} seed={seed} decoration={alt === ''} />
      ) : mayRender ? (
        <img
          key={src}
          ref={watch}
          src={src}
          srcSet={sources}
          sizes={sources && (priority ? sizes : `auto, ${sizes}`)}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          draggable={false}
        />
      ) : null}
    </span>
  )
}

// A picture of the server's document may have loaded or failed before hydration. Only one that is still loading is
// hidden and faded in; without JavaScript, pictures just appear.
function fadeIn(image: HTMLImageElement, priority: boolean, onBroken: () => void): void {
  onImageError(image, onBroken)
  if (image.complete || priority) return
  image.dataset.loading = ''
  image.addEventListener('load', () => delete image.dataset.loading, { once: true })
}
