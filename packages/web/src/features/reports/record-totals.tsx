import type { Money } from '@marquee/contracts/money'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../../ui/feedback/badge.tsx'

interface RecordTotalsProps {
  /** What the sums are of. */
  title: string
  items: readonly { label: string; money: Money | null; isResult?: boolean }[]
}

/** The sums of a whole filter; those that the platform leaves out are left out. */
export function RecordTotals({ title, items }: RecordTotalsProps) {
  const known = items.flatMap(({ money, ...item }) => (money ? [{ ...item, money }] : []))
  if (known.length === 0) return null
  return (
    <section className="card record-totals">
      <h2 className="subhead">{title}</h2>
      <dl>
        {known.map(({ label, money, isResult }) => (
          <div key={label} data-result={isResult}>
            <dt>{label}</dt>
            <dd className="num">
              <SignedMoney money={money} hasSign={isResult} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface SignedMoneyProps {
  money: Money
  /** Marks an amount above zero with a plus sign, and gains and losses by color as well. */
  hasSign?: boolean | undefined
}

/** An amount of money; as a gain or a loss, with its sign. */
export function SignedMoney({ money, hasSign = false }: SignedMoneyProps) {
  const { money: format } = useFormat()
  const text = format(money)
  if (!hasSign || !/[1-9]/.test(money.amount)) return text
  const isLoss = money.amount.startsWith('-')
  return (
    <span className="record-signed" data-gain={isLoss ? undefined : true}>
      {isLoss ? text : `+${text}`}
    </span>
  )
}

const tones = {
  SUCCESS: undefined,
  COMPLETED: undefined,
  SETTLED: undefined,
  OPEN: 'accent',
  PENDING: 'warning',
  PENDING_KYC: 'warning',
  IN_REVIEW: 'warning',
  APPROVED: 'warning',
  PROCESSING: 'warning',
  VOID: 'neutral',
  CANCELLED: 'neutral',
  REFUNDED: 'neutral',
  REJECTED: 'danger',
  FAILED: 'danger',
} as const
type KnownStatus = keyof typeof tones

const isKnown = (status: string): status is KnownStatus => Object.hasOwn(tones, status)

/** The state of a movement or a bet in words; one that the platform's contract does not name, as the platform wrote it. */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useTranslation()
  if (!isKnown(status)) return <Badge>{status}</Badge>
  const text = t(`records.status.${status}`)
  const tone = tones[status]
  // What is done as it should be is not worth a badge in every line.
  return tone ? <Badge tone={tone}>{text}</Badge> : <span className="record-done">{text}</span>
}
