import { endedWithdrawalStates } from '@marquee/contracts/areas/cashier/states'
import type { Withdrawal } from '@marquee/contracts/areas/cashier/withdrawals'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useStartup } from '../../../brand/startup-context.ts'
import { useFormat } from '../../../i18n/format.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { useSecondsLeft } from '../../../ui/layout/use-seconds-left.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { reasonText } from '../reason-text.ts'
import { SupportLink } from '../support-link.tsx'

const ownStates = [
  'PENDING',
  'PENDING_KYC',
  'IN_REVIEW',
  'APPROVED',
  'PROCESSING',
  'COMPLETED',
  'REJECTED',
  'CANCELLED',
  'FAILED',
  'REFUNDED',
] as const

/** What a withdrawal is doing now, in words: the state, what is promised, and the reason when it is late or refused. */
export function TrackerHead({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { status, amount, bankName, accountNumberMasked } = withdrawal
  const state = ownStates.find((own) => own === status) ?? 'OTHER'
  return (
    <div className="cashier-head tracker-head" role="status">
      <p className="cashier-via">
        {bankName} <span className="num cashier-number">{accountNumberMasked}</span>
      </p>
      {amount ? <p className="cashier-amount num">{money(amount)}</p> : null}
      <h2>{t(`cashier.tracker.${state}`)}</h2>
      <p className="cashier-text">{t(`cashier.tracker.${state}_text`)}</p>
      <Reason withdrawal={withdrawal} />
      {status === 'PENDING_KYC' ? <IdentityWay /> : null}
      {endedWithdrawalStates.has(status) ? null : <PromisedTime withdrawal={withdrawal} />}
    </div>
  )
}

/** Where the player sees what the check of their identity still needs. */
function IdentityWay() {
  const { t } = useTranslation('_m')
  const { capabilities } = useStartup()
  return (
    <div className="cashier-ways">
      {capabilities.includes('kyc') ? (
        <Link className={buttonClass({ variant: 'tonal' })} to="/verification">
          {t('page.verification')}
        </Link>
      ) : (
        <SupportLink />
      )}
    </div>
  )
}

function PromisedTime({ withdrawal: { etaTo } }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const untilMs = Date.parse(etaTo)
  const isLate = useSecondsLeft(Number.isNaN(untilMs) ? undefined : untilMs) === 0
  if (Number.isNaN(untilMs)) return null
  if (!isLate)
    return <p className="tracker-promise">{t('cashier.tracker.promise', { time: dateTime(etaTo) })}</p>
  return (
    <div className="cashier-notice">
      <Icon name="clock" />
      <div>
        <p>{t('cashier.tracker.late', { time: dateTime(etaTo) })}</p>
        <SupportLink />
      </div>
    </div>
  )
}

function Reason({ withdrawal: { reasonCode, reasonText: words } }: { withdrawal: Withdrawal }) {
  const { t, i18n } = useTranslation()
  const reason = reasonText(reasonCode, i18n, words)
  return reason ? <p className="cashier-reason">{t('cashier.tracker.reason', { reason })}</p> : null
}
