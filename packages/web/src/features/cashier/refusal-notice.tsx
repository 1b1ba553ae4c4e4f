import { isOffered } from '@marquee/contracts/pages'
import type { Problem } from '@marquee/contracts/problem'
import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { wasNotSent } from '../../api/problem-error.ts'
import { ProblemReference } from '../../brand/problem-reference.tsx'
import { useStartup } from '../../brand/startup-context.ts'
import { problemText } from '../../i18n/problem-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { RefusalText } from '../../responsible-gaming/refusal-text.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { SupportLink } from './support-link.tsx'

type MoneyKind = 'deposit' | 'withdrawal'

interface RefusalNoticeProps {
  problem: Problem
  /** What was refused. */
  kind: MoneyKind
  children?: ReactNode
}

/**
 * Says above the button of a form why it was refused, and what leads on: to support where another one is in the way that
 * the page doesn't know.
 */
export function RefusalNotice({ problem, kind, children }: RefusalNoticeProps) {
  const { t, i18n } = useTranslation()
  const { capabilities } = useStartup()
  return (
    <div className="cashier-notice cashier-notice-danger" role="alert">
      <Icon name="warning" />
      <div>
        <p>
          <RefusalText problem={problem}>{refusalText(problem, kind, i18n)}</RefusalText>
        </p>
        {problem.code === 'kycRequired' && isOffered('verification', capabilities) ? (
          <Link to="/verification">{t('cashier.blockers.verify')}</Link>
        ) : null}
        {children ?? (problem.code === 'pendingExists' ? <SupportLink /> : null)}
        <ProblemReference reference={problem.reference} />
      </div>
    </div>
  )
}

/** Refusals that say something else of money than elsewhere. */
const ownTexts = [
  'notEligible',
  'expired',
  'currencyNotSupported',
  'limitReached',
  'kycRequired',
  'duplicateAccount',
  'selfExcluded',
  'coolOffActive',
] as const

/** The word of a refusal; the platform's own where the operation declares no code for it. */
export const refusalWord = ({ code, message }: Problem): string => (code === 'refused' ? message : code)

/** What a player reads when a deposit or withdrawal is refused. */
export function refusalText(problem: Problem, kind: MoneyKind, texts: i18n): string {
  if (wasNotSent(problem)) return texts.t('ui:cashier.refused.notSent')
  const word = refusalWord(problem)
  if (word === 'pendingExists')
    return texts.t(
      kind === 'deposit' ? 'ui:cashier.refused.pendingDeposit' : 'ui:cashier.refused.pendingWithdrawal',
    )
  const own = ownTexts.find((known) => known === word)
  return own ? texts.t(`ui:cashier.refused.${own}`) : problemText(problem, texts)
}
