import type { AnnouncementKind } from '@marquee/contracts/areas/site/notices'
import * as z from 'zod/mini'
import { flag, text, textOrNull } from '../../decoding/field-readers.ts'
import { platformCall } from '../../platform-call.ts'

/** An announcement of the operator, in English, in the local language, and in Chinese where the platform sends it. */
export interface Announcement {
  id: string
  en: string
  local: string
  cn: string
  kind: AnnouncementKind
  isDismissible: boolean
}

// `text_cn` is an extension of ours: the contract of the platform knows one local language.
const AnnouncementItem = z.object({
  id: text(),
  text_en: textOrNull(),
  text_local: textOrNull(),
  text_cn: z.optional(textOrNull()),
  kind: z.optional(textOrNull()),
  dismissible: z.optional(flag()),
})

/** The operator's announcements, in the platform's order. Entries without an id or a text are left out. */
export const announcements = platformCall({
  path: '/api/cms/announcement_list',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  response: z.object({ value: z.array(AnnouncementItem) }),
  read: ({ value }): readonly Announcement[] =>
    value.map(readItem).filter(({ id, en, local, cn }) => id && (en || local || cn)),
})

function readItem(item: z.infer<typeof AnnouncementItem>): Announcement {
  return {
    id: item.id,
    en: item.text_en.trim(),
    local: item.text_local.trim(),
    cn: (item.text_cn ?? '').trim(),
    kind: item.kind?.toUpperCase() === 'MODAL' ? 'modal' : 'notice',
    isDismissible: item.dismissible ?? true,
  }
}
