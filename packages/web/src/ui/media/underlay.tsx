import { placeholderSource } from '@marquee/contracts/pictures'
import { useState } from 'react'
import { useHydrated } from '../../browser/use-client-value.ts'
import { savesData } from '../../browser/when-idle.ts'
import './underlay.css'

interface UnderlayProps {
  /** The picture that it stands in for. */
  src: string
  /** The one of narrow screens, where that is another. */
  narrowSrc?: string
  /** In the first viewport, as the picture itself. */
  priority?: boolean
}

/**
 * A picture of 32 px, to lie beneath one that is shown wider than 320 px until that is there (specification, section 9).
 * With data saving on there is none, but for those that the server's document has asked for already.
 */
export function Underlay({ src, narrowSrc = '', priority = false }: UnderlayProps) {
  const isHydrated = useHydrated()
  const [isSaved] = useState(() => isHydrated && savesData())
  const small = placeholderSource(src)
  if (isSaved || small === undefined) return null
  return (
    <picture className="underlay">
      {narrowSrc === '' ? null : <source media="(width < 640px)" srcSet={placeholderSource(narrowSrc)} />}
      <img
        src={small}
        alt=""
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        draggable={false}
      />
    </picture>
  )
}
