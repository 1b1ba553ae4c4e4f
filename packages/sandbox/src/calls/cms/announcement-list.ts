import { call } from '../../call.ts'
import { greeting, notices } from '../../content/announcements.ts'

/** The operator's announcements: notices for the home page, and those shown in a dialog. */
export const announcementList = call({
  identify: 'site',
  handle({ brand }) {
    const modalItems = brand.traits.includes('greeting') ? [{ ...greeting, kind: 'MODAL' }] : []
    const noticeItems = brand.traits.includes('emptyLists')
      ? []
      : notices.map((notice) => ({ ...notice, kind: 'NOTICE' }))
    const value = [...modalItems, ...noticeItems].map(({ id, en, local, kind, dismissible }) => ({
      id,
      text_en: en,
      text_local: local,
      kind,
      dismissible,
    }))
    return { value, total: value.length }
  },
})
