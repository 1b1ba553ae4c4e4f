import './notched.css'
import { useTranslation } from 'react-i18next'
import { AccountBarEntry, FourthEntry, GamesEntry, HomeEntry, MiddleEntry } from './bar-entries.tsx'

/** A bar whose middle entry is raised out of a notch. */
function Notched() {
  const { t } = useTranslation()
  return (
    <nav className="mobile-bar bar-notched" aria-label={t('site.quickLinks')}>
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

export const notched = { name: 'notched', Component: Notched }
