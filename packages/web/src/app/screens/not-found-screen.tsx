import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router'
import { buttonClass } from '../../ui/button/button-class.ts'
import { ErrorScreen } from './error-screen.tsx'

/** The screen of a path that is no page: 404 and 'Page not found: {path}', the path as the address shows it. */
export function NotFoundScreen() {
  const { t } = useTranslation()
  // The path of this page, with the language's prefix.
  const path = useHref({})
  return (
    <ErrorScreen
      statusCode={404}
      message={t('app.pageNotFound', { path })}
      help={t('app.pageNotFoundHelp')}
      action={
        <Link className={buttonClass({ size: 'l' })} to="/">
          {t('app.back')}
        </Link>
      }
    />
  )
}
