import './compact.css'
import { useTemplate } from '../../template-context.ts'
import { AccountEntry } from '../account-menu/account-entry.tsx'
import { BrandLogo } from '../header-parts/brand-logo.tsx'
import { LanguageSwitcher } from '../header-parts/language/language-switcher.tsx'
import { MenuButton } from '../header-parts/menu-button.tsx'
import { SearchButton } from '../header-parts/search-button.tsx'
import { SearchEntry } from '../header-parts/search-entry.tsx'

/** One low line: menu, brand, search and account. */
function Compact() {
  const isSports = useTemplate().file.barEntries === 'sports'
  return (
    <header className={isSports ? 'header header-compact header-keeps-menu' : 'header header-compact'}>
      <div className="header-row">
        <MenuButton />
        <BrandLogo />
        <SearchEntry />
        <div className="header-end">
          <SearchButton />
          <LanguageSwitcher />
          <AccountEntry />
        </div>
      </div>
    </header>
  )
}

export const compact = { Component: Compact }
