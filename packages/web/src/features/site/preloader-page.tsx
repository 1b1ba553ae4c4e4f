import { Link } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import './preloader-page.css'
import { useStartup } from '../../brand/startup-context.ts'

/** The preloader as a page: the brand's logo, a progress bar, and a link to the home page. */
export function Page() {
  const { t } = useTranslation()
  const { site } = useStartup()
  return (
    <main className="center stack gap-4 preloader" id="page">
      {site.logo2 ? <img className="preloader-mark" src={site.logo2} alt="" width="88" height="88" /> : null}
      <h1>{site.siteName}</h1>
      <p className="preloader-bar" role="status">
        <span className="visually-hidden">{t('content.preloader.loading')}</span>
      </p>
      <Link className="accent strong preloader-open" to="/">
        {t('content.preloader.open')}
      </Link>
    </main>
  )
}
