import './two-row.css'
import { useTranslation } from 'react-i18next'
import { AccountEntry } from '../account-menu/account-entry.tsx'
import { AppLinks } from '../header-parts/app-links.tsx'
import { BrandLogo } from '../header-parts/brand-logo.tsx'
import { LanguageSwitcher } from '../header-parts/language-switcher.tsx'
import { SearchEntry } from '../header-parts/search-entry.tsx'
import { SiteClock } from '../header-parts/site-clock.tsx'

/** A thin utility row above the row with brand, search and account. */
function TwoRow() {
  const { t } = useTranslation()
  return (
    <header className="header header-two-row">
      <div className="utility-row">
        <SiteClock />
        <AppLinks />
        <p>{t('site.footer.adult')}</p>
      </div>
      <div className="header-row">
        <BrandLogo />
        <SearchEntry />
        <div className="header-end">
          <LanguageSwitcher />
          <AccountEntry />
        </div>
      </div>
    </header>
  )
}

export const twoRow = { Component: TwoRow }
