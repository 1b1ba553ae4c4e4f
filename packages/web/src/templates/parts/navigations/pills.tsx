import './pills.css'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { CategoryRow } from './category-row.tsx'

/** A row of filled chips. */
function Pills() {
  const { t } = useTranslation()
  return (
    <nav className="pills" aria-label={t('site.categories')}>
      <CategoryRow />
    </nav>
  )
}

export const pills = { Component: Pills }
