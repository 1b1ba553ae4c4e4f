import type { WithdrawalInfo } from '@marquee/contracts/areas/cashier/withdrawals'
import { toMinor } from '@marquee/contracts/money'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import './balance-card.css'

/** What can be withdrawn, what cannot yet and why, and today's limits. */
export function BalanceCard({ info }: { info: WithdrawalInfo }) {
  const { t } = useTranslation()
  const { money, number } = useFormat()
  const { withdrawableBalance, lockedBalance, dailyLimit, dailyUsed, dailyCountLeft, freeCountLeft } = info
  const facts = [
    ['daily', dailyLimit && dailyUsed && `${money(dailyUsed)} / ${money(dailyLimit)}`],
    ['countLeft', dailyCountLeft !== null && number(dailyCountLeft)],
    ['freeLeft', freeCountLeft !== null && number(freeCountLeft)],
  ] as const
  return (
    <section className="cashier-card balance-card">
      <div>
        <h2>{t('cashier.balance.withdrawable')}</h2>
        <p className="balance-amount num">{withdrawableBalance ? money(withdrawableBalance) : '–'}</p>
      </div>
      {lockedBalance && toMinor(lockedBalance.amount) > 0n ? (
        <div>
          <h3>{t('cashier.balance.locked')}</h3>
          <p className="balance-locked num">{money(lockedBalance)}</p>
          <p className="balance-text">{t('cashier.balance.lockedText')}</p>
        </div>
      ) : null}
      <dl className="balance-facts">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{t(`cashier.balance.${name}`)}</dt>
              <dd className="num">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  )
}
