import './centred.css'
import { AccountEntry } from '../account-menu/account-entry.tsx'
import { BrandMark } from '../header-parts/brand-mark.tsx'
import { LanguageSwitcher } from '../header-parts/language-switcher.tsx'

/** Brand in the middle; language at the left, the player at the right. */
function Centred() {
  return (
    <header className="header header-centred">
      <div className="header-row">
        <LanguageSwitcher />
        <BrandMark />
        <div className="header-end">
          <AccountEntry />
        </div>
      </div>
    </header>
  )
}

export const centred = { name: 'centred', Component: Centred }
