import { toMinor } from '@marquee/contracts/amounts'
import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import { Link } from 'react-router'
import { useStartup } from '../../../brand/startup-context.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BalanceParts } from '../../../player/balance-amount.tsx'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { FactLines } from '../../../ui/layout/fact-lines.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { reasonText } from '../cashier-texts.ts'
import { SupportLink } from '../support-link.tsx'
import { useChannelName } from '../use-channel-name.ts'
import { arrivedAmount, endState } from './deposit-state.ts'
import { ReceiptPlace } from './receipt-place.tsx'
import './deposit-progress.css'

interface DepositProps {
  deposit: Deposit
  /** The deposit may have moved on. */
  onChanged: () => void
}

/** How a deposit ended: what arrived, or why nothing did and what can be done. */
export function DepositEnd({ deposit, onChanged }: DepositProps) {
  if (deposit.status === 'SUCCESS') return <Arrived deposit={deposit} />
  return deposit.mayResendReceipt ? (
    <RefusedReceipt deposit={deposit} onChanged={onChanged} />
  ) : (
    <NotArrived deposit={deposit} />
  )
}

function Arrived({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { bonusAmount } = deposit
  const channelName = useChannelName()
  const arrived = arrivedAmount(deposit)
  return (
    <section className="card stack gap-4 cashier-card payment payment-end" data-end="good">
      <span className="mark cashier-mark payment-mark">
        <Icon name="check" size={32} />
      </span>
      <div className="center stack gap-1 cashier-head">
        <p className="quiet strong cashier-via">{channelName(deposit)}</p>
        {arrived ? <p className="cashier-amount num">{money(arrived)}</p> : null}
        <h2>{t('cashier.ended.SUCCESS')}</h2>
        {bonusAmount && toMinor(bonusAmount.amount) > 0n ? (
          <p className="cashier-text">{t('cashier.ended.bonus', { bonus: money(bonusAmount) })}</p>
        ) : null}
      </div>
      <AfterArrival />
      <Link className={buttonClass()} to="/">
        {t('site.home')}
      </Link>
    </section>
  )
}

/** What the player has now, and what is left to bet before it can be withdrawn. */
function AfterArrival() {
  const { t } = useTranslation()
  const { money } = useFormat()
  const hasWithdrawals = useStartup().capabilities.includes('withdrawals')
  const balance = usePlayerQuery('getBalance', {})
  const info = usePlayerQuery('getWithdrawalInfo', {}, hasWithdrawals)
  // A figure from before the deposit would be wrong.
  const unknown = '–'
  const now = balance.data && !balance.isFetching ? <BalanceParts balance={balance.data} /> : unknown
  const remaining = info.isFetching ? undefined : info.data?.turnover?.remaining
  return (
    <FactLines
      className="payment-after"
      facts={[
        [t('cashier.ended.balance'), now],
        [t('cashier.turnover.title'), hasWithdrawals && (remaining ? money(remaining) : unknown)],
      ]}
    />
  )
}

/** The money was sent and its receipt can't be read: another one goes with the same deposit. */
function RefusedReceipt({ deposit, onChanged }: DepositProps) {
  const { t, i18n } = useTranslation()
  const { money } = useFormat()
  const { depositId, amount, reasonCode } = deposit
  const channelName = useChannelName()(deposit)
  return (
    <section className="card stack gap-4 cashier-card payment">
      <div className="center stack gap-1 cashier-head">
        <p className="quiet strong cashier-via">
          {channelName} {amount ? <span className="num">{money(amount)}</span> : null}
        </p>
        <h2>{t('cashier.receipt.refused')}</h2>
        <p className="strong">{reasonText(reasonCode, i18n, channelName)}</p>
        <p className="cashier-text">{t('cashier.receipt.refusedText')}</p>
      </div>
      <ReceiptPlace isAgain depositId={depositId} onSent={onChanged} />
      <div className="wrap cashier-ways">
        <SupportLink />
      </div>
    </section>
  )
}

function NotArrived({ deposit }: { deposit: Deposit }) {
  const { t, i18n } = useTranslation()
  const { status, reasonCode, amount } = deposit
  const channelName = useChannelName()(deposit)
  const { money } = useFormat()
  const end = endState(status)
  const reason = reasonText(reasonCode, i18n, channelName)
  return (
    <section className="card stack gap-4 cashier-card payment payment-end" data-end="bad">
      <span className="mark cashier-mark payment-mark">
        <Icon name="info" size={32} />
      </span>
      <div className="center stack gap-1 cashier-head">
        <p className="quiet strong cashier-via">
          {channelName} {amount ? <span className="num">{money(amount)}</span> : null}
        </p>
        <h2>{t(`cashier.ended.${end}`)}</h2>
        {reason ? <p className="strong">{reason}</p> : null}
        <p className="cashier-text">{t(`cashier.ended.${end}Text`)}</p>
      </div>
      <SupportLink />
    </section>
  )
}
