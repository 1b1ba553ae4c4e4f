import './minigame-layout.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useStartup } from '../brand/startup-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { FirstPaintMarker } from '../ui/layout/first-paint-marker.tsx'
import { Icon } from '../ui/media/icon.tsx'
import { BalancePill } from './parts/header-parts/balance-pill.tsx'
import { BrandLogo } from './parts/header-parts/brand-logo.tsx'
import type { Template } from './template.ts'

/** The layout of /minigame, which opens in its own tab: the brand, the balance and a link to the site. */
export function MinigameLayout({ template, children }: { template: Template; children: ReactNode }) {
  const { t } = useTranslation()
  const { minimumAge: age } = useStartup().market
  return (
    <div className="site minigame-layout" data-card={template.file.card} data-surface={template.file.surface}>
      <a className="skip-link" href="#page">
        {t('app.skipToContent')}
      </a>
      <header className="minigame-bar">
        <Link className="minigame-home" to="/" aria-label={t('site.home')} title={t('site.home')}>
          <Icon name="chevron-left" />
        </Link>
        <BrandLogo />
        <BalancePill />
      </header>
      <main id="page" className="page" tabIndex={-1}>
        {children}
        <FirstPaintMarker />
      </main>
      <footer className="minigame-foot">
        <p>{t('site.footer.adult', { age })}</p>
        <Link to="/responsible-gaming">{t('site.footer.responsibleTitle')}</Link>
      </footer>
    </div>
  )
}
