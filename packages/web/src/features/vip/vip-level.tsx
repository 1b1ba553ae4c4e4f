import type { Vip } from '@marquee/contracts/areas/vip'
import type { Money } from '@marquee/contracts/money'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { remainingAmount } from './remaining-amount.ts'

interface VipLevelProps {
  vip: Vip
  /** Whether it says how much has to be deposited. */
  hasDeposits: boolean
}

/** The player's level, the next one, and the progress towards it: by deposits, where they may be told, and by turnover. */
export function VipLevel({ vip, hasDeposits }: VipLevelProps) {
  const { t } = useTranslation()
  return (
    <section className="vip-card" aria-label={t('vip.yourLevel')}>
      <div className="vip-levels">
        <p className="vip-level-now">
          <span>{t('vip.yourLevel')}</span>
          <strong>
            <span className="vip-mark">
              <Icon name="crown" />
            </span>
            {vip.currentLevel || t('vip.noLevel')}
          </strong>
        </p>
        {vip.nextLevel ? (
          <p className="vip-level-next">
            <span>{t('vip.nextLevel')}</span>
            <strong>{vip.nextLevel}</strong>
          </p>
        ) : null}
      </div>
      {vip.nextLevel ? (
        <>
          {hasDeposits ? (
            <LevelProgress
              label={t('site.vip.deposit')}
              percent={vip.depoProgress}
              done={vip.totalDeposit}
              target={vip.depositNext}
              missing={remainingAmount(vip.totalDeposit, vip.depositNext)}
            />
          ) : null}
          <LevelProgress
            label={t('site.vip.turnover')}
            percent={vip.toProgress}
            done={vip.totalTurnover}
            target={vip.turnoverNext}
            missing={remainingAmount(vip.totalTurnover, vip.turnoverNext)}
          />
        </>
      ) : vip.currentLevel ? (
        <p className="vip-top">{t('vip.top')}</p>
      ) : null}
    </section>
  )
}

interface LevelProgressProps {
  label: string
  /** 0 to 100. */
  percent: number
  done: Money
  target: Money
  missing: Money | undefined
}

function LevelProgress({ label, percent, done, target, missing }: LevelProgressProps) {
  const { t } = useTranslation()
  const { money, percent: formatPercent } = useFormat()
  const hasTarget = /[1-9]/.test(target.amount)
  return (
    <div className="vip-way">
      <p className="vip-way-head">
        <span>{label}</span>
        <span className="num">{formatPercent(percent)}</span>
      </p>
      <ProgressBar label={label} percent={percent} />
      {hasTarget ? (
        <p className="vip-way-foot num">
          <span>{t('site.vip.progress', { done: money(done), target: money(target) })}</span>
          <span>
            {percent >= 100
              ? t('vip.reached')
              : missing
                ? t('vip.missing', { amount: money(missing) })
                : null}
          </span>
        </p>
      ) : null}
    </div>
  )
}
