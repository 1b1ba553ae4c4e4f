import * as z from 'zod/mini'
import { MenuEntries } from '../../areas/site/platform-startup.ts'
import { field } from '../../upstream/decoding/field.ts'
import { platformCall } from '../../upstream/platform-call.ts'

const unread = () => field<unknown>('any', (value) => value ?? null, null)

/**
 * The parts of the start-up data from which the gateway leaves out what it has no use for, as the platform writes them:
 * languages, menus and areas.
 */
export const startupAsWritten = platformCall({
  path: '/api/startup',
  kind: 'read',
  identify: 'domain',
  onFailure: 'startup',
  response: z.object({
    content: z.object({ menu: MenuEntries, game_menu: MenuEntries }),
    language: unread(),
    capabilities: z.optional(unread()),
  }),
  read: ({ content, language, capabilities }) => ({
    menu: content.menu,
    gameMenu: content.game_menu,
    languages: language,
    capabilities,
  }),
})

export type StartupAsWritten = ReturnType<typeof startupAsWritten.read>
