import type { ReactNode, Ref } from 'react'
import { Icon } from '../media/icon.tsx'
import './fold.css'

interface FoldProps {
  ref?: Ref<HTMLDetailsElement>
  summary: ReactNode
  /** Whether it is a card of its own. */
  isCard?: boolean
  children: ReactNode
}

/** A part that its summary opens. */
export function Fold({ ref, summary, isCard = false, children }: FoldProps) {
  return (
    <details ref={ref} className={isCard ? 'panel fold fold-card' : 'fold'}>
      <summary>
        {summary}
        <Icon name="chevron-down" size={20} />
      </summary>
      {children}
    </details>
  )
}
