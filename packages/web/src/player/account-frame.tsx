import type { Player } from '@marquee/contracts/areas/account/identity'
import type { PageName } from '@marquee/contracts/pages'
import type { ReactNode } from 'react'
import { PageHeader } from '../brand/pages/page-header.tsx'
import { usePageLink, useSitePages } from '../brand/pages/pages-context.ts'
import './account-frame.css'
import { useSession } from '../session/session-state.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import type { IconName } from '../ui/media/icon.tsx'
import { AccountSideMenu } from './account-side-menu.tsx'
import { LinkAbove } from './link-above.tsx'

interface AccountFrameProps {
  page: PageName
  /** Default: the page's own. */
  icon?: IconName | undefined
  /** The page's purpose, in a sentence. */
  text?: string | undefined
  /** In place of the content until the session is confirmed. */
  skeleton?: ReactNode
  children: ReactNode | ((player: Player) => ReactNode)
}

/** The frame of an account page: back link, heading, content. */
export function AccountFrame({
  page,
  icon,
  text,
  skeleton = <Skeleton height={196} />,
  children,
}: AccountFrameProps) {
  const linkTo = usePageLink()
  const { player, isConfirmed } = useSession()
  const { above } = useSitePages()[page]
  return (
    <AccountSideMenu page={page}>
      <div className="stack gap-5 account" aria-busy={isConfirmed ? undefined : true}>
        {above ? <LinkAbove to={linkTo(above).to}>{linkTo(above).text}</LinkAbove> : null}
        <PageHeader page={page} icon={icon} text={text} />
        {player && isConfirmed ? (typeof children === 'function' ? children(player) : children) : skeleton}
      </div>
    </AccountSideMenu>
  )
}
