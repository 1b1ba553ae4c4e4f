import { isOffered } from '@marquee/contracts/pages'
import type { Problem } from '@marquee/contracts/problem'
import { wasNotSent } from '@marquee/contracts/unsure-outcome'
import type { i18n } from 'i18next'
import { Link } from 'react-router'
import { ProblemReference } from '../../brand/problem-reference.tsx'
import { useStartup } from '../../brand/startup-context.ts'
import { problemText } from '../../i18n/problem-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { RefusalText } from '../../responsible-gaming/refusal-text.tsx'
import { buttonClass } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { depositAddress } from './payment/deposit-state.ts'
import { SupportLink } from './support-link.tsx'
import { withdrawalAddress } from './tracker/withdrawal-state.ts'

type MoneyKind = 'deposit' | 'withdrawal'

interface RefusalNoticeProps {
  problem: Problem
  /** What was refused. */
  kind: MoneyKind
  /** The one that is open, as far as the page knows. */
  openId?: string | undefined
}

/** Says above the button of a form why it was refused, and what leads on. */
export function RefusalNotice({ problem, kind, openId }: RefusalNoticeProps) {
  const { t, i18n } = useTranslation()
  const { capabilities } = useStartup()
  return (
    <div className="tint cashier-notice cashier-notice-danger" role="alert">
      <Icon name="warning" size={20} tone="danger" />
      <div>
        <p>
          <RefusalText problem={problem}>{refusalText(problem, kind, i18n)}</RefusalText>
        </p>
        {problem.code === 'kycRequired' && isOffered('verification', capabilities) ? (
          <Link to="/verification">{t('cashier.blockers.verify')}</Link>
        ) : null}
        {problem.code === 'pendingExists' ? (
          <WayToOpen kind={kind} openId={problem.openId ?? openId} />
        ) : null}
        <ProblemReference reference={problem.reference} />
      </div>
    </div>
  )
}

interface WayToOpenProps {
  kind: MoneyKind
  /** Undefined or empty where nobody knows which one is open. */
  openId: string | undefined
}

/**
 * Leads to the deposit or withdrawal that is in the way. Where it isn't known: to support, and of withdrawals to the
 * history, which has them from their first day.
 */
export function WayToOpen({ kind, openId }: WayToOpenProps) {
  const { t } = useTranslation(['ui', '_m'])
  const { capabilities } = useStartup()
  if (openId) {
    return kind === 'deposit' ? (
      <Link to={depositAddress(openId)}>{t('cashier.deposit.continue')}</Link>
    ) : (
      <Link to={withdrawalAddress(openId)}>{t('cashier.blockers.track')}</Link>
    )
  }
  return (
    <div className="wrap cashier-ways">
      {kind === 'withdrawal' && isOffered('transaction-history', capabilities) ? (
        <Link
          className={buttonClass({ variant: 'tonal' })}
          to="/transaction-history?range=month&type=WITHDRAWAL"
        >
          {t('_m:page.transaction-history')}
        </Link>
      ) : null}
      <SupportLink />
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

/** What a player reads when a deposit or withdrawal is refused. */
export function refusalText(problem: Problem, kind: MoneyKind, texts: i18n): string {
  if (wasNotSent(problem)) return texts.t('ui:cashier.refused.notSent')
  // The platform's own where the operation declares no code for it.
  const word = problem.code === 'refused' ? problem.message : problem.code
  if (word === 'pendingExists')
    return texts.t(
      kind === 'deposit' ? 'ui:cashier.refused.pendingDeposit' : 'ui:cashier.refused.pendingWithdrawal',
    )
  const own = ownTexts.find((known) => known === word)
  return own ? texts.t(`ui:cashier.refused.${own}`) : problemText(problem, texts)
}
