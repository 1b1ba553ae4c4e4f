import './flat.css'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BarEntries } from './bar-entries.tsx'

/** A plain bar at the bottom of the screen. */
function Flat() {
  const { t } = useTranslation()
  return (
    <nav className="mobile-bar bar-flat" aria-label={t('site.quickLinks')}>
      <BarEntries />
    </nav>
  )
}

export const flat = { Component: Flat }
