import { useTranslation } from 'react-i18next'
import { useStartup } from '../../brand/startup-context.ts'
import { useFormat } from '../../i18n/format.ts'
import type { PlayResult } from './play-result.ts'
import type { PlayState, Reward } from './use-play.ts'

interface PlayOutcomeProps {
  state: PlayState
  result: PlayResult | undefined
  /** What the player can do before the play is settled. */
  hint: string
}

/** The outcome of a play, announced once it is settled. Its place is reserved, so that nothing moves when it appears. */
export function PlayOutcome({ state, result, hint }: PlayOutcomeProps) {
  const { t } = useTranslation()
  const rewardText = useRewardText()
  if (state.phase !== 'done' || !result) {
    return (
      <div className="mini-outcome" role="status">
        <p className="mini-note">{hint}</p>
      </div>
    )
  }
  const { prize, reward } = state
  const won = (reward && rewardText(reward)) || prize?.label || ''
  return (
    <div className="mini-outcome" role="status" data-result={result}>
      <p className="mini-outcome-title">
        {result === 'nothing'
          ? t('minigame.nothing')
          : t(result === 'won' ? 'minigame.won' : 'minigame.wonLess', { prize: won })}
      </p>
      <p className="mini-note">
        {result === 'nothing' ? t('minigame.nothingText') : destinationText(reward, t)}
      </p>
    </div>
  )
}

/** Formats a reward's amount by its type; empty where the platform does not report one. */
function useRewardText(): (reward: Reward) => string {
  const { t } = useTranslation()
  const { money, number } = useFormat()
  const { currency } = useStartup().site
  return ({ rewardType, amount }) => {
    if (amount === '') return ''
    if (rewardType === 'CASH') return money({ amount, currency })
    return rewardType === 'TOKEN' ? t('account.tokens', { number: number(Number(amount)) }) : ''
  }
}

function destinationText(
  reward: Reward | undefined,
  t: ReturnType<typeof useTranslation<'ui'>>['t'],
): string {
  if (reward?.rewardType === 'CASH') return t('minigame.toBalance')
  return reward?.rewardType === 'TOKEN' ? t('minigame.toTokens') : t('minigame.toAccount')
}
