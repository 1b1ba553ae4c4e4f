import type { ReactNode } from 'react'
import { Link } from 'react-router'
import './side-menu.css'
import { Icon, type IconName } from '../ui/media/icon.tsx'

export interface SideMenuLink {
  to: string
  icon: IconName
  text: string
  isCurrent: boolean
  /** How many things are new there. */
  badge?: ReactNode
  /** Of the link's place in the menu. */
  className?: string | undefined
}

interface SideMenuProps {
  /** Accessible name of the menu. */
  label: string
  links: readonly SideMenuLink[]
  /** The page. */
  children: ReactNode
}

/** A page beside the menu of the pages that it belongs to, where there is room for both; else the page alone. */
export function SideMenu({ label, links, children }: SideMenuProps) {
  return (
    <div className="side-menu-frame">
      <div className="stack gap-0 side-menu-columns">
        <nav className="side-menu" aria-label={label}>
          <ul>
            {links.map(({ to, icon, text, isCurrent, badge, className }) => (
              <li key={to} className={className}>
                <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
                  <Icon name={icon} />
                  <span>{text}</span>
                  {badge}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {children}
      </div>
    </div>
  )
}
