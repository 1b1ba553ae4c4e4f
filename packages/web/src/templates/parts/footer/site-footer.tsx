import type { Startup } from '@marquee/contracts/areas/site/startup'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useMenuLinks } from '../../../brand/pages/pages-context.ts'
import { networkIcon, networkName, socialQuery } from '../../../brand/social-accounts.ts'
import { useStartup } from '../../../brand/startup-context.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { AppLinks } from '../header-parts/app-links.tsx'
import { LanguageLinks } from '../header-parts/language-links.tsx'
import './site-footer.css'

/** The legal and responsible-gaming texts that every page must show, and the language links. */
export function SiteFooter() {
  const { t } = useTranslation()
  const { site, market, license } = useStartup()
  const { minimumAge: age } = market
  const helpline = market.helplines.find(({ phone }) => phone !== '')
  return (
    <footer className="footer">
      <FooterLinks />
      <div className="footer-inner">
        <div className="footer-limits">
          <span className="footer-age num" aria-hidden="true">
            {age}+
          </span>
          <div>
            <h2>{t('site.footer.responsibleTitle')}</h2>
            <p>{t('site.footer.responsible')}</p>
            {helpline ? (
              <p>
                {t('site.footer.helpline', { name: helpline.name })}{' '}
                <a href={`tel:${helpline.phone.replaceAll(' ', '')}`}>{helpline.phone}</a>
              </p>
            ) : null}
          </div>
        </div>
        <div className="footer-legal">
          <p>
            <strong>{t('site.footer.adult', { age })}</strong>
          </p>
          {license ? (
            <p>
              <LicenseText {...license} />
            </p>
          ) : null}
          <p>{t('site.footer.law')}</p>
          <p>{t('site.footer.rights', { name: site.siteName })}</p>
        </div>
        <div className="footer-choices">
          <LanguageLinks />
          <AppLinks />
        </div>
      </div>
    </footer>
  )
}

/** The footer's links to pages, and to the brand's accounts on social networks. */
function FooterLinks() {
  const { t } = useTranslation()
  const { site } = useStartup()
  const links = useMenuLinks('footer')
  const { data } = useQuery(socialQuery())
  const accounts = data?.accounts ?? []
  return (
    <div className="footer-links">
      <nav aria-label={t('client.footerPages')}>
        <ul>
          {links.map(({ to, text }) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {accounts.length > 0 ? (
        <nav aria-label={t('client.follow', { site: site.siteName })}>
          <ul>
            {accounts.map(({ network, url }) => (
              <li key={url}>
                <a href={url} rel="noopener noreferrer">
                  <span className="footer-network">
                    <Icon name={networkIcon(network)} />
                  </span>
                  {networkName(network)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  )
}

/** Whose license the site has, leading to where it can be looked up, if there is such an address. */
function LicenseText(license: NonNullable<Startup['license']>) {
  const { t } = useTranslation()
  const text = t('site.footer.license', license)
  if (!license.url) return text
  return (
    <a href={license.url} rel="noopener noreferrer">
      {text}
    </a>
  )
}
