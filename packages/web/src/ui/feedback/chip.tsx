import type { ComponentProps } from 'react'
import './chip.css'

interface ChipProps extends Omit<ComponentProps<'button'>, 'className'> {
  selected: boolean
  /** Number of items, already formatted for the page's language. */
  count?: string | undefined
}

/** A toggle button for a filter. */
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
