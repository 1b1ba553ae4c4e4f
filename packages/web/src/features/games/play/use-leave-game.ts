import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { previousAddress } from '../../../browser/page-trail.ts'

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
