import type { ReactNode } from 'react'
import './state-panel.css'
import { Icon, type IconName } from '../media/icon.tsx'

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
        <Icon name={icon} />
      </span>
      <h2 className="state-panel-title">{title}</h2>
      <p className="state-panel-text">{text}</p>
      {action}
    </div>
  )
}
