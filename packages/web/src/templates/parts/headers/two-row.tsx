import './two-row.css'
import { useTranslation } from 'react-i18next'
import { AccountEntry } from '../account-menu/account-entry.tsx'
import { AppLinks } from '../header-parts/app-links.tsx'
import { BrandMark } from '../header-parts/brand-mark.tsx'
import { LanguageSwitcher } from '../header-parts/language-switcher.tsx'
import { SearchEntry } from '../header-parts/search-entry.tsx'
import { SiteClock } from '../header-parts/site-clock.tsx'

/** A thin row of services over the row with brand, search and player. */
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
        <BrandMark />
        <SearchEntry />
        <div className="header-end">
          <LanguageSwitcher />
          <AccountEntry />
        </div>
      </div>
    </header>
  )
}

export const twoRow = { name: 'two-row', Component: TwoRow }
