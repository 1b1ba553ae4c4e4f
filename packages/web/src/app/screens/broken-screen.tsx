import { useTranslation } from 'react-i18next'
import { useHref, useLocation } from 'react-router'
import { buttonClass } from '../../ui/button/button-class.ts'
import { ErrorScreen } from './error-screen.tsx'
import { FullScreen } from './full-screen.tsx'

/** The screen of a page whose code threw or could not be loaded. */
export function BrokenScreen({ isOffline = false }: { isOffline?: boolean }) {
  const { t } = useTranslation(['ui', 'errors'])
  const { pathname, search } = useLocation()
  const address = useHref({ pathname, search })
  // No retry button: a reload without a network would show the browser's own error page.
  if (isOffline)
    return <FullScreen icon="refresh" title={t('app.offlineTitle')} text={t('app.offlineText')} />
  return (
    <ErrorScreen
      statusCode={500}
      message={t('errors:unexpectedError')}
      help={t('app.chunkFailed')}
      action={
        // A link, because the failed code may be what makes a button work.
        <a className={buttonClass({ size: 'l' })} href={address}>
          {t('app.reload')}
        </a>
      }
    />
  )
}
