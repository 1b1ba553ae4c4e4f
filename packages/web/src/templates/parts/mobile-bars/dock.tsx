import './dock.css'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BarEntries } from './bar-entries.tsx'

/** A pill that floats above the bottom edge of the screen. */
function Dock() {
  const { t } = useTranslation()
  return (
    <nav className="mobile-bar bar-dock" aria-label={t('site.quickLinks')}>
      <BarEntries />
    </nav>
  )
}

export const dock = { Component: Dock }
