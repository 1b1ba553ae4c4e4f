import type { WithdrawalInfo } from '@marquee/contracts/areas/cashier/withdrawals'
import { Link } from 'react-router'
import { useStartup } from '../../../brand/startup-context.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { Icon, type IconName } from '../../../ui/media/icon.tsx'
import { WayToOpen } from '../refusal-notice.tsx'
import { SupportLink } from '../support-link.tsx'
import { withdrawalAddress } from '../tracker/withdrawal-state.ts'
import './blockers.css'

const icons = {
  TURNOVER: 'refresh',
  KYC: 'user',
  NO_BANK: 'wallet',
  PENDING_WITHDRAWAL: 'clock',
  LIMIT: 'clock',
  BANK_CHANGE_HOLD: 'lock',
} as const satisfies Record<string, IconName>
type KnownBlocker = keyof typeof icons

const isKnown = (blocker: string): blocker is KnownBlocker => Object.hasOwn(icons, blocker)

interface BlockersProps {
  info: WithdrawalInfo
  /** The withdrawal that is under way; empty where none is found, undefined until it is known. */
  openId: string | undefined
}

/** Everything that stands in the way of a withdrawal, in one list, each with what removes it. */
export function Blockers({ info, openId }: BlockersProps) {
  const { t } = useTranslation()
  const { money, dateTime } = useFormat()
  const remaining = info.turnover ? money(info.turnover.remaining) : ''
  return (
    <section className="card stack cashier-card blockers">
      <h2>{t('cashier.blockers.title')}</h2>
      <ul>
        {info.blockers.map((blocker) => {
          const name = isKnown(blocker) ? blocker : 'OTHER'
          const words = name === 'KYC' ? kycWords(info.kycStatus) : name
          return (
            <li key={blocker}>
              <span className="mark blocker-mark">
                <Icon name={isKnown(blocker) ? icons[blocker] : 'info'} size={20} />
              </span>
              <div className="blocker-words">
                <h3>{t(`cashier.blockers.${words}`, { amount: remaining })}</h3>
                <p className="muted">
                  {name === 'BANK_CHANGE_HOLD' && info.holdUntil
                    ? t('cashier.blockers.BANK_CHANGE_HOLD_until', { time: dateTime(info.holdUntil) })
                    : t(`cashier.blockers.${words}_cure`)}
                </p>
              </div>
              <BlockerFix blocker={name} openId={openId} isChecked={words === 'KYC_PENDING'} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The name of the words for an identity that isn't verified: how far that is. */
function kycWords(status: string) {
  return status === 'PENDING' || status === 'REJECTED' || status === 'EXPIRED'
    ? (`KYC_${status}` as const)
    : 'KYC'
}

interface BlockerFixProps {
  blocker: KnownBlocker | 'OTHER'
  openId: string | undefined
  /** The identity is being checked: there is nothing to do but to look. */
  isChecked: boolean
}

/** The id of what is left of the turnover, for a link to it. */
export const turnoverId = 'turnover'

/** What removes a blocker. */
function BlockerFix({ blocker, openId, isChecked }: BlockerFixProps) {
  const { t } = useTranslation()
  const { capabilities } = useStartup()
  const link = (to: string, text: string) => (
    <Link className={buttonClass({ variant: 'tonal' })} to={to}>
      {text}
    </Link>
  )
  switch (blocker) {
    case 'TURNOVER':
      return (
        <a className={buttonClass({ variant: 'tonal' })} href={`#${turnoverId}`}>
          {t('cashier.blockers.seeTurnover')}
        </a>
      )
    case 'KYC':
      return capabilities.includes('kyc') ? (
        link('/verification', t(isChecked ? 'cashier.blockers.track' : 'cashier.blockers.verify'))
      ) : (
        <SupportLink />
      )
    case 'NO_BANK':
      return capabilities.includes('banks') ? (
        link('/add-bank?next=/withdrawal', t('cashier.account.add'))
      ) : (
        <SupportLink />
      )
    case 'PENDING_WITHDRAWAL':
      if (openId === undefined) return null
      return openId ? (
        link(withdrawalAddress(openId), t('cashier.blockers.track'))
      ) : (
        <WayToOpen kind="withdrawal" openId={openId} />
      )
    case 'OTHER':
      return <SupportLink />
    default:
      return null
  }
}
