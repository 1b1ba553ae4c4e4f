import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '../../../i18n/format.ts'
import { Countdown } from '../../../ui/layout/countdown.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { depositAddress } from '../payment/deposit-address.ts'
import { openState } from '../payment/open-state.ts'
import './waiting-deposits.css'

/** The deposits that have not ended, also those begun on another device: first those that wait for the payment. */
export function WaitingDeposits({ deposits }: { deposits: readonly Deposit[] }) {
  const { t } = useTranslation()
  const isUnpaid = (deposit: Deposit) => openState(deposit) === 'unpaid'
  return (
    <section className="waiting-deposits">
      <h2>{t(deposits.every(isUnpaid) ? 'cashier.deposit.waiting' : 'cashier.deposit.open')}</h2>
      <ul>
        {deposits
          .toSorted((one, other) => Number(isUnpaid(other)) - Number(isUnpaid(one)))
          .map((deposit) => (
            <li key={deposit.depositId}>
              <WaitingDeposit deposit={deposit} />
            </li>
          ))}
      </ul>
    </section>
  )
}

function WaitingDeposit({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation()
  const { money, dateTime } = useFormat()
  const { depositId, amount, channelName } = deposit
  const state = openState(deposit)
  const payBy = state === 'unpaid' ? deposit.expiresAt : ''
  return (
    <Link className="waiting-deposit" to={depositAddress(depositId)}>
      <Icon name="clock" />
      <span className="waiting-words">
        <strong>
          {amount ? <span className="num">{money(amount)}</span> : null} {channelName}
        </strong>
        {payBy ? <span>{t('cashier.deposit.payBy', { time: dateTime(payBy) })}</span> : null}
        {state === 'unpaid' ? null : <span>{t(`cashier.status.${state}`)}</span>}
      </span>
      {payBy ? <Countdown untilMs={Date.parse(payBy)} /> : null}
      <span className="waiting-go">
        {t(state === 'unpaid' ? 'cashier.deposit.continue' : 'cashier.blockers.track')}
        <Icon name="chevron-right" />
      </span>
    </Link>
  )
}
