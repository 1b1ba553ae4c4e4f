import { pictureSources } from '@marquee/contracts/pictures'
import { useCallback, useState } from 'react'
import { hashText } from '../../browser/hash-text.ts'
import { sizeByBox } from './measured-sizes.ts'
import { onImageError } from './on-image-error.ts'
import { onImageShown } from './on-image-shown.ts'
import { Underlay } from './underlay.tsx'
import './picture.css'

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
  /** How wide it is shown, as the `sizes` of an image; without it, as wide as a card. */
  sizes?: string | undefined
  /** Shown wider than 320 px: a picture of 32 px lies beneath it until it is there. */
  wide?: boolean | undefined
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
  sizes = cardSizes,
  wide = false,
}: PictureProps) {
  const [broken, setBroken] = useState('')
  const [shown, setShown] = useState('')
  const missing = src === '' || broken === src
  const sources = pictureSources(src)
  const watch = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined
      onImageError(image, () => setBroken(src))
      if (!priority && !image.complete) fadeIn(image)
      if (wide) onImageShown(image, () => setShown(src))
      return image.loading === 'lazy' && image.srcset !== '' ? sizeByBox(image) : undefined
    },
    [src, priority, wide],
  )
  return (
    <span className={className ? `picture ${className}` : 'picture'}>
      {missing ? (
        <PicturePlaceholder title={title} seed={seed} decoration={alt === ''} />
      ) : (
        <>
          {wide && shown !== src ? <Underlay src={src} priority={priority} /> : null}
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
        </>
      )}
    </span>
  )
}

// A picture of the server's document may have loaded or failed before hydration. Only one that is still loading is
// hidden and faded in; without JavaScript, pictures just appear.
function fadeIn(image: HTMLImageElement): void {
  image.dataset.loading = ''
  image.addEventListener('load', () => delete image.dataset.loading, { once: true })
}

const patterns = [
  // Rays from below
  'M50 110 -20 60v-30zM50 110-20-10l40-20zM50 110 34-30h32zM50 110 80-30l40 20zM50 110 120 30v30z',
  // Tiles
  'M25 0 50 25 25 50 0 25zM75 0l25 25-25 25-25-25zM50 25l25 25-25 25-25-25zM25 50l25 25-25 25L0 75zM75 50l25 25-25 25-25-25z',
  // Waves
  'M0 30c17-14 33-14 50 0s33 14 50 0v16c-17 14-33 14-50 0S17 32 0 46zM0 62c17-14 33-14 50 0s33 14 50 0v16c-17 14-33 14-50 0S17 64 0 78z',
  // Rings
  'M50 50m-46 0a46 46 0 1 0 92 0a46 46 0 1 0-92 0M50 50m-34 0a34 34 0 1 1 68 0a34 34 0 1 1-68 0M50 50m-22 0a22 22 0 1 0 44 0a22 22 0 1 0-44 0',
]

interface PicturePlaceholderProps {
  title: string
  seed: string
  /** Hidden from screen readers, because a text beside it has the title. */
  decoration: boolean
}

/** Replaces a missing picture: a pattern in the brand's colors with the title over it. */
function PicturePlaceholder({ title, seed, decoration }: PicturePlaceholderProps) {
  const pattern = hashText(seed) % patterns.length
  return (
    <span className="picture-drawn" aria-hidden={decoration || undefined}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path fillRule="evenodd" d={patterns[pattern]} />
      </svg>
      <span className="picture-title">{title}</span>
    </span>
  )
}
