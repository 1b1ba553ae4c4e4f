import type { Handler } from '../handler.ts'
import { readControls } from './read-controls.ts'

export const getLimits: Handler<'getLimits'> = async (_request, context) => readControls(context)
