import './icons.css'
import { useTranslation } from 'react-i18next'
import { CategoryRow } from './category-row.tsx'

/** A row of large icons with a word below each. */
function Icons() {
  const { t } = useTranslation()
  return (
    <nav className="icons" aria-label={t('site.categories')}>
      <CategoryRow />
    </nav>
  )
}

export const icons = { Component: Icons }
