import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import './cashier.css'
import { AccountSideMenu } from '../../player/account-side-menu.tsx'
import { pageIcon } from '../../player/page-icon.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { useFollowStep } from './use-follow-step.ts'

type CashierPageName = 'deposit' | 'withdrawal'

interface CashierFrameProps {
  page: CashierPageName
  /** What the page shows now: at another step it begins at its top again. */
  step?: string
  children: ReactNode
}

/** The frame of the pages that move money: menu, heading, content. */
export function CashierFrame({ page, step = '', children }: CashierFrameProps) {
  const { t } = useTranslation(['ui', '_m'])
  useFollowStep(step)
  return (
    <AccountSideMenu page={page}>
      <div className="cashier">
        <PageHeader icon={pageIcon(page)} title={t(`_m:page.${page}`)} text={t(`cashier.${page}Text`)} />
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
    <div className="cashier-places" aria-busy="true">
      <Skeleton className="cashier-place" />
      <Skeleton className="cashier-place cashier-place-tall" />
    </div>
  )
}
