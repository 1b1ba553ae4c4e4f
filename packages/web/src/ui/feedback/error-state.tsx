import type { ReactNode } from 'react'
import './state-panel.css'
import { Icon } from '../media/icon.tsx'

interface ErrorStateProps {
  title: string
  /** What happened and what to try. */
  text: ReactNode
  /** The reference of the problem, for support. */
  reference?: ReactNode
  action?: ReactNode
}

/** Shown in place of content that failed to load: what to try, and the reference for support. */
export function ErrorState({ title, text, reference, action }: ErrorStateProps) {
  return (
    <div className="state-panel" role="alert">
      <span className="state-panel-mark state-panel-error">
        <Icon name="warning" />
      </span>
      <h2 className="state-panel-title">{title}</h2>
      <p className="state-panel-text">{text}</p>
      {action}
      {reference ? <div className="state-panel-reference">{reference}</div> : null}
    </div>
  )
}
