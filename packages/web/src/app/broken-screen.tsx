import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { FullScreen } from './full-screen.tsx'

/** The screen of a page whose code failed, or could not be loaded. */
export function BrokenScreen({ isOffline = false }: { isOffline?: boolean }) {
  const { t } = useTranslation(['ui', 'errors'])
  // No way to try again: without a network it would lose the page to the browser's own.
  if (isOffline)
    return <FullScreen icon="refresh" title={t('app.offlineTitle')} text={t('app.offlineText')} />
  return (
    <ErrorScreen
      statusCode={500}
      message={t('errors:unexpectedError')}
      help={t('app.chunkFailed')}
      action={
        <Button size="l" onClick={() => location.reload()}>
          {t('app.reload')}
        </Button>
      }
    />
  )
}
