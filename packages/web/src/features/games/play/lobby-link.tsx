import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLeaveGame } from './use-leave-game.ts'

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
