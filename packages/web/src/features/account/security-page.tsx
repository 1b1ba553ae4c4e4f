import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useStartup } from '../../brand/startup-context.ts'
import { AccountFrame } from '../../player/account-frame.tsx'
import { useSession } from '../../session/session-state.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { browserName } from './browser-name.ts'
import { Details } from './details.tsx'
import { DeviceList } from './device-list.tsx'
import { EndOtherSessions } from './end-other-sessions.tsx'

/** This session, ending the other ones, and the password. */
export function SecurityPage() {
  const { t } = useTranslation(['ui', '_m'])
  const { player } = useSession()
  const hasDevices = useStartup().capabilities.includes('sessions')
  if (!player) return <SecurityWaiting />
  return (
    <AccountFrame page="security" above="account" text={t('account.securityText')}>
      <section className="account-section">
        <h2>{t('account.thisSession')}</h2>
        <Details
          rows={[
            { label: t('account.signedInAs'), value: player.accountId },
            { label: t('account.thisBrowser'), value: browserName(navigator.userAgent) },
            { label: t('account.sessionKeeping'), value: t('account.sessionKeepingText') },
          ]}
        />
      </section>
      <section className="account-section">
        <h2>{t(hasDevices ? 'help.sessions.title' : 'account.otherSessions')}</h2>
        {hasDevices ? <DeviceList /> : null}
        <p>{t('account.otherSessionsText')}</p>
        <EndOtherSessions />
      </section>
      <section className="account-section">
        <h2>{t('login.password')}</h2>
        <p>{t('account.passwordText')}</p>
        <Link className={buttonClass({ variant: 'outline' })} to="/change-password">
          {t('_m:page.change-password')}
        </Link>
      </section>
    </AccountFrame>
  )
}

export function SecurityWaiting() {
  const { t } = useTranslation()
  return (
    <AccountFrame isWaiting page="security" above="account" text={t('account.securityText')}>
      <Skeleton className="details-place" />
      <Skeleton lines={3} />
    </AccountFrame>
  )
}
