import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'
import { LanguageCodeSchema } from './get-startup.ts'

/** A `notice` is a line on the page; a `modal` also opens once in a dialog. Other kinds of a platform are notices. */
export const AnnouncementKind = z.enum(['notice', 'modal'])
export type AnnouncementKind = z.infer<typeof AnnouncementKind>

/** The announcements of one language. */
export const Announcements = z.object({
  announcements: z.array(
    z.object({
      id: z.string(),
      /** Plain text. */
      text: z.string(),
      /** The language that the text is written in (BCP 47). */
      language: z.string(),
      kind: AnnouncementKind,
      /** Whether a visitor can close it for good. */
      isDismissible: z.boolean(),
    }),
  ),
})
export type Announcements = z.infer<typeof Announcements>

/** The operator's announcements, newest first, each in the reader's language where it has that. */
export const listAnnouncements = operation({
  method: 'GET',
  path: '/api/announcements',
  access: 'anyone',
  limit: 'reads',
  capability: 'announcements',
  cache: 'catalogue',
  query: z.object({ language: LanguageCodeSchema }),
  response: Announcements,
})

export const listAnnouncementsExample: Example<typeof listAnnouncements> = {
  request: { query: { language: 'EN' } },
  response: {
    announcements: [
      {
        id: 'a1',
        text: 'We never ask for your password.',
        language: 'en',
        kind: 'notice',
        isDismissible: false,
      },
    ],
  },
}
