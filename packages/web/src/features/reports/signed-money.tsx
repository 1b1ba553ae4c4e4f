import type { Money } from '@marquee/contracts/money'
import { useFormat } from '../../i18n/format.ts'

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
