import { pictureSources } from '@marquee/contracts/pictures'
import { useCallback, useState } from 'react'
import './picture.css'
import { usePacedRender } from '../layout/use-paced-render.ts'
import { onImageError } from './on-image-error.ts'
import { PicturePlaceholder } from './picture-placeholder.tsx'

export interface PictureProps {
  /** Empty when there is none: the placeholder is drawn. */
  src: string
  /** Empty when the words beside it say the same. */
  alt: string
  /** The name set into the placeholder. */
  title: string
  /** Chooses the placeholder's motif, so that one thing always looks the same. */
  seed: string
  /** Gives the picture its ratio; without it, it fills a box that has one. */
  className?: string | undefined
  /** Among the first things seen: loaded at once and before others, without a fade. */
  priority?: boolean | undefined
  /** One of many that come while the page is scrolled: rendered a few per frame. */
  paced?: boolean | undefined
}

// Of a card. Most browsers measure the place of a picture that is not loaded at once.
const usualWidth = '(min-width: 768px) 180px, 120px'

/** A picture in a place of reserved size, with the brand's tint under it and a drawn placeholder for a missing one. */
export function Picture({ src, alt, title, seed, className, priority = false, paced = false }: PictureProps) {
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
          sizes={sources && (priority ? usualWidth : `auto, ${usualWidth}`)}
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

// A picture of the server's document may have loaded, or failed, before this code runs; without code it is simply
// there. So only one that is still on its way is hidden to be faded in.
function fadeIn(image: HTMLImageElement, priority: boolean, onBroken: () => void): void {
  onImageError(image, onBroken)
  if (image.complete || priority) return
  image.dataset.coming = ''
  image.addEventListener('load', () => delete image.dataset.coming, { once: true })
}
