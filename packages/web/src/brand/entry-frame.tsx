import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthCard } from '../ui/layout/auth-card.tsx'
import { useStartup } from './startup-context.ts'

const points = [
  { icon: 'gamepad', text: 'login.pointGames' },
  { icon: 'wallet', text: 'login.pointBalance' },
  { icon: 'lock', text: 'login.pointSafe' },
] as const

/** The frame of the login, sign-up and recovery pages: the brand and what it offers beside the form. */
export function EntryFrame({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const { t } = useTranslation()
  const { site } = useStartup()
  return (
    <AuthCard
      brand={site.siteName}
      points={points.map(({ icon, text: point }) => ({ icon, text: t(point) }))}
      notice={t('login.adult')}
      title={title}
      text={text}
    >
      {children}
    </AuthCard>
  )
}
