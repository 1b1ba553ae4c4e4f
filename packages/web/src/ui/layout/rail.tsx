import { type ReactNode, useEffect, useRef, useState } from 'react'
import './rail.css'
import { IconButton } from '../button/icon-button.tsx'
import { scrollFocusIntoRow } from './scroll-into-row.ts'

interface RailProps {
  /** Name of the list. */
  label: string
  /** The title row's content; the arrows stand at its end. Without one they stand beside the list. */
  heading?: ReactNode
  prevLabel: string
  nextLabel: string
  /** List items (`li`). */
  children: ReactNode
}

/** A row that scrolls sideways and snaps to its items; with arrows where there is a mouse. */
export function Rail({ label, heading, prevLabel, nextLabel, children }: RailProps) {
  const track = useRef<HTMLUListElement>(null)
  const room = useRoom(track)
  const scroll = (direction: 1 | -1) => {
    const element = track.current
    element?.scrollBy({ left: direction * element.clientWidth * 0.8 })
  }
  const arrows = (
    <div className={room.before || room.after ? 'rail-arrows' : 'rail-arrows rail-arrows-idle'}>
      <IconButton icon="chevron-left" label={prevLabel} disabled={!room.before} onClick={() => scroll(-1)} />
      <IconButton icon="chevron-right" label={nextLabel} disabled={!room.after} onClick={() => scroll(1)} />
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

const nowhere = { before: false, after: false }

/** Whether there is more to scroll to on each side. */
function useRoom(track: { current: HTMLUListElement | null }): typeof nowhere {
  const [room, setRoom] = useState(nowhere)
  useEffect(() => {
    const element = track.current
    if (!element) return
    const measure = () => {
      const before = element.scrollLeft > 4
      const after = element.scrollLeft + element.clientWidth < element.scrollWidth - 4
      setRoom((last) => (last.before === before && last.after === after ? last : { before, after }))
    }
    const size = new ResizeObserver(measure)
    size.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      size.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [track])
  return room
}
