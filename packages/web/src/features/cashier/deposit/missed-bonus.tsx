import { toMinor } from '@marquee/contracts/amounts'
import type { AmountCeiling } from '@marquee/contracts/areas/cashier/amount-ceiling'
import type { DepositMethod } from '@marquee/contracts/areas/cashier/deposit-methods'
import { useFormat } from '../../../i18n/format.ts'
import { useLocalText } from '../../../i18n/use-local-text.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useOwnQuery } from '../../../player/use-own-query.ts'
import { useChannelName } from '../use-channel-name.ts'

interface MissedBonusProps {
  promoId: string
  /** A valid amount, a decimal string. */
  amount: string
  most: AmountCeiling | null
  method: DepositMethod
}

/** Says why the bonus that the player chose doesn't come with this deposit. */
export function MissedBonus({ promoId, amount, most, method }: MissedBonusProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const localText = useLocalText()
  const channelName = useChannelName()
  const { data } = useOwnQuery('getPromotion', { params: { id: promoId } })
  if (!data) return null
  const { minDeposit, eligibility } = data
  const title = localText(data.title)
  const isTooSmall = minDeposit !== null && toMinor(amount) < toMinor(minDeposit.amount)
  const isOutOfReach =
    minDeposit !== null && most !== null && toMinor(most.amount) < toMinor(minDeposit.amount)
  const why = isOutOfReach
    ? t('cashier.bonus.notEligible', { title })
    : isTooSmall
      ? t('cashier.bonus.belowMin', { title, amount: money(minDeposit) })
      : eligibility.some(({ met }) => met === false)
        ? t('cashier.bonus.notEligible', { title })
        : t('cashier.bonus.otherMethod', { title, method: channelName(method) })
  return (
    <p className="missed-bonus" role="status">
      {why}
    </p>
  )
}
