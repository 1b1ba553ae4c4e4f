import type { Announcements } from '@marquee/contracts/areas/site/notices'
import type { LanguageCode } from '@marquee/contracts/languages'
import { type Announcement, announcements } from '../../areas/site/platform-notices.ts'
import { PlatformFailure } from '../../upstream/platform-failure.ts'
import { localizeText } from './localize-text.ts'
import { oncePerLanguage } from './once-per-language.ts'

// Statuses of a server that does not implement a call.
const notImplemented: ReadonlySet<number | undefined> = new Set([404, 405, 410, 501])

/** Reads a brand's announcements; none when the platform does not implement the call. */
export async function readAnnouncements(
  callPlatform: (call: typeof announcements, input: undefined) => Promise<readonly Announcement[]>,
): Promise<readonly Announcement[]> {
  try {
    return await callPlatform(announcements, undefined)
  } catch (error) {
    if (error instanceof PlatformFailure && notImplemented.has(error.httpStatus)) return []
    throw error
  }
}

/** A brand's announcements in the language of a reader. */
export const localizeAnnouncements = oncePerLanguage(
  (list: readonly Announcement[], language: LanguageCode): Announcements => ({
    announcements: list.map(({ en, local, cn, ...facts }) => ({
      ...facts,
      ...localizeText({ en, local, cn }, language),
    })),
  }),
)
