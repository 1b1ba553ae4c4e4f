import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { AccountSideMenu } from '../account-side-menu.tsx'
import { pageIcon } from '../page-icon.ts'
import './claims.css'
import './offers.css'

interface RewardsFrameProps {
  page: 'promotions' | 'mission' | 'referral' | 'vip' | 'leaderboard'
  /** The page's purpose; without it the content brings its own heading. */
  text?: string
  children: ReactNode
}

/** The frame of a page of rewards: menu, heading, content. */
export function RewardsFrame({ page, text, children }: RewardsFrameProps) {
  const { t } = useTranslation('_m')
  return (
    <AccountSideMenu page={page}>
      <div className="rewards">
        {text === undefined ? null : (
          <PageHeader icon={pageIcon(page)} title={t(`page.${page}`)} text={text} />
        )}
        {children}
      </div>
    </AccountSideMenu>
  )
}
