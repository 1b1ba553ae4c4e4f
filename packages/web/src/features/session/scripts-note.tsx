import './scripts-note.css'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** A notice, shown without scripts only, that login needs them. */
export function ScriptsNote() {
  const { t } = useTranslation()
  return (
    <noscript>
      <div className="scripts-note">
        <p>{t('login.needsScripts')}</p>
        <Link to="/">{t('login.goHome')}</Link>
      </div>
    </noscript>
  )
}
