import './bar.css'
import { AccountEntry } from '../account-menu/account-entry.tsx'
import { BrandMark } from '../header-parts/brand-mark.tsx'
import { LanguageSwitcher } from '../header-parts/language-switcher.tsx'
import { SearchEntry } from '../header-parts/search-entry.tsx'

/** Brand at the left, search in the middle, the player at the right. */
function Bar() {
  return (
    <header className="header header-bar">
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

export const bar = { name: 'bar', Component: Bar }
