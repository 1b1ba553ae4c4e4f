import './for-player.css'
import { pausedHint, readPlayerHint } from '@marquee/contracts/player-hint'
import type { ReactNode } from 'react'
import { useSession } from './session-state.ts'

/** The class of an element that only a player sees. */
export const forPlayer = 'for-player'

/**
 * What a player sees where a visitor sees something else (`ForVisitor`). Until it is known who is here a page has both,
 * and shows one by an attribute of the root element, which the document's script sets before the first paint where
 * the browser has a session's hint.
 */
export function ForPlayer({ children }: { children: ReactNode }) {
  const { status } = useSession()
  return status === 'visitor' ? null : <div className={forPlayer}>{children}</div>
}

/** What a visitor sees where a player sees something else (`ForPlayer`). */
export function ForVisitor({ children }: { children: ReactNode }) {
  const { status } = useSession()
  return status === 'player' ? null : <div className="for-visitor">{children}</div>
}

/** Whether the page shows what is for a player. */
export const showsPlayer = () => document.documentElement.hasAttribute('data-player')

/** Shows what is for a player, or for a visitor. */
export function showFor(status: 'player' | 'visitor'): void {
  const { dataset } = document.documentElement
  if (status === 'player') dataset.player = ''
  else delete dataset.player
}

/** Whether a break keeps the player from play, as far as this browser has been told. */
export const hintsPause = () => readPlayerHint(document.cookie) === pausedHint
