import { pictureSources } from '@marquee/contracts/pictures'
import { useCallback, useEffect, useState } from 'react'
import { hashText } from '../../browser/hash-text.ts'
import { onImageError } from './on-image-error.ts'
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

// An SVG picture takes a slow phone long to lay out and paint, so a frame after a late one renders only one.
const rendersPerFrame = 3
const lateFrameMs = 24

type Render = () => void
let waiting: Render[] = []
let isPageHydrated = false
let isScheduled = false

/**
 * Whether the component may render now. Of many pictures that appear while a page is scrolled, a few render per frame,
 * the latest first, because the visitor may scroll past the others. Renders at once before hydration, to match the
 * server's document, and if `isPaced` is false.
 */
function usePacedRender(isPaced: boolean): boolean {
  const [mayRender, setMayRender] = useState(!isPaced || !isPageHydrated)
  useEffect(() => {
    // Effects only run after hydration.
    isPageHydrated = true
    if (mayRender) return undefined
    const render = () => setMayRender(true)
    waiting.push(render)
    if (!isScheduled) schedule(performance.now())
    return () => {
      waiting = waiting.filter((other) => other !== render)
    }
  }, [mayRender])
  return mayRender || !isPaced
}

function schedule(lastMs: number): void {
  isScheduled = waiting.length > 0
  if (!isScheduled) return
  requestAnimationFrame((nowMs) => {
    for (const render of waiting.splice(nowMs - lastMs > lateFrameMs ? -1 : -rendersPerFrame)) render()
    schedule(nowMs)
  })
}
