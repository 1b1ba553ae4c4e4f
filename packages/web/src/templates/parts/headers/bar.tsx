import './bar.css'
import { AccountEntry } from '../account-menu/account-entry.tsx'
import { BrandLogo } from '../header-parts/brand-logo.tsx'
import { LanguageSwitcher } from '../header-parts/language-switcher.tsx'
import { SearchEntry } from '../header-parts/search-entry.tsx'

/** Brand on the left, search in the middle, account on the right. */
function Bar() {
  return (
    <header className="header header-bar">
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

export const bar = { Component: Bar }
