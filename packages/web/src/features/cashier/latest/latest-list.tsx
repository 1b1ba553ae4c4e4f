import type { Money } from '@marquee/contracts/money'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../../i18n/format.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import './latest-list.css'

/** A deposit or withdrawal, in one line. */
export interface LatestRecord {
  address: string
  amount: Money | null
  via: string
  /** ISO 8601; empty where it is not known. */
  at: string
  state: string
  /** Undefined for what went as it should. */
  tone: ComponentProps<typeof Badge>['tone']
}

const mostRecords = 5

/** The player's latest deposits or withdrawals, each with the way to its page; nothing where there are none. */
export function LatestList({ title, records }: { title: string; records: readonly LatestRecord[] }) {
  const { money, dateTime } = useFormat()
  if (records.length === 0) return null
  return (
    <section className="stack gap-2 latest-records">
      <h2 className="subhead">{title}</h2>
      <ul className="panel lines">
        {records.slice(0, mostRecords).map(({ address, amount, via, at, state, tone }) => (
          <li key={address}>
            <Link className="latest-record" to={address}>
              <span className="latest-words">
                <span>
                  {amount ? <strong className="num">{money(amount)}</strong> : null} {via}
                </span>
                {at ? <time dateTime={at}>{dateTime(at)}</time> : null}
              </span>
              {tone ? <Badge tone={tone}>{state}</Badge> : <span className="fine">{state}</span>}
              <Icon name="chevron-right" size={20} tone="faint" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
