import type { LanguageCode } from '@marquee/contracts/languages'
import type { Announcements } from '@marquee/contracts/site/list-announcements'
import { PlatformFailure } from '../../upstream/platform-failure.ts'
import { type Announcement, announcements } from '../../upstream/calls/site/announcements.ts'
import { localiseText } from './localise-text.ts'

// What a server says of an address where it has nothing.
const absent: ReadonlySet<number | undefined> = new Set([404, 405, 410, 501])

/** A brand's announcements. A platform that knows no such call has nothing to announce. */
export async function readAnnouncements(
  ask: (call: typeof announcements, input: undefined) => Promise<readonly Announcement[]>,
): Promise<readonly Announcement[]> {
  try {
    return await ask(announcements, undefined)
  } catch (error) {
    if (error instanceof PlatformFailure && absent.has(error.httpStatus)) return []
    throw error
  }
}

// One object for each language, so that the bytes made of it are made once: cached values are frozen.
const made = new WeakMap<readonly Announcement[], Map<LanguageCode, Announcements>>()

/** A brand's announcements as a reader of this language gets them. */
export function localiseAnnouncements(list: readonly Announcement[], language: LanguageCode): Announcements {
  let byLanguage = made.get(list)
  if (!byLanguage) {
    byLanguage = new Map()
    made.set(list, byLanguage)
  }
  let read = byLanguage.get(language)
  if (!read) {
    read = {
      announcements: list.map(({ en, local, ...facts }) => ({
        ...facts,
        ...localiseText({ en, local }, language),
      })),
    }
    byLanguage.set(language, read)
  }
  return read
}
