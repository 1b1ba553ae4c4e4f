import './notched.css'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BarEntries } from './bar-entries.tsx'

/** A bar whose middle entry is raised out of a notch. */
function Notched() {
  const { t } = useTranslation()
  return (
    <nav className="mobile-bar bar-notched" aria-label={t('site.quickLinks')}>
      <BarEntries />
    </nav>
  )
}

export const notched = { Component: Notched }
