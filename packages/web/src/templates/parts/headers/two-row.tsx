import './two-row.css'
import { useTranslation } from 'react-i18next'
import { useStartup } from '../../../brand/startup-context.ts'
import { AppLinks } from '../header-parts/app-links.tsx'
import { HeaderRow } from '../header-parts/header-row.tsx'
import { SiteClock } from '../header-parts/site-clock.tsx'

/** A thin utility row above the row with brand, search and account. */
function TwoRow() {
  const { t } = useTranslation()
  const { minimumAge: age } = useStartup().market
  return (
    <header className="header header-two-row">
      <div className="utility-row">
        <SiteClock />
        <AppLinks />
        <p>{t('site.footer.adult', { age })}</p>
      </div>
      <HeaderRow />
    </header>
  )
}

export const twoRow = { Component: TwoRow }
