import type { MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router'
import { gameLink, type SlipLink } from '../../../brand/game-link.ts'
import type { LinkedGame } from '../../../session/login-request.ts'
import { useAskLogin } from '../../../session/use-ask-login.ts'

interface GameAnchorProps extends Omit<LinkProps, 'to' | 'onClick'> {
  game: LinkedGame
  /** `DEMO` is for play money, which needs no account where the brand allows it. */
  mode?: 'REAL' | 'DEMO'
  /** The slip that a sportsbook opens with. */
  slip?: SlipLink
}

/** A link that launches a game. A visitor is asked to log in at once, and finds the page as it was when they do not. */
export function GameAnchor({ game, mode = 'REAL', slip, ...link }: GameAnchorProps) {
  const askLogin = useAskLogin()
  const to = gameLink(game, mode, slip)
  const onClick = (event: MouseEvent) => {
    if (mode === 'REAL' && isPlainClick(event) && askLogin(to, { kind: 'play', game })) event.preventDefault()
  }
  return <Link {...link} to={to} onClick={onClick} />
}

// Any other click opens a tab or a window of its own.
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
