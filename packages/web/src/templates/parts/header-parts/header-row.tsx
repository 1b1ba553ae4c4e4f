import { AccountEntry } from '../account-menu/account-entry.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { DrawerButton } from './drawer-button.tsx'
import { LanguageSwitcher } from './language/language-switcher.tsx'
import { SearchEntry } from './search-entry.tsx'

/** The row of a header with the brand on the left, search in the middle and the account on the right. */
export function HeaderRow() {
  return (
    <div className="header-row">
      <DrawerButton />
      <BrandLogo />
      <SearchEntry />
      <div className="header-end">
        <LanguageSwitcher />
        <AccountEntry />
      </div>
    </div>
  )
}
