import type { Withdrawal } from '@marquee/contracts/areas/cashier/withdrawals'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Timeline, type TimelineStep } from '../../../ui/layout/timeline.tsx'
import { isSentBack } from './is-sent-back.ts'
import { stepName } from './step-name.ts'
import { stepsInOrder } from './steps-in-order.ts'
import { withdrawalStage } from './withdrawal-stage.ts'

const stages = ['withUs', 'checked', 'onItsWay'] as const

/** The three stages side by side, and beneath them every step with its time. */
export function TrackerSteps({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const reached = withdrawalStage(withdrawal)
  const hasFailed = isSentBack(withdrawal)
  const steps = stepsInOrder(withdrawal).map(({ status, at }, place, all): TimelineStep => {
    const isLast = place === all.length - 1
    const isEnd = isLast && hasFailed && status !== 'REFUNDED'
    const isNow = isLast && !hasFailed && status !== 'COMPLETED'
    return {
      id: `${status} ${at}`,
      title: t(`cashier.steps.${stepName(status)}`),
      note: at ? dateTime(at) : undefined,
      state: isEnd || status === 'FAILED' ? 'failed' : isNow ? 'current' : 'done',
    }
  })
  return (
    <>
      <ol className="tracker-stages" aria-label={t('cashier.tracker.stages')}>
        {stages.map((stage, place) => (
          <li
            key={stage}
            data-state={
              place < reached ? 'done' : place > reached ? 'coming' : hasFailed ? 'failed' : 'current'
            }
            aria-current={place === reached ? 'step' : undefined}
          >
            {t(`cashier.tracker.${stage}`)}
          </li>
        ))}
      </ol>
      <Timeline label={t('cashier.tracker.stepsLabel')} steps={steps} />
    </>
  )
}
