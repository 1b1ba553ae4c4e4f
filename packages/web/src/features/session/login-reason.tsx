import type { LoginRequest } from '../../session/login-request.ts'
import { useLoginReason } from './use-login-reason.ts'
import { WishedGame } from './wished-game.tsx'

interface LoginReasonProps {
  request: LoginRequest
  /** Called when a link leads away. */
  onLeave: (() => void) | undefined
}

/** Why somebody has to log in, and what for, above the fields of the modal. */
export function LoginReason({ request, onLeave }: LoginReasonProps) {
  const reason = useLoginReason(request)
  return (
    <>
      {reason ? <p className="muted login-note">{reason}</p> : null}
      {request.wish ? <WishedGame game={request.wish.game} onLeave={onLeave} /> : null}
    </>
  )
}
