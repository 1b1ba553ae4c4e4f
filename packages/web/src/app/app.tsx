import type { Theme } from '@marquee/contracts/templates'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { Suspense, useMemo } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { BrandContext } from '../brand/startup-context.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { Toasts } from '../ui/feedback/toasts.tsx'
import { ErrorDialog } from './errors/error-dialog.tsx'
import { OfflineNotice } from './errors/offline-notice.tsx'
import { closedView } from './routing/lazy-views.tsx'
import { BrokenScreen } from './screens/broken-screen.tsx'
import type { ClosedView } from './screens/closed-screen.tsx'
import { ErrorScreen } from './screens/error-screen.tsx'
import { Site } from './site.tsx'
import type { Screen } from './startup/render-contract.ts'

interface AppProps {
  screen: Screen
  theme: Theme
  texts: i18n
  client: QueryClient
}

/** Everything inside `<div id="app">`. It needs a router around it. */
export function App({ screen, theme, texts, client }: AppProps) {
  return (
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={client}>
        <ScreenView screen={screen} theme={theme} />
      </QueryClientProvider>
    </I18nextProvider>
  )
}

function ScreenView({ screen, theme }: { screen: Screen; theme: Theme }) {
  if (screen.kind === 'maintenance' || screen.kind === 'unreachable') return <Closed screen={screen} />
  if (screen.kind === 'themeError') return <ErrorScreen statusCode={503} message={screen.message} />
  if (screen.kind === 'broken') return <BrokenScreen />
  return <OpenSite screen={screen} theme={theme} />
}

function Closed({ screen }: { screen: ClosedView }) {
  const { Component: ClosedScreen } = closedView(useLanguage())
  return (
    <Suspense>
      <ClosedScreen screen={screen} />
    </Suspense>
  )
}

function OpenSite({
  screen: { startup },
  theme,
}: {
  screen: Extract<Screen, { kind: 'site' }>
  theme: Theme
}) {
  const { t } = useTranslation()
  const brand = useMemo(() => ({ startup, theme }), [startup, theme])
  return (
    <BrandContext value={brand}>
      <Site />
      <OfflineNotice />
      <ErrorDialog />
      <Toasts closeLabel={t('app.close')} regionLabel={t('app.notifications')} />
    </BrandContext>
  )
}
