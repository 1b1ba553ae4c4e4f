import { toMinor } from '@marquee/contracts/amounts'
import type { TurnoverOrder, WithdrawalInfo } from '@marquee/contracts/areas/cashier/withdrawals'
import { Link } from 'react-router'
import { useStartup } from '../../../brand/startup-context.ts'
import { useDayText } from '../../../i18n/day-text.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useLocalText } from '../../../i18n/use-local-text.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon, type IconName } from '../../../ui/media/icon.tsx'
import { CashierFailure } from '../cashier-frame.tsx'
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
    <section className="cashier-card blockers">
      <h2>{t('cashier.blockers.title')}</h2>
      <ul>
        {info.blockers.map((blocker) => {
          const name = isKnown(blocker) ? blocker : 'OTHER'
          const words = name === 'KYC' ? kycWords(info.kycStatus) : name
          return (
            <li key={blocker}>
              <span className="blocker-mark">
                <Icon name={isKnown(blocker) ? icons[blocker] : 'info'} />
              </span>
              <div className="blocker-words">
                <h3>{t(`cashier.blockers.${words}`, { amount: remaining })}</h3>
                <p>
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
      return openId ? link(withdrawalAddress(openId), t('cashier.blockers.track')) : <SupportLink />
    case 'OTHER':
      return <SupportLink />
    default:
      return null
  }
}

/** The id of the section, for a link to it. */
const turnoverId = 'turnover'

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
        <CashierFailure problem={error.problem} isRetrying={isFetching} onRetry={() => void refetch()} />
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
  const lastDay = useDayText().through(expiresAt)
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
        {!expiresAt
          ? dateTime(createdAt)
          : lastDay
            ? t('cashier.turnover.through', { day: lastDay })
            : t('cashier.turnover.until', { time: dateTime(expiresAt) })}
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
