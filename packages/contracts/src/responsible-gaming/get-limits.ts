import { type Example, operation } from '../operation.ts'
import { PlayControls, playControlsExample } from './limits.ts'

/** The player's limits, reality check, break and exclusion, and where to find help. */
export const getLimits = operation({
  method: 'GET',
  path: '/api/responsible-gaming',
  access: 'player',
  limit: 'reads',
  capability: 'responsibleGaming',
  response: PlayControls,
})

export const getLimitsExample: Example<typeof getLimits> = { request: {}, response: playControlsExample }
