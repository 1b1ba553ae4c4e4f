import { isOffered, pagePath } from '@marquee/contracts/pages'
import { type ReactNode, useState } from 'react'
import { Link, useHref, useLocation } from 'react-router'
import { useKnownStartup } from '../../brand/startup-context.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { Notice } from './notice.tsx'

/** The page of an unknown path, inside the site: 404 and 'Page not found: {path}', with the path as in the address. */
export function NotFoundPage() {
  const { t } = useTranslation()
  // The path of this page, with the language prefix.
  const path = useHref({})
  return (
    <ErrorNotice
      statusCode={404}
      title={t('app.notFoundTitle')}
      text={t('app.pageNotFoundHelp')}
      message={t('app.pageNotFound', { path })}
    />
  )
}

/** What an error boundary shows: in the browser alone, which knows whether it has a network. */
export function FailedPage() {
  const [isOffline] = useState(() => !navigator.onLine)
  return <BrokenPage isOffline={isOffline} />
}

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

const isHot = ({ category }: { category: string | null }) => category === 'hot'

interface ErrorNoticeProps {
  statusCode: number
  title: string
  text: string
  /** The message of the specification (section 8). */
  message: string
  /** In place of Back to /. */
  action?: ReactNode
}

/** An error in place of a page: status code, message, Back to / (specification, section 2) and other ways on. */
function ErrorNotice({ statusCode, title, text, message, action }: ErrorNoticeProps) {
  const { t } = useTranslation(['ui', '_m'])
  const startup = useKnownStartup()
  return (
    <Notice
      code={String(statusCode)}
      icon={statusCode === 404 ? 'search' : 'warning'}
      title={title}
      text={text}
      message={message}
      actions={
        <>
          {action ?? (
            <Link className={buttonClass({ size: 'l' })} to="/">
              {t('app.back')}
            </Link>
          )}
          {startup && isOffered('hot', startup.capabilities) ? (
            <Link className={buttonClass({ size: 'l', variant: 'tonal' })} to={pagePath('hot')}>
              {t(startup.gameMenu.some(isHot) ? 'games.seeHot' : 'games.lists.fallback')}
            </Link>
          ) : null}
          <Link className={buttonClass({ size: 'l', variant: 'quiet' })} to={pagePath('contact-us')}>
            {t('_m:page.contact-us')}
          </Link>
        </>
      }
    />
  )
}
