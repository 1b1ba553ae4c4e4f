import type { WithdrawalInfo } from '@marquee/contracts/areas/cashier/withdrawals'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useStartup } from '../../../brand/startup-context.ts'
import { useFormat } from '../../../i18n/format.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { Icon, type IconName } from '../../../ui/media/icon.tsx'
import { SupportLink } from '../support-link.tsx'
import { turnoverId } from './turnover-orders.tsx'
import { withdrawalAddress } from './withdrawal-address.ts'
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
    <section className="cashier-card blockers">
      <h2>{t('cashier.blockers.title')}</h2>
      <ul>
        {info.blockers.map((blocker) => {
          const name = isKnown(blocker) ? blocker : 'OTHER'
          return (
            <li key={blocker}>
              <span className="blocker-mark">
                <Icon name={isKnown(blocker) ? icons[blocker] : 'info'} />
              </span>
              <div className="blocker-words">
                <h3>{t(`cashier.blockers.${name}`, { amount: remaining })}</h3>
                <p>
                  {name === 'BANK_CHANGE_HOLD' && info.holdUntil
                    ? t('cashier.blockers.BANK_CHANGE_HOLD_until', { time: dateTime(info.holdUntil) })
                    : t(`cashier.blockers.${name}_cure`)}
                </p>
              </div>
              <Cure blocker={name} openId={openId} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Cure({ blocker, openId }: { blocker: KnownBlocker | 'OTHER'; openId: string | undefined }) {
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
        link('/verification', t('cashier.blockers.verify'))
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
      return openId ? link(withdrawalAddress(openId), t('cashier.blockers.track')) : <SupportLink />
    case 'OTHER':
      return <SupportLink />
    default:
      return null
  }
}
