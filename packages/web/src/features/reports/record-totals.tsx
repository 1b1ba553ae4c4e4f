import type { Money } from '@marquee/contracts/money'
import { SignedMoney } from './signed-money.tsx'

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
    <section className="record-totals">
      <h2>{title}</h2>
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
