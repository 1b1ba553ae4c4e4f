import './icons.css'
import { useTranslation } from '../../../i18n/use-translation.ts'
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
