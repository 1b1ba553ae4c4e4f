import type { ComponentProps } from 'react'
import './chip.css'

interface ChipProps extends Omit<ComponentProps<'button'>, 'className'> {
  selected: boolean
  /** How many there are; already in the page's number format. */
  count?: string | undefined
}

/** A filter that is on or off. */
export function Chip({ selected, count, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} className="chip" aria-pressed={selected}>
      <span className="chip-face">
        {children}
        {count === undefined ? null : <span className="chip-count">{count}</span>}
      </span>
    </button>
  )
}
