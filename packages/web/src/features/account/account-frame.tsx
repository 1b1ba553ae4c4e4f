import type { PageName } from '@marquee/contracts/pages'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import './account-frame.css'
import { AccountSideMenu } from '../../player/account-side-menu.tsx'
import { pageIcon } from '../../player/page-icon.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Icon } from '../../ui/media/icon.tsx'

interface AccountFrameProps {
  page: Extract<PageName, 'account' | 'profile' | 'edit-profile' | 'security' | 'change-password'>
  /** The page's purpose, in a sentence. */
  text?: string
  /** The parent page, which the back link leads to. */
  above?: 'account' | 'profile' | 'security'
  /** Whether the content is a skeleton. */
  isWaiting?: boolean
  children: ReactNode
}

/** The frame of an account page: back link, heading, content. */
export function AccountFrame({ page, text, above, isWaiting, children }: AccountFrameProps) {
  const { t } = useTranslation('_m')
  return (
    <AccountSideMenu page={entryOf(page)}>
      <div className="account" aria-busy={isWaiting}>
        {above ? (
          <Link className="account-above" to={`/${above}`}>
            <Icon name="chevron-left" />
            {t(`page.${above}`)}
          </Link>
        ) : null}
        <PageHeader icon={pageIcon(page)} title={t(`page.${page}`)} text={text} />
        {children}
      </div>
    </AccountSideMenu>
  )
}

/** The menu's entry of a page; a page below another one belongs to that one's entry. */
const entryOf = (page: AccountFrameProps['page']) =>
  page === 'edit-profile' ? 'profile' : page === 'change-password' ? 'security' : page
