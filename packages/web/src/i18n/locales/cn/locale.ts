import type { Locale } from '../../locale.ts'
import { _m } from './_m.ts'
import { errors } from './errors.ts'
import { messages } from './messages.ts'
import { ui } from './ui.ts'
import { validation } from './validation.ts'

export const locale: Locale = { ui, validation, errors, messages, _m }
