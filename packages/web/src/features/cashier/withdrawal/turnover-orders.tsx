import type { TurnoverOrder } from '@marquee/contracts/areas/cashier/withdrawals'
import { toMinor } from '@marquee/contracts/money'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { useLocalText } from '../../../i18n/use-local-text.ts'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { LoadFailure } from '../load-failure.tsx'
import './turnover-orders.css'

/** The id of the section, for a link to it. */
export const turnoverId = 'turnover'

const perPage = 50

/** What has to be bet before money can be withdrawn, order by order. */
export function TurnoverOrders() {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = usePlayerQuery('listTurnover', { query: { perPage } })
  return (
    <section className="cashier-card turnover" id={turnoverId} tabIndex={-1}>
      <h2>{t('cashier.turnover.title')}</h2>
      <p className="turnover-text">{t('cashier.turnover.text')}</p>
      {data ? (
        <ul>
          {data.items.map((order) => (
            <Order key={order.orderNo} order={order} />
          ))}
        </ul>
      ) : error ? (
        <LoadFailure problem={error.problem} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="turnover-place" />
      )}
    </section>
  )
}

function Order({ order }: { order: TurnoverOrder }) {
  const { t } = useTranslation()
  const { money, dateTime, percent } = useFormat()
  const localText = useLocalText()
  const { source, completed, required, remaining, isPassed, createdAt, expiresAt } = order
  const done = percentDone(completed.amount, required.amount)
  const name = source === 'DEPOSIT' || source === 'BONUS' || source === 'ADJUSTMENT' ? source : 'OTHER'
  const title =
    localText(order.promoTitleEn, order.promoTitleLocal, order.promoTitleCn) || t(`cashier.turnover.${name}`)
  const note = localText(order.contributionNoteEn, order.contributionNoteLocal, order.contributionNoteCn)
  return (
    <li className="turnover-order">
      <h3>
        {title} <span className="num">{money(order.amount)}</span>
      </h3>
      {isPassed ? (
        <Badge tone="success" icon="check">
          {t('cashier.turnover.passed')}
        </Badge>
      ) : (
        <span className="turnover-left num">{t('cashier.turnover.left', { amount: money(remaining) })}</span>
      )}
      <ProgressBar label={t('cashier.turnover.progress', { title, percent: percent(done) })} percent={done} />
      <p className="turnover-facts num">
        {t('cashier.turnover.done', { completed: money(completed), required: money(required) })}
      </p>
      <p className="turnover-facts">
        {expiresAt ? t('cashier.turnover.until', { time: dateTime(expiresAt) }) : dateTime(createdAt)}
      </p>
      {note ? <p className="turnover-note">{note}</p> : null}
    </li>
  )
}

/** How much of an order is done, in whole percent: 100 only when all of it is. */
function percentDone(completed: string, required: string): number {
  const total = toMinor(required)
  if (total <= 0n) return 100
  const share = (toMinor(completed) * 100n) / total
  return Math.min(100, Math.max(0, Number(share)))
}
