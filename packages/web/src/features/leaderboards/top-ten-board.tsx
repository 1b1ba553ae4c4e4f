import type { TopTen } from '@marquee/contracts/areas/site/notices'
import { useFormat } from '../../i18n/format.ts'

interface TopTenBoardProps {
  title: string
  entries: TopTen['winner']
}

/** One list of the top ten, the first place first. */
export function TopTenBoard({ title, entries }: TopTenBoardProps) {
  const { money, number } = useFormat()
  return (
    <section className="top-ten">
      <h2>{title}</h2>
      <ol>
        {entries.map(({ accountMasked, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no id but its rank
          <li key={index}>
            <span className="top-ten-place num">{number(index + 1)}</span>
            <span className="top-ten-name">{accountMasked}</span>
            <span className="top-ten-amount num">{money(amount)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
