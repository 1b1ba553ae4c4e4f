import type { Game } from '@marquee/contracts/areas/games/catalogue'
import type { Money } from '@marquee/contracts/money'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useTable } from './use-tables.ts'
import './table-facts.css'

/** What a live table takes and how many of its seats are free, over its picture. Renders nothing where nobody knows. */
export function TableFacts({ game }: { game: Game }) {
  const { t } = useTranslation()
  const { money, number } = useFormat()
  const table = useTable(game)
  if (!table) return null
  const { minBet, maxBet, seats } = table
  const whole = (amount: Money) => money(amount).replace(/\.00$/, '')
  const free = seats ? seats.total - seats.taken : 0
  if (!(minBet && maxBet) && !seats) return null
  return (
    <span className="wrap spread tile-table num">
      {minBet && maxBet ? <span>{`${whole(minBet)}–${whole(maxBet)}`}</span> : null}
      {seats ? (
        <span>
          {free === 0 ? t('games.tableFull') : t('games.seatsFree', { count: free, number: number(free) })}
        </span>
      ) : null}
    </span>
  )
}
