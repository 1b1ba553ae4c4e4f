import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import type { PlayerLevel } from './use-player-level.ts'

/** The player's points and level; nothing where the platform does not tell them. */
export function PlayPoints({ level, isError }: { level: PlayerLevel | undefined; isError: boolean }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  if (!level) return isError ? null : <Skeleton className="mini-points" />
  return (
    <p className="mini-points num">
      <Icon name="trophy" />
      <strong>{t('minigame.level', { level: level.level })}</strong>
      <span>{t('minigame.points', { number: number(level.points), next: level.nextLevel })}</span>
    </p>
  )
}
