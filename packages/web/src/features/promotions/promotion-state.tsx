import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/feedback/badge.tsx'

const tones = {
  OPTED_IN: 'success',
  CLAIMED: 'success',
  COMPLETED: 'success',
  NOT_ELIGIBLE: 'neutral',
  ENDED: 'neutral',
} as const

export type KnownState = keyof typeof tones

export const isKnownState = (state: string): state is KnownState => Object.hasOwn(tones, state)

/** The player's state of a promotion as a badge; nothing while it can simply be taken. */
export function PromotionState({ state }: { state: string }) {
  const { t } = useTranslation()
  if (!isKnownState(state)) return null
  const tone = tones[state]
  return (
    <Badge tone={tone} icon={tone === 'success' ? 'check' : undefined}>
      {t(`promotions.states.${state}`)}
    </Badge>
  )
}
