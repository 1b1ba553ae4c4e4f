import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router'
import { buttonClass } from '../../ui/button/button-class.ts'
import { ErrorScreen } from './error-screen.tsx'

/** The screen of an unknown path: 404 and 'Page not found: {path}', with the path as in the address. */
export function NotFoundScreen() {
  const { t } = useTranslation()
  // The path of this page, with the language prefix.
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
