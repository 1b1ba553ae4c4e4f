import './flat.css'
import { useTranslation } from 'react-i18next'
import { AccountBarEntry, FourthEntry, GamesEntry, HomeEntry, MiddleEntry } from './bar-entries.tsx'

/** A plain bar along the foot of the screen. */
function Flat() {
  const { t } = useTranslation()
  return (
    <nav className="mobile-bar bar-flat" aria-label={t('site.quickLinks')}>
      <ul>
        <HomeEntry />
        <GamesEntry />
        <MiddleEntry />
        <FourthEntry />
        <AccountBarEntry />
      </ul>
    </nav>
  )
}

export const flat = { name: 'flat', Component: Flat }
