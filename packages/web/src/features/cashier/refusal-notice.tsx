import { isOffered } from '@marquee/contracts/pages'
import type { Problem } from '@marquee/contracts/problem'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ProblemReference } from '../../brand/problem-reference.tsx'
import { useStartup } from '../../brand/startup-context.ts'
import { RefusalWords } from '../../responsible-gaming/refusal-words.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { refusalText } from './refusal-text.ts'
import { SupportLink } from './support-link.tsx'

/**
 * Says above the button of a form why it was refused, and what leads on: to support where another one is in the way that
 * the page doesn't know.
 */
export function RefusalNotice({ problem, children }: { problem: Problem; children?: ReactNode }) {
  const { t, i18n } = useTranslation()
  const { capabilities } = useStartup()
  return (
    <div className="cashier-notice cashier-notice-danger" role="alert">
      <Icon name="warning" />
      <div>
        <p>
          <RefusalWords problem={problem}>{refusalText(problem, i18n)}</RefusalWords>
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
