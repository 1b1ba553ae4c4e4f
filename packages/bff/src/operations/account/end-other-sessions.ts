import type { Handler } from '../handler.ts'

export const endOtherSessions: Handler<'endOtherSessions'> = async (_request, context) => {
  await context.endOtherSessions({ proved: false })
  return { ended: true }
}
