import type { Money } from '@marquee/contracts/money'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Icon } from '../../../ui/media/icon.tsx'

/** The player's VIP level and two progress bars to the next one (specification, section 9). */
export function VipProgress() {
  const { t } = useTranslation()
  const { data: vip } = usePlayerQuery('getVip', {})
  if (!vip?.currentLevel) return null
  return (
    <div className="vip">
      <p className="vip-level">
        <Icon name="crown" />
        {vip.currentLevel}
        {vip.nextLevel ? (
          <span className="vip-next">{t('site.vip.next', { level: vip.nextLevel })}</span>
        ) : null}
      </p>
      <VipBar
        label={t('site.vip.deposit')}
        percent={vip.depoProgress}
        done={vip.totalDeposit}
        target={vip.depositNext}
      />
      <VipBar
        label={t('site.vip.turnover')}
        percent={vip.toProgress}
        done={vip.totalTurnover}
        target={vip.turnoverNext}
      />
    </div>
  )
}

interface VipBarProps {
  label: string
  percent: number
  done: Money
  target: Money
}

function VipBar({ label, percent, done, target }: VipBarProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const hasTarget = /[1-9]/.test(target.amount)
  return (
    <div className="vip-bar">
      <p>
        <span>{label}</span>
        {hasTarget ? (
          <span className="num">{t('site.vip.progress', { done: money(done), target: money(target) })}</span>
        ) : null}
      </p>
      <ProgressBar label={label} percent={percent} />
    </div>
  )
}
