import { defaultTimeZone } from '@marquee/contracts/time-zone'
import * as z from 'zod/mini'
import { closureOf, siteStatus } from '../../platform/site/closure.ts'
import { WrittenEntries } from '../../platform/site/menu.ts'
import { timeZone } from '../../platform/site/startup.ts'
import { field } from '../../upstream/decoding/field.ts'
import { date } from '../../upstream/decoding/field-readers.ts'
import { platformCall } from '../../upstream/platform-call.ts'

const unread = () => field<unknown>('any', (value) => value ?? null, null)

/**
 * The parts of the start-up data from which the gateway leaves out what it has no use for, as the platform writes them:
 * languages, menus and areas. And why the site is closed, which visitors are not told.
 */
export const startupAsWritten = platformCall({
  path: '/api/startup',
  kind: 'read',
  identify: 'domain',
  onFailure: 'startup',
  response: z.object({
    content: z.object({ menu: WrittenEntries, game_menu: WrittenEntries }),
    site: z.object({ status: siteStatus(), expired_date: date() }),
    timezone: z.optional(timeZone()),
    language: unread(),
    capabilities: z.optional(unread()),
  }),
  read: ({ content, site, timezone, language, capabilities }) => ({
    menu: content.menu,
    gameMenu: content.game_menu,
    languages: language,
    capabilities,
    closure: closureOf(
      { isActive: site.status, expiredDate: site.expired_date },
      Date.now(),
      timezone || defaultTimeZone,
    ),
  }),
})

export type StartupAsWritten = ReturnType<typeof startupAsWritten.read>
