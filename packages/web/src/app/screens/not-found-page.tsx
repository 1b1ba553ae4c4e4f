import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router'
import { ErrorNotice } from './error-notice.tsx'

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
