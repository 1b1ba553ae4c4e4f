import { withLanguagePrefix } from '@marquee/contracts/languages'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useLanguage } from '../i18n/use-language.ts'
import { buttonClass } from '../ui/button-class.ts'
import { ErrorScreen } from './error-screen.tsx'

/** The screen of a path that is no page: 404 and 'Page not found: {path}', the path as the address shows it. */
export function NotFoundScreen() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const path = withLanguagePrefix(useLanguage(), pathname)
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
