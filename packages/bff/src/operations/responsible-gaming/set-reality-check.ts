import { realityCheckSet } from '../../areas/responsible-gaming/platform.ts'
import type { Handler } from '../handler.ts'
import { readControls } from './read-controls.ts'

export const setRealityCheck: Handler<'setRealityCheck'> = async ({ body }, context) => {
  await context.callPlatform(realityCheckSet, body)
  return readControls(context)
}
