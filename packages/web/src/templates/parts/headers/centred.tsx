import './centred.css'
import { AccountEntry } from '../account-menu/account-entry.tsx'
import { BrandLogo } from '../header-parts/brand-logo.tsx'
import { DrawerButton } from '../header-parts/drawer-button.tsx'
import { LanguageSwitcher } from '../header-parts/language-switcher.tsx'

/** Language on the left, brand in the middle, account on the right. */
function Centred() {
  return (
    <header className="header header-centred">
      <div className="header-row">
        <div className="header-start">
          <DrawerButton />
          <LanguageSwitcher />
        </div>
        <BrandLogo />
        <div className="header-end">
          <AccountEntry />
        </div>
      </div>
    </header>
  )
}

export const centred = { Component: Centred }
