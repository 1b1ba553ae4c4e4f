import type { Handler } from '../handler.ts'

export const endOtherSessions: Handler<'endOtherSessions'> = async (_request, context) => {
  await context.endOtherSessions()
  return { ended: true }
}
