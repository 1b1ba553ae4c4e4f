import type { Handler } from '../../http/handler.ts'

export const endOtherSessions: Handler<'endOtherSessions'> = async (_request, context) => {
  await context.endOtherSessions()
  return { ended: true }
}
