import './centered.css'
import { AccountEntry } from '../account-menu/account-entry.tsx'
import { BrandLogo } from '../header-parts/brand-logo.tsx'
import { DrawerButton } from '../header-parts/drawer-button.tsx'
import { LanguageSwitcher } from '../header-parts/language-switcher.tsx'
import { SearchButton } from '../header-parts/search-entry.tsx'

/** Language, and search where there is room, on the left, brand in the middle, account on the right. */
function Centered() {
  return (
    <header className="header header-centered">
      <div className="header-row">
        <div className="header-start">
          <DrawerButton />
          <LanguageSwitcher />
          <SearchButton />
        </div>
        <BrandLogo />
        <div className="header-end">
          <AccountEntry />
        </div>
      </div>
    </header>
  )
}

export const centered = { Component: Centered }
