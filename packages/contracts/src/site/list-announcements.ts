import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'
import { LanguageCodeSchema } from './get-startup.ts'

/** `modal` is shown in front of the page too, once; whatever else a platform has is a line. */
export const AnnouncementKind = z.enum(['notice', 'modal'])
export type AnnouncementKind = z.infer<typeof AnnouncementKind>

export const Announcements = z.object({
  announcements: z.array(
    z.object({
      id: z.string(),
      /** Plain text, and the language (BCP 47) that it is written in. */
      text: z.string(),
      language: z.string(),
      kind: AnnouncementKind,
      /** Whoever has closed it does not want to see it again. */
      isDismissible: z.boolean(),
    }),
  ),
})
export type Announcements = z.infer<typeof Announcements>

/** What the operator has to say, in the reader's language where it is written in that; the newest first. */
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
