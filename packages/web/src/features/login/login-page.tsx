import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router'
import { returnField } from '../../session/login-address.ts'
import { returnPath } from '../../session/return-path.ts'
import { useStartup } from '../../session/startup-context.ts'
import { useSession } from '../../session/use-session.ts'
import { Icon } from '../../ui/icon.tsx'
import { LoginForm } from './login-form.tsx'
import './login-page.css'

const points = [
  { icon: 'gamepad', text: 'login.pointGames' },
  { icon: 'wallet', text: 'login.pointBalance' },
  { icon: 'lock', text: 'login.pointSafe' },
] as const

/** Login as a page: the brand at one side, the form at the other. A player goes on to where they wanted to be. */
export function LoginPage() {
  const { t } = useTranslation()
  const { site } = useStartup()
  const [search] = useSearchParams()
  const { status, isConfirmed } = useSession()
  if (status === 'player' && isConfirmed) {
    return <Navigate to={returnPath(search.get(returnField)) ?? '/'} replace />
  }
  return (
    <div className="login-page">
      <div className="login-page-card">
        <section className="login-page-brand">
          <p className="login-page-name">{site.siteName}</p>
          <ul className="login-page-points">
            {points.map(({ icon, text }) => (
              <li key={text}>
                <Icon name={icon} />
                {t(text)}
              </li>
            ))}
          </ul>
          <p className="login-page-adult">{t('login.adult')}</p>
        </section>
        <section className="login-page-form">
          <h1 className="login-page-title">{t('login.welcome')}</h1>
          <p className="login-page-intro">{t('login.intro', { site: site.siteName })}</p>
          <LoginForm />
        </section>
      </div>
    </div>
  )
}
