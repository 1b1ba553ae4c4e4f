import { useContext } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { openModal } from '../../../ui/overlay/modal-store.ts'
import { useTemplate } from '../../template.ts'
import { AccountEntry } from '../account-menu/account-entry.tsx'
import { BrandLogo } from '../header-parts/brand-logo.tsx'
import { DrawerButton, DrawerContext } from '../header-parts/drawer-button.tsx'
import { LanguageSwitcher } from '../header-parts/language-switcher.tsx'
import { SearchButton, SearchEntry } from '../header-parts/search-entry.tsx'
import { categorySheet } from '../modals/modal-ids.ts'
import './compact.css'

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

/** The menu button of a header: opens the frame's drawer, or the sheet of all categories where there is none. */
function MenuButton() {
  const { t } = useTranslation()
  const hasDrawer = useContext(DrawerContext) !== null
  if (hasDrawer) return <DrawerButton />
  return (
    <IconButton
      className="menu-button"
      icon="menu"
      label={t('site.menu')}
      aria-haspopup="dialog"
      onClick={() => openModal(categorySheet)}
    />
  )
}
