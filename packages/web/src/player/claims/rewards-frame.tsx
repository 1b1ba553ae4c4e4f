import type { PageName } from '@marquee/contracts/pages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageHeader } from '../../brand/pages/page-header.tsx'
import { useAddress } from '../../browser/use-client-value.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { returnField, useLoginAddress } from '../../session/login-address.ts'
import { useSession } from '../../session/session-state.ts'
import { type ButtonStyle, buttonClass } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { AccountSideMenu } from '../account-side-menu.tsx'
import './claims.css'

interface RewardsFrameProps {
  page: PageName
  /** The page's purpose; without it the content brings its own heading. */
  text?: string
  children: ReactNode
}

/** The frame of a page of rewards: menu, heading, content. */
export function RewardsFrame({ page, text, children }: RewardsFrameProps) {
  return (
    <AccountSideMenu page={page}>
      <div className="stack gap-5 rewards">
        {text === undefined ? null : <PageHeader page={page} text={text} />}
        {children}
      </div>
    </AccountSideMenu>
  )
}

/**
 * What a visitor finds, and until it is known who is here a place of the same height: a player is known from the last
 * visit as soon as the client starts, a visitor only by the gateway's answer.
 */
export function VisitorPlace({ children }: { children: ReactNode }) {
  const { status } = useSession()
  if (status === 'visitor') return children
  return (
    <div className="stack gap-0 visitor-place">
      {children}
      <Skeleton />
    </div>
  )
}

/** Log in and sign up for a visitor; both come back to this page. */
export function VisitorStep({ block }: Pick<ButtonStyle, 'block'>) {
  const { t } = useTranslation()
  const signUp = `/register?${new URLSearchParams({ [returnField]: useAddress() })}`
  return (
    <div className="wrap visitor-step">
      <Link className={buttonClass({ block })} to={useLoginAddress()}>
        {t('site.logIn')}
      </Link>
      <Link className={buttonClass({ variant: 'outline', block })} to={signUp}>
        {t('site.signUp')}
      </Link>
    </div>
  )
}
