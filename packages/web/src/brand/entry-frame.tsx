import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Icon, type IconName } from '../ui/media/icon.tsx'
import { useStartup } from './startup-context.ts'
import './entry-card.css'
import './entry-banner.css'
import './entry-mirrored.css'
import './entry-open.css'
import './entry-scene.css'

const points = [
  { icon: 'gamepad', text: 'login.pointGames' },
  { icon: 'wallet', text: 'login.pointBalance' },
  { icon: 'lock', text: 'login.pointSafe' },
] as const

interface EntryFrameProps {
  title: string
  text: string
  /** Whether the form asks for the age itself, so that no notice repeats it. */
  asksForAge?: boolean
  children: ReactNode
}

/** The frame of the login, sign-up and recovery pages: the form, and the brand with what it offers beside it. */
export function EntryFrame({ title, text, asksForAge = false, children }: EntryFrameProps) {
  const { t } = useTranslation()
  const { site, market } = useStartup()
  return (
    <AuthCard
      brand={site.siteName}
      points={points.map(({ icon, text: point }) => ({ icon, text: t(point) }))}
      notice={asksForAge ? undefined : t('login.adult', { age: market.minimumAge })}
      title={title}
      text={text}
    >
      {children}
    </AuthCard>
  )
}

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

/** The card: a form, and beside it, where there is room, the brand. */
function AuthCard({ brand, points, notice, title, text, children }: AuthCardProps) {
  const heading = useFocusOnChange<HTMLHeadingElement>(title)
  return (
    <div className="entry">
      <div className="stack gap-0 panel entry-card">
        <section className="entry-brand">
          <p className="entry-name">{brand}</p>
          <ul className="stack gap-4 entry-points">
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
          <p className="quiet entry-text">{text}</p>
          {children}
        </section>
        {notice ? <p className="fine entry-notice">{notice}</p> : null}
      </div>
    </div>
  )
}

/**
 * A ref for an element that takes the focus, and is scrolled into view, whenever `value` changes: what had the focus
 * before has gone, and on a phone the new content may begin above the screen.
 */
function useFocusOnChange<Target extends HTMLElement>(value: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null)
  const last = useRef(value)
  useLayoutEffect(() => {
    if (Object.is(last.current, value)) return
    last.current = value
    target.current?.focus({ preventScroll: true })
    target.current?.scrollIntoView({ block: 'nearest' })
  }, [value])
  return target
}
