import type { PageName } from '@marquee/contracts/pages'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import './account-frame.css'
import { PageHeader } from '../ui/layout/page-header.tsx'
import type { IconName } from '../ui/media/icon.tsx'
import { AccountSideMenu } from './account-side-menu.tsx'
import { LinkAbove } from './link-above.tsx'
import { type AccountPageName, pageIcon } from './page-icon.ts'

type MenuEntry = ComponentProps<typeof AccountSideMenu>['page']

// A page below another one belongs to that one's entry in the menu.
const entries = {
  'edit-profile': 'profile',
  'change-password': 'security',
  'add-bank': 'bank-details',
} as const satisfies Partial<Record<AccountPageName, MenuEntry>>
type PageBelow = keyof typeof entries

const isBelow = (page: MenuEntry | PageBelow): page is PageBelow => page in entries

interface AccountFrameProps {
  page: MenuEntry | PageBelow
  /** Default: the page's own. */
  icon?: IconName | undefined
  /** The page's purpose, in a sentence. */
  text?: string | undefined
  /** The parent page, which the back link leads to. */
  above?: (PageName & ('account' | 'profile' | 'security' | 'bank-details')) | undefined
  /** Whether the content is a skeleton. */
  isWaiting?: boolean | undefined
  children: ReactNode
}

/** The frame of an account page: back link, heading, content. */
export function AccountFrame({
  page,
  icon = pageIcon(page),
  text,
  above,
  isWaiting,
  children,
}: AccountFrameProps) {
  const { t } = useTranslation('_m')
  return (
    <AccountSideMenu page={isBelow(page) ? entries[page] : page}>
      <div className="account" aria-busy={isWaiting}>
        {above ? <LinkAbove to={`/${above}`}>{t(`page.${above}`)}</LinkAbove> : null}
        <PageHeader icon={icon} title={t(`page.${page}`)} text={text} />
        {children}
      </div>
    </AccountSideMenu>
  )
}
