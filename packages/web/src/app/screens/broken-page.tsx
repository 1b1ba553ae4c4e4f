import { useTranslation } from 'react-i18next'
import { useHref, useLocation } from 'react-router'
import { buttonClass } from '../../ui/button/button-class.ts'
import { ErrorNotice } from './error-notice.tsx'
import { Notice } from './notice.tsx'

/** In place of a page whose code threw or could not be loaded. */
export function BrokenPage({ isOffline = false }: { isOffline?: boolean }) {
  const { t } = useTranslation(['ui', 'errors'])
  const { pathname, search } = useLocation()
  const address = useHref({ pathname, search })
  // No retry button: a reload without a network would show the browser's own error page.
  if (isOffline)
    return <Notice kind="offline" icon="refresh" title={t('app.offlineTitle')} text={t('app.offlineText')} />
  return (
    <ErrorNotice
      statusCode={500}
      title={t('errors:errorTitle')}
      text={t('app.failureHelp')}
      message={t('errors:unexpectedError')}
      action={
        // A link, because the failed code may be what makes a button work.
        <a className={buttonClass({ size: 'l' })} href={address}>
          {t('app.reload')}
        </a>
      }
    />
  )
}
