import { useTranslation } from 'react-i18next'
import './download-page.css'
import { useStartup } from '../../brand/startup-context.ts'
import { ContentFrame } from '../../content/content-frame.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { AppPackages } from './app-packages.tsx'
import { InstallCard } from './install-card.tsx'

/** How to install the site as an app from the browser, and the brand's native apps where it has them. */
export function DownloadPage() {
  const { t } = useTranslation(['ui', '_m'])
  const { site, capabilities } = useStartup()
  const words = { site: site.siteName }
  return (
    <ContentFrame page="download">
      <PageHeader icon="download" title={t('_m:page.download')} text={t('content.download.lead', words)} />
      <div className="download-ways">
        <InstallCard />
        <section className="content-card">
          <h2>{t('content.download.packages')}</h2>
          {capabilities.includes('appDownload') ? (
            <AppPackages>
              <Packages />
            </AppPackages>
          ) : (
            <Packages />
          )}
        </section>
      </div>
    </ContentFrame>
  )
}

function Packages() {
  const { t } = useTranslation()
  const { site } = useStartup()
  const words = { site: site.siteName }
  const packages = [
    { href: site.androidLink, name: t('content.download.android') },
    { href: site.iosLink, name: t('content.download.ios') },
  ].filter(({ href }) => href.startsWith('https://'))
  if (packages.length === 0) {
    return <p className="download-text">{t('content.download.packagesAbsent', words)}</p>
  }
  return (
    <>
      <p className="download-text">{t('content.download.packagesText', words)}</p>
      <ul className="download-packages">
        {packages.map(({ href, name }) => (
          <li key={href}>
            <a href={href} rel="noopener noreferrer">
              <Icon name="phone" />
              <span>
                <strong>{name}</strong>
                {new URL(href).host}
              </span>
              <Icon name="download" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
