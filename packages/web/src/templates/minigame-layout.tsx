import './minigame-layout.css'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { FirstPaintMarker } from '../ui/layout/first-paint-marker.tsx'
import { Icon } from '../ui/media/icon.tsx'
import { BalancePill } from './parts/header-parts/balance-pill.tsx'
import { BrandMark } from './parts/header-parts/brand-mark.tsx'
import type { Template } from './template.ts'

/** The layout of /minigame: it opens in a tab of its own, with the brand, the balance, and the way to the site. */
export function MinigameLayout({ template, children }: { template: Template; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="site minigame-layout" data-card={template.card} data-surface={template.surface.name}>
      <a className="skip-link" href="#page">
        {t('app.skipToContent')}
      </a>
      <header className="minigame-bar">
        <Link className="minigame-home" to="/" aria-label={t('site.home')} title={t('site.home')}>
          <Icon name="chevron-left" />
        </Link>
        <BrandMark />
        <BalancePill />
      </header>
      <main id="page" className="page" tabIndex={-1}>
        {children}
        <FirstPaintMarker />
      </main>
      <footer className="minigame-foot">
        <p>{t('site.footer.adult')}</p>
        <Link to="/responsible-gaming">{t('site.footer.responsibleTitle')}</Link>
      </footer>
    </div>
  )
}
