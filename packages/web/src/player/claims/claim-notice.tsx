import { isOffered } from '@marquee/contracts/pages'
import type { Problem } from '@marquee/contracts/problem'
import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ProblemReference } from '../../brand/problem-reference.tsx'
import { useStartup } from '../../brand/startup-context.ts'
import { useFormat } from '../../i18n/format.ts'
import { problemText } from '../../i18n/problem-text.ts'
import { Icon } from '../../ui/media/icon.tsx'
import './claims.css'

const ownTexts = [
  'alreadyClaimed',
  'notEligible',
  'expired',
  'limitReached',
  'kycRequired',
  'selfExcluded',
  'coolOffActive',
  'duplicateRequest',
] as const

// The page shows the state that these report; they are no failures.
const isState = ({ code }: Problem) => code === 'alreadyClaimed'

interface ClaimNoticeProps {
  state: 'ready' | 'sending' | 'checking'
  refusal: Problem | null
}

/** Says in place why a claim was refused and what to do, or that its outcome is being checked. */
export function ClaimNotice({ state, refusal }: ClaimNoticeProps) {
  const { t, i18n } = useTranslation()
  const { capabilities } = useStartup()
  const { dateTime } = useFormat()
  if (state === 'checking') {
    return (
      <p className="claim-notice" role="status">
        <Icon name="clock" />
        <span>{t('claims.checkingText')}</span>
      </p>
    )
  }
  if (!refusal) return null
  return (
    <div
      className="claim-notice"
      role={isState(refusal) ? 'status' : 'alert'}
      data-tone={isState(refusal) ? undefined : 'danger'}
    >
      <Icon name={isState(refusal) ? 'check' : 'warning'} />
      <div>
        <p>
          {refusal.limit?.resetsAt
            ? t('claims.limitResets', { date: dateTime(refusal.limit.resetsAt) })
            : refusalText(refusal, i18n)}
        </p>
        {refusal.code === 'kycRequired' && isOffered('verification', capabilities) ? (
          <Link to="/verification">{t('claims.verify')}</Link>
        ) : null}
        {refusal.status >= 500 ? <ProblemReference reference={refusal.reference} /> : null}
      </div>
    </div>
  )
}

/** What a player reads when a claim is refused. */
function refusalText(problem: Problem, texts: i18n): string {
  const own = ownTexts.find((code) => code === problem.code)
  return own ? texts.t(`ui:claims.refused.${own}`) : problemText(problem, texts)
}
