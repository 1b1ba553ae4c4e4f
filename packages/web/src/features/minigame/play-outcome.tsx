import { useTranslation } from 'react-i18next'
import { useStartup } from '../../brand/startup-context.ts'
import { useFormat } from '../../i18n/format.ts'
import type { PlayState, Reward } from './use-play.ts'

/** The outcome of a play, announced once it is settled. Its place is reserved, so that nothing moves when it appears. */
export function PlayOutcome({ state }: { state: PlayState }) {
  const { t } = useTranslation()
  const rewardText = useRewardText()
  const settled = state.phase === 'done' ? state : undefined
  const prize = settled?.prize?.label
  const isNothing = settled?.reward?.rewardType === 'NONE'
  const won = (settled?.reward && rewardText(settled.reward)) || prize || ''
  return (
    <div className="mini-outcome" role="status" data-won={(settled && !isNothing) || undefined}>
      {settled ? (
        <>
          <p className="mini-outcome-title">
            {isNothing ? prize || t('minigame.nothing') : t('minigame.won', { prize: won })}
          </p>
          <p className="mini-note">
            {isNothing ? t('minigame.nothingText') : destinationText(settled.reward, t)}
          </p>
        </>
      ) : (
        <p className="mini-note">{t(`minigame.phase.${phaseText(state)}`)}</p>
      )}
    </div>
  )
}

function phaseText({ phase }: PlayState): 'ready' | 'placing' | 'revealing' | 'claiming' {
  return phase === 'unsure' || phase === 'done' ? 'ready' : phase
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
