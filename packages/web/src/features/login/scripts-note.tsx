import './scripts-note.css'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** Says, where no script runs, that login needs one: it would never leave the page. Nobody else sees it. */
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
