import { isOffered, type PageName } from '@marquee/contracts/pages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { query } from '../../api/query.ts'
import { useStartup } from '../../brand/startup-context.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { Icon, type IconName } from '../../ui/media/icon.tsx'
import './new-account-steps.css'

const steps = [
  { page: 'deposit', icon: 'plus', text: 'account.deposit' },
  { page: 'edit-profile', icon: 'user', text: 'account.nextProfile' },
  { page: 'verification', icon: 'identity', text: 'account.nextVerify' },
  { page: 'hot', icon: 'gamepad', text: 'account.nextGames' },
  { page: 'vip', icon: 'crown', text: 'account.nextVip' },
] as const satisfies readonly { page: PageName; icon: IconName; text: string }[]

/** What a player can do who has just opened an account; only what the brand offers. */
export function NewAccountSteps() {
  const { t } = useTranslation()
  const { capabilities } = useStartup()
  const [isHidden, setHidden] = useState(false)
  const hasToVerify = useHasToVerify()
  if (isHidden) return null
  return (
    <section className="card new-account">
      <header className="row gap-0 spread">
        <h2>{t('account.nextTitle')}</h2>
        <IconButton icon="close" label={t('account.nextHide')} onClick={() => setHidden(true)} />
      </header>
      <ul>
        {steps
          .filter(({ page }) => isOffered(page, capabilities) && (page !== 'verification' || hasToVerify))
          .map(({ page, icon, text }) => (
            <li key={page}>
              <Link className="row strong" to={`/${page}`}>
                <span className="mark new-account-mark">
                  <Icon name={icon} />
                </span>
                <span>{t(text)}</span>
                <Icon name="chevron-right" size={20} tone="faint" />
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}

/** Whether a withdrawal waits for the player's identity; until the platform says, a new player's does. */
function useHasToVerify(): boolean {
  const { capabilities } = useStartup()
  const hasWithdrawals = capabilities.includes('withdrawals')
  const { data } = useQuery({
    ...query('getKyc', {}),
    enabled: hasWithdrawals && capabilities.includes('kyc'),
  })
  if (!data) return hasWithdrawals
  return hasWithdrawals && data.requiredFor.includes('WITHDRAWAL') && data.status === 'NONE'
}
