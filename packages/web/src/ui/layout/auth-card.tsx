import type { ReactNode } from 'react'
import './auth-card.css'
import { Icon, type IconName } from '../media/icon.tsx'

interface AuthCardProps {
  /** The brand's name. */
  brand: string
  points: readonly { icon: IconName; text: string }[]
  /** Who may not come in. */
  notice: string
  title: string
  text: string
  children: ReactNode
}

/** A way into the site: the brand at one side, a form at the other. */
export function AuthCard({ brand, points, notice, title, text, children }: AuthCardProps) {
  return (
    <div className="entry">
      <div className="entry-card">
        <section className="entry-brand">
          <p className="entry-name">{brand}</p>
          <ul className="entry-points">
            {points.map(({ icon, text: point }) => (
              <li key={point}>
                <Icon name={icon} />
                {point}
              </li>
            ))}
          </ul>
          <p className="entry-notice">{notice}</p>
        </section>
        <section className="entry-form">
          <h1 className="entry-title">{title}</h1>
          <p className="entry-text">{text}</p>
          {children}
        </section>
      </div>
    </div>
  )
}
