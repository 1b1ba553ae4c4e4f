import './tabs.css'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { CategoryRow } from './category-row.tsx'

/** A horizontally scrolling row of tabs; a vertical list where the frame gives it a column. */
function Tabs() {
  const { t } = useTranslation()
  return (
    <nav className="tabs" aria-label={t('site.categories')}>
      <CategoryRow />
    </nav>
  )
}

export const tabs = { Component: Tabs }
