import type { ReactNode } from 'react'
import './auth-card.css'
import './entry-banner.css'
import './entry-mirrored.css'
import './entry-open.css'
import './entry-scene.css'
import { useFocusOnChange } from '../layout/use-focus-on-change.ts'
import { Icon, type IconName } from '../media/icon.tsx'

interface AuthCardProps {
  /** The brand's name. */
  brand: string
  points: readonly { icon: IconName; text: string }[]
  /** The age restriction. */
  notice: string | undefined
  /** Another title is another step, whose heading then takes the focus. */
  title: string
  text: string
  children: ReactNode
}

/** The card of pages such as log in and sign up: a form, and beside it, where there is room, the brand. */
export function AuthCard({ brand, points, notice, title, text, children }: AuthCardProps) {
  const heading = useFocusOnChange<HTMLHeadingElement>(title)
  return (
    <div className="entry">
      <div className="entry-card">
        <section className="entry-brand">
          <p className="entry-name">{brand}</p>
          <ul className="entry-points">
            {points.map(({ icon, text: point }) => (
              <li key={point}>
                <span className="entry-point-mark">
                  <Icon name={icon} />
                </span>
                {point}
              </li>
            ))}
          </ul>
        </section>
        <section className="entry-form">
          <h1 ref={heading} className="entry-title" tabIndex={-1}>
            {title}
          </h1>
          <p className="entry-text">{text}</p>
          {children}
        </section>
        {notice ? <p className="entry-notice">{notice}</p> : null}
      </div>
    </div>
  )
}
