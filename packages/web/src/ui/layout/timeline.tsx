import './timeline.css'
import { Icon } from '../media/icon.tsx'

export interface TimelineStep {
  id: string
  title: string
  /** When it happened, or what is known of it. */
  note?: string | undefined
  state: 'done' | 'current' | 'coming' | 'failed'
}

/** What has happened, what is happening and what comes, from top to bottom. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol className="stack gap-0 timeline" aria-label={label}>
      {steps.map(({ id, title, note, state }) => (
        <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className="timeline-mark">
            {state === 'done' ? (
              <Icon name="check" size={16} />
            ) : state === 'failed' ? (
              <Icon name="close" size={16} />
            ) : null}
          </span>
          <span className="timeline-title">{title}</span>
          {note ? <span className="muted timeline-note">{note}</span> : null}
        </li>
      ))}
    </ol>
  )
}
