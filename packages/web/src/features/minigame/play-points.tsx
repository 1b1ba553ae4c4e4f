import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useOperation } from '../../api/use-operation.ts'
import { useFormat } from '../../i18n/format.ts'
import { Icon } from '../../ui/media/icon.tsx'

/** The player's points and level, updated when the page opens. Renders nothing until the platform answers. */
export function PlayPoints() {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { mutate, data } = useOperation('gamifyMiniGame', { shownInPlace: true })
  useEffect(() => mutate({}), [mutate])
  if (!data) return null
  return (
    <p className="mini-points num">
      <Icon name="trophy" />
      <strong>{t('minigame.level', { level: data.level })}</strong>
      <span>{t('minigame.points', { number: number(data.points), next: data.nextLevel })}</span>
    </p>
  )
}
