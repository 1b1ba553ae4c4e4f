import { useTemplate } from '../../template.ts'
import { AccountEntry } from '../account-menu/account-entry.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { DrawerButton } from './drawer-button.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { SearchButton, SearchEntry } from './search-entry.tsx'

/** The row of a header with the brand on the left, search in the middle and the account on the right. */
export function HeaderRow() {
  // The bar of a sportsbook has no games, whose sheet leads to the search elsewhere.
  const isSports = useTemplate().file.barEntries === 'sports'
  return (
    <div className="header-row">
      <DrawerButton />
      <BrandLogo />
      <SearchEntry />
      <div className="header-end">
        {isSports ? <SearchButton /> : null}
        <LanguageSwitcher />
        <AccountEntry />
      </div>
    </div>
  )
}
