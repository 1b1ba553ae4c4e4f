import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import { toMinor } from '@marquee/contracts/money'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '../../../i18n/format.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { reasonText } from '../reason-text.ts'
import { SupportLink } from '../support-link.tsx'
import { arrivedAmount } from './arrived-amount.ts'
import { endState } from './end-state.ts'

/** How a deposit ended: what arrived, or why nothing did and what can be done. */
export function DepositEnd({ deposit }: { deposit: Deposit }) {
  return deposit.status === 'SUCCESS' ? <Arrived deposit={deposit} /> : <NotArrived deposit={deposit} />
}

function Arrived({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { bonusAmount } = deposit
  const arrived = arrivedAmount(deposit)
  return (
    <section className="cashier-card payment payment-end" data-end="good">
      <span className="cashier-mark payment-mark">
        <Icon name="check" />
      </span>
      <div className="cashier-head">
        {arrived ? <p className="cashier-amount num">{money(arrived)}</p> : null}
        <h2>{t('cashier.ended.SUCCESS')}</h2>
        {bonusAmount && toMinor(bonusAmount.amount) > 0n ? (
          <p className="cashier-text">{t('cashier.ended.bonus', { bonus: money(bonusAmount) })}</p>
        ) : null}
      </div>
      <Link className={buttonClass()} to="/">
        {t('site.home')}
      </Link>
    </section>
  )
}

function NotArrived({ deposit: { status, reasonCode, amount, channelName } }: { deposit: Deposit }) {
  const { t, i18n } = useTranslation()
  const { money } = useFormat()
  const end = endState(status)
  const reason = reasonText(reasonCode, i18n)
  return (
    <section className="cashier-card payment payment-end" data-end="bad">
      <span className="cashier-mark payment-mark">
        <Icon name="info" />
      </span>
      <div className="cashier-head">
        <p className="cashier-via">
          {channelName} {amount ? <span className="num">{money(amount)}</span> : null}
        </p>
        <h2>{t(`cashier.ended.${end}`)}</h2>
        {reason ? <p className="cashier-reason">{reason}</p> : null}
        <p className="cashier-text">{t(`cashier.ended.${end}Text`)}</p>
      </div>
      <SupportLink />
    </section>
  )
}
