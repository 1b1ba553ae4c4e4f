import { type ReactNode, useEffect, useRef, useState } from 'react'
import './rail.css'
import { IconButton } from '../button/button.tsx'
import { scrollFocusIntoRow } from './scroll-into-row.ts'

interface RailProps {
  /** Accessible name of the list. */
  label: string
  /** Content of the title row, which ends with the arrows. Without it, they are beside the list. */
  heading?: ReactNode
  prevLabel: string
  nextLabel: string
  /** List items (`li`). */
  children: ReactNode
}

/** A row that scrolls horizontally and snaps to its items, with arrows for mouse users. */
export function Rail({ label, heading, prevLabel, nextLabel, children }: RailProps) {
  const track = useRef<HTMLUListElement>(null)
  const overflow = useOverflow(track)
  const scroll = (direction: 1 | -1) => {
    const element = track.current
    element?.scrollBy({ left: direction * element.clientWidth * 0.8 })
  }
  const arrows = (
    <div className={overflow.before || overflow.after ? 'rail-arrows' : 'rail-arrows rail-arrows-idle'}>
      <IconButton
        icon="chevron-left"
        label={prevLabel}
        disabled={!overflow.before}
        onClick={() => scroll(-1)}
      />
      <IconButton
        icon="chevron-right"
        label={nextLabel}
        disabled={!overflow.after}
        onClick={() => scroll(1)}
      />
    </div>
  )
  return (
    <div className={heading ? 'rail' : 'rail rail-line'}>
      {heading ? (
        <div className="rail-head">
          {heading}
          {arrows}
        </div>
      ) : null}
      <ul className="rail-track" ref={track} aria-label={label} onFocus={scrollFocusIntoRow}>
        {children}
      </ul>
      {heading ? null : arrows}
    </div>
  )
}

const noOverflow = { before: false, after: false }

/** Whether there is hidden content to scroll to on each side. */
function useOverflow(track: { current: HTMLUListElement | null }): typeof noOverflow {
  const [overflow, setOverflow] = useState(noOverflow)
  useEffect(() => {
    const element = track.current
    if (!element) return
    const measure = () => {
      const before = element.scrollLeft > 4
      const after = element.scrollLeft + element.clientWidth < element.scrollWidth - 4
      setOverflow((last) => (last.before === before && last.after === after ? last : { before, after }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [track])
  return overflow
}
