import type { ReactNode } from 'react'
import './badge.css'
import { Icon, type IconName } from '../media/icon.tsx'

interface BadgeProps {
  tone?: 'accent' | 'neutral' | 'success' | 'warning' | 'danger' | undefined
  icon?: IconName | undefined
  children: ReactNode
}

/** A short label or number on something. Not interactive. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={`badge badge-${tone}`}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </span>
  )
}
