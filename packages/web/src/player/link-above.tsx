import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../ui/media/icon.tsx'
import './link-above.css'

/** The way from a page back to the one above it, over the page's heading. */
export function LinkAbove({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="muted link-above" to={to}>
      <Icon name="chevron-left" size={20} />
      {children}
    </Link>
  )
}
