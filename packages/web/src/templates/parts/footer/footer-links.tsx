import { isOffered, type PageName, pages } from '@marquee/contracts/pages'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import './footer-links.css'
import { networkIcon, networkName, socialQuery } from '../../../brand/social-accounts.ts'
import { useStartup } from '../../../brand/startup-context.ts'
import { Icon } from '../../../ui/media/icon.tsx'

const footerPages = [
  'promotions',
  'mission',
  'vip',
  'leaderboard',
  'about',
  'faqs',
  'contact-us',
  'banking',
  'responsible-gaming',
  'privacy-policy',
  'term-condition',
  'news',
  'download',
] as const satisfies PageName[]

/** The footer's links to pages, and to the brand's accounts on social networks. */
export function FooterLinks() {
  const { t } = useTranslation(['ui', '_m'])
  const { site, capabilities } = useStartup()
  const { data } = useQuery(socialQuery())
  const accounts = data?.accounts ?? []
  return (
    <div className="footer-links">
      <nav aria-label={t('client.footerPages')}>
        <ul>
          {footerPages
            .filter((name) => isOffered(name, capabilities))
            .map((name) => (
              <li key={name}>
                <Link to={pages[name].path}>{t(`_m:page.${name}`)}</Link>
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
