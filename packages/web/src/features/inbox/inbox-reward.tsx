import type { InboxMessage, InboxReward as Reward } from '@marquee/contracts/areas/inbox'
import { useTranslation } from 'react-i18next'
import { useStartup } from '../../brand/startup-context.ts'
import { useFormat } from '../../i18n/format.ts'
import { numericDisplay } from '../../i18n/numeric-display.ts'
import { Button } from '../../ui/button/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { useClaim } from './use-claim.ts'

const tones = { CLAIMABLE: 'accent', CLAIMED: 'success', EXPIRED: 'neutral' } as const

/** A message's reward as a badge for its heading. */
export function RewardBadge({ reward }: { reward: Reward }) {
  const { t } = useTranslation()
  const amount = useAmount(reward)
  return (
    <Badge tone={tones[reward.state]} icon={reward.state === 'CLAIMED' ? 'check' : undefined}>
      {reward.state === 'CLAIMABLE'
        ? amount
        : t(reward.state === 'CLAIMED' ? 'inbox.CLAIMED' : 'inbox.EXPIRED')}
    </Badge>
  )
}

/** A message's reward, its expiry, and the button that claims it. */
export function InboxReward({ message, reward }: { message: InboxMessage; reward: Reward }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const amount = useAmount(reward)
  const { claim, isClaiming, isUnsure } = useClaim(message)
  const stateText = () => {
    if (reward.state !== 'CLAIMABLE')
      return t(reward.state === 'CLAIMED' ? 'inbox.CLAIMEDText' : 'inbox.EXPIREDText')
    if (isUnsure) return t('inbox.unsure')
    return message.expiresAt ? t('inbox.until', { date: dateTime(message.expiresAt) }) : null
  }
  return (
    <div className="inbox-reward">
      <Icon name="gift" />
      <p className="inbox-reward-words">
        <strong className="num">{amount}</strong>
        <span role="status">{stateText()}</span>
      </p>
      {reward.state === 'CLAIMABLE' ? (
        <Button busy={isClaiming} onClick={claim}>
          {t(isUnsure ? 'inbox.check' : 'inbox.claim')}
        </Button>
      ) : null}
    </div>
  )
}

/** The formatted amount: money in the site's currency, tokens by number, others with the platform's type name. */
function useAmount({ type, amount }: Reward): string {
  const { t } = useTranslation()
  const { money, number } = useFormat()
  const { currency } = useStartup().site
  if (type === 'CASH') return money({ amount, currency })
  if (type === 'TOKEN') return t('account.tokens', { number: number(Number(amount)) })
  return t('inbox.amountOf', { amount: numericDisplay(amount), kind: type })
}
