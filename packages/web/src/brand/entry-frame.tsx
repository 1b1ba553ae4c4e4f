import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthCard } from '../ui/entry/auth-card.tsx'
import { useStartup } from './startup-context.ts'

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
