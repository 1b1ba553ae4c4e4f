import { type ReactNode, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { PageHeader } from '../../brand/pages/page-header.tsx'
import { focusHeading } from '../../browser/focus-heading.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AccountSideMenu } from '../../player/account-side-menu.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { CopyLine } from '../../ui/layout/copy-line.tsx'
import './cashier.css'

type CashierPageName = 'deposit' | 'withdrawal'

interface CashierFrameProps {
  page: CashierPageName
  /** What the page shows now: at another step it begins at its top again. */
  step?: string
  children: ReactNode
}

/** The frame of the pages that move money: menu, heading, content. */
export function CashierFrame({ page, step = '', children }: CashierFrameProps) {
  useFollowStep(step)
  return (
    <AccountSideMenu page={page}>
      <div className="stack gap-5 cashier">
        <PageHeader page={page} />
        {children}
      </div>
    </AccountSideMenu>
  )
}

/** The page's skeleton, until the session is confirmed. */
export function CashierWaiting({ page }: { page: CashierPageName }) {
  return (
    <CashierFrame page={page}>
      <CashierSkeleton />
    </CashierFrame>
  )
}

/** Stands for the cards of a page while its data is loading. */
export function CashierSkeleton() {
  return (
    <div className="stack gap-5 cashier-places" aria-busy="true">
      <Skeleton height={184} />
      <Skeleton height={320} />
    </div>
  )
}

/**
 * Makes each step of a page that stays at one path like a page of its own: it begins at its top, and at its heading for
 * a screen reader. Back and Forward keep the place that the visitor had.
 */
function useFollowStep(step: string): void {
  const { key } = useLocation()
  const navigationType = useNavigationType()
  const last = useRef({ step, key })
  useEffect(() => {
    const before = last.current
    last.current = { step, key }
    if (before.step === step) return
    if (before.key === key || navigationType !== NavigationType.Pop)
      window.scrollTo({ top: 0, behavior: 'instant' })
    focusHeading()
  }, [step, key, navigationType])
}

interface ReferenceLinesProps {
  /** What `reference` is called. */
  label?: string
  /** Ours. */
  reference: string
  /** The bank's, or wallet's; empty before it has one. */
  bank?: { name: string; reference: string }
}

/** The references to ask for a payment by, each to be copied whole. */
export function ReferenceLines({ label, reference, bank }: ReferenceLinesProps) {
  const { t } = useTranslation()
  const texts = { copyLabel: t('app.copy'), copiedLabel: t('app.copied') }
  return (
    <dl className="cashier-references">
      <CopyLine label={label ?? t('cashier.facts.reference')} value={reference} {...texts} />
      {bank?.reference ? (
        <CopyLine
          label={t('cashier.facts.bankReference', { bank: bank.name })}
          value={bank.reference}
          {...texts}
        />
      ) : null}
    </dl>
  )
}
