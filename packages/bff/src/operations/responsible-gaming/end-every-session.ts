import type { OperationId } from '@marquee/contracts/operations'
import type { HandlerContext } from '../handler.ts'

/** Signs the player out everywhere: play has been stopped for a while or for good. */
export async function endEverySession({
  session,
  endAccountSessions,
  endSession,
}: Pick<HandlerContext<OperationId>, 'session' | 'endAccountSessions' | 'endSession'>): Promise<void> {
  if (session) await endAccountSessions(session.player.accountId)
  await endSession()
}
