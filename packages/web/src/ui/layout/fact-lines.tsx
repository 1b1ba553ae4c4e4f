import type { ReactNode } from 'react'
import './fact-lines.css'

interface FactLinesProps {
  /** Name and value of each line; a line without a value is left out. */
  facts: readonly (readonly [label: string, value: ReactNode])[]
  className?: string
}

/** Facts one below the other: the name at the start of the line, the value at its end. */
export function FactLines({ facts, className = '' }: FactLinesProps) {
  if (!facts.some(([, value]) => value)) return null
  return (
    <dl className={`fact-lines ${className}`.trim()}>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
