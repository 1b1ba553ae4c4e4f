import type { Deposit } from '@marquee/contracts/cashier/deposit'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '../../../i18n/format.ts'
import { Countdown } from '../../../ui/layout/countdown.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { depositAddress } from '../payment/deposit-address.ts'
import './waiting-deposits.css'

/** The deposits that still wait for the player's payment, also those begun on another device. */
export function WaitingDeposits({ deposits }: { deposits: readonly Deposit[] }) {
  const { t } = useTranslation()
  const { money, dateTime } = useFormat()
  if (deposits.length === 0) return null
  return (
    <section className="waiting-deposits">
      <h2>{t('cashier.deposit.waiting')}</h2>
      <ul>
        {deposits.map(({ depositId, amount, channelName, expiresAt }) => (
          <li key={depositId}>
            <Link className="waiting-deposit" to={depositAddress(depositId)}>
              <Icon name="clock" />
              <span className="waiting-words">
                <strong>
                  {amount ? <span className="num">{money(amount)}</span> : null} {channelName}
                </strong>
                {expiresAt ? <span>{t('cashier.deposit.payBy', { time: dateTime(expiresAt) })}</span> : null}
              </span>
              {expiresAt ? <Countdown untilMs={Date.parse(expiresAt)} /> : null}
              <span className="waiting-go">
                {t('cashier.deposit.continue')}
                <Icon name="chevron-right" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
