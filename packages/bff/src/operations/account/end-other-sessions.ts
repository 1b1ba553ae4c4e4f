import type { Handler } from '../../http/handler.ts'

export const endOtherSessions: Handler<'endOtherSessions'> = async (_request, tools) => {
  await tools.endOtherSessions()
  return { ended: true }
}
