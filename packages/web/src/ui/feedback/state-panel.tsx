import type { ReactNode } from 'react'
import { Icon, type IconName } from '../media/icon.tsx'
import './state-panel.css'

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
        <Icon name="warning" size={28} />
      </span>
      <h2 className="state-panel-title">{title}</h2>
      <p className="state-panel-text">{text}</p>
      {action}
      {reference ? <div className="state-panel-reference">{reference}</div> : null}
    </div>
  )
}

interface EmptyStateProps {
  icon: IconName
  title: string
  /** What the player can do about it. */
  text: string
  action?: ReactNode
}

/** Shown in place of an empty list, with a suggestion what to do. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="state-panel">
      <span className="state-panel-mark">
        <Icon name={icon} size={28} />
      </span>
      <h2 className="state-panel-title">{title}</h2>
      <p className="state-panel-text">{text}</p>
      {action}
    </div>
  )
}
