import { EventsResponse } from '../events-response.ts'
import type { Handler } from '../handler.ts'

export const streamPlayerEvents: Handler<'streamPlayerEvents'> = async (_request, { watchPlayer }) =>
  new EventsResponse(watchPlayer)
