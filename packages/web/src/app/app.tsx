import { withoutPlay } from '@marquee/contracts/player-protection'
import { defaultTimeZone } from '@marquee/contracts/time-zone'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { type ReactNode, Suspense, useMemo } from 'react'
import { PagesContext } from '../brand/pages/pages-context.ts'
import { BrandContext } from '../brand/startup-context.ts'
import { useLanguage } from '../i18n/language.ts'
import { TimeZoneContext } from '../i18n/time-zone.ts'
import { TextsContext, useTranslation } from '../i18n/use-translation.ts'
import { Toasts } from '../ui/feedback/toasts.tsx'
import { ErrorDialog } from './errors/error-dialog.tsx'
import { OfflineNotice } from './errors/offline-notice.tsx'
import { closedView } from './routing/lazy-views.tsx'
import { routes } from './routing/routes.ts'
import type { ClosedView } from './screens/closed-screen.tsx'
import { BrokenPage } from './screens/error-pages.tsx'
import { FullScreen } from './screens/full-screen.tsx'
import { Site } from './site.tsx'
import { type Screen, templateOf } from './startup/render-state.ts'

interface AppProps {
  screen: Screen
  texts: i18n
  client: QueryClient
  /** Whether a break or an exclusion keeps the player from play. */
  isPaused?: boolean
}

/** Everything inside `<div id="app">`. It needs a router around it. */
export function App({ screen, texts, client, isPaused = false }: AppProps) {
  return (
    <TextsContext value={texts}>
      <QueryClientProvider client={client}>
        <KnownBrand screen={screen} isPaused={isPaused}>
          <ScreenView screen={screen} />
        </KnownBrand>
      </QueryClientProvider>
    </TextsContext>
  )
}

interface KnownBrandProps {
  screen: Screen
  isPaused: boolean
  children: ReactNode
}

/** Where a break keeps the player from play, the brand is one without what they could play, win or pay in. */
function KnownBrand({ screen, isPaused, children }: KnownBrandProps) {
  const { startup, logo } = screen.kind === 'unreachable' ? { startup: undefined, logo: '' } : screen
  const [theme, template] = screen.kind === 'site' ? [screen.theme, templateOf(screen)] : []
  const brand = useMemo(() => {
    if (!startup) return null
    const capabilities = isPaused ? withoutPlay(startup.capabilities) : startup.capabilities
    return { startup: { ...startup, capabilities }, theme, template, logo, isPaused }
  }, [startup, theme, template, logo, isPaused])
  return (
    <BrandContext value={brand}>
      <TimeZoneContext value={startup?.timeZone ?? defaultTimeZone}>{children}</TimeZoneContext>
    </BrandContext>
  )
}

function ScreenView({ screen }: { screen: Screen }) {
  if (screen.kind === 'site') return <OpenSite />
  if (screen.kind !== 'broken') return <Closed screen={screen} />
  return (
    <FullScreen>
      <BrokenPage />
    </FullScreen>
  )
}

function Closed({ screen }: { screen: ClosedView }) {
  const { Component: ClosedScreen } = closedView(useLanguage())
  return (
    <Suspense>
      <ClosedScreen screen={screen} />
    </Suspense>
  )
}

function OpenSite() {
  const { t } = useTranslation()
  return (
    <PagesContext value={routes}>
      <Site />
      <OfflineNotice />
      <ErrorDialog />
      <Toasts closeLabel={t('app.close')} regionLabel={t('app.notifications')} />
    </PagesContext>
  )
}
