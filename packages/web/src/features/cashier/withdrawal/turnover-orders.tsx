import { toMinor } from '@marquee/contracts/amounts'
import type { TurnoverOrder } from '@marquee/contracts/areas/cashier/withdrawals'
import { QueryResults } from '../../../brand/query-results.tsx'
import { useDayText } from '../../../i18n/day-text.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useLocalText } from '../../../i18n/use-local-text.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { turnoverId } from './blockers.tsx'

const perPage = 50

/** What has to be bet before money can be withdrawn, order by order. */
export function TurnoverOrders() {
  const { t } = useTranslation()
  const result = usePlayerQuery('listTurnover', { query: { perPage } })
  return (
    <section className="card stack cashier-card turnover" id={turnoverId} tabIndex={-1}>
      <h2>{t('cashier.turnover.title')}</h2>
      <p className="muted">{t('cashier.turnover.text')}</p>
      <QueryResults result={result} skeleton={<Skeleton height={120} />}>
        {({ items }) => (
          <ul>
            {items.map((order) => (
              <Order key={order.orderNo} order={order} />
            ))}
          </ul>
        )}
      </QueryResults>
    </section>
  )
}

function Order({ order }: { order: TurnoverOrder }) {
  const { t } = useTranslation()
  const { money, dateTime, percent } = useFormat()
  const localText = useLocalText()
  const { source, completed, required, remaining, isPassed, createdAt, expiresAt } = order
  const lastDay = useDayText().through(expiresAt)
  const done = percentDone(completed.amount, required.amount)
  const name = source === 'DEPOSIT' || source === 'BONUS' || source === 'ADJUSTMENT' ? source : 'OTHER'
  const title = localText(order.promoTitle) || t(`cashier.turnover.${name}`)
  const note = localText(order.contributionNote)
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
      <p className="fine turnover-facts num">
        {t('cashier.turnover.done', { completed: money(completed), required: money(required) })}
      </p>
      <p className="fine turnover-facts">
        {!expiresAt
          ? dateTime(createdAt)
          : lastDay
            ? t('cashier.turnover.through', { day: lastDay })
            : t('cashier.turnover.until', { time: dateTime(expiresAt) })}
      </p>
      {note ? <p className="muted turnover-note">{note}</p> : null}
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
