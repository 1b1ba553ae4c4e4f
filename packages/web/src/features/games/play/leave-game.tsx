import type { MouseEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { previousAddress } from '../../../browser/page-trail.ts'

interface LobbyLinkProps {
  lobby: string
  className: string
  /** Accessible name of a link without words. */
  label?: string
  children: ReactNode
}

/** A link out of a game, to the page it was opened from; to the lobby where there is none. */
export function LobbyLink({ lobby, className, label, children }: LobbyLinkProps) {
  const { onLinkClick } = useLeaveGame(lobby)
  return (
    <Link className={className} to={lobby} aria-label={label} title={label} onClick={onLinkClick}>
      {children}
    </Link>
  )
}

/** Ways out of a game: back to the page the game was opened from, as it was left. */
interface LeaveGame {
  leave: () => void
  /** For a link to the lobby, which is taken where the player came from elsewhere, or opens a new tab. */
  onLinkClick: (event: MouseEvent) => void
}

/** Leaves a game. `lobby` is where to go if the game is the first page of the visit. */
export function useLeaveGame(lobby: string): LeaveGame {
  const navigate = useNavigate()
  const leave = () => {
    if (hasPageBehind()) void navigate(-1)
    else void navigate(lobby)
  }
  const onLinkClick = (event: MouseEvent) => {
    if (!hasPageBehind() || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    leave()
  }
  return { leave, onLinkClick }
}

const hasPageBehind = () => !(previousAddress() ?? '/playnow').startsWith('/playnow')
