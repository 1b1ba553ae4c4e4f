import { isOffered } from '@marquee/contracts/pages'
import type { Problem } from '@marquee/contracts/problem'
import { useQueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ReadId } from '../../api/query.ts'
import { ProblemReference } from '../../brand/problem-reference.tsx'
import { useStartup } from '../../brand/startup-context.ts'
import { useDayText } from '../../i18n/day-text.ts'
import { problemText } from '../../i18n/problem-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button, type ButtonProps } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import './claims.css'

interface ClaimButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'block' | 'aria-label' | 'disabled'> {
  state: 'ready' | 'sending' | 'checking'
  onClaim: () => void
  children: ReactNode
}

/** The button of a claim; it waits while the claim is sent, and while nobody knows whether it arrived. */
export function ClaimButton({ state, onClaim, children, ...button }: ClaimButtonProps) {
  const { t } = useTranslation()
  return (
    <Button
      {...button}
      busy={state === 'sending'}
      disabled={button.disabled || state === 'checking'}
      onClick={onClaim}
    >
      {state === 'checking' ? t('claims.checking') : children}
    </Button>
  )
}

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
  /** Whether it was refused before. */
  isRepeated: boolean
}

/** Says in place why a claim was refused and what to do, or that its outcome is being checked. */
export function ClaimNotice({ state, refusal, isRepeated }: ClaimNoticeProps) {
  const { t, i18n } = useTranslation()
  const { capabilities } = useStartup()
  const { from } = useDayText()
  if (state === 'checking') {
    return (
      <p className="tint claim-notice" role="status">
        <Icon name="clock" size={20} tone="accent" />
        <span>{t('claims.checkingText')}</span>
      </p>
    )
  }
  if (!refusal) return null
  return (
    <div
      className="tint claim-notice"
      role={isState(refusal) ? 'status' : 'alert'}
      data-tone={isState(refusal) ? undefined : 'danger'}
    >
      <Icon name={isState(refusal) ? 'check' : 'warning'} size={20} tone="accent" />
      <div>
        <p>
          {refusal.limit?.resetsAt
            ? t('claims.limitResets', { date: from(refusal.limit.resetsAt) })
            : refusalText(refusal, i18n)}
        </p>
        {refusal.code === 'kycRequired' && isOffered('verification', capabilities) ? (
          <Link to="/verification">{t('claims.verify')}</Link>
        ) : null}
        {refusal.status >= 500 || isRepeated ? <ProblemReference reference={refusal.reference} /> : null}
      </div>
    </div>
  )
}

/** What a player reads when a claim is refused. */
function refusalText(problem: Problem, texts: i18n): string {
  const own = ownTexts.find((code) => code === problem.code)
  return own ? texts.t(`ui:claims.refused.${own}`) : problemText(problem, texts)
}

// A claim may change the balance, the tokens and the messages beside what the page shows.
const everywhere: readonly ReadId[] = ['getBalance', 'getMiniGameWallet', 'getAccountStatus']

/** A function that fetches again what these operations have answered, and what any claim changes. */
export function useRefresh(ids: readonly ReadId[]): () => void {
  const client = useQueryClient()
  const changed = new Set<unknown>([...everywhere, ...ids])
  return () => void client.invalidateQueries({ predicate: ({ queryKey: [id] }) => changed.has(id) })
}
