import { call } from '../../call.ts'
import { greeting, notices } from '../../content/announcements.ts'

/** What the operator has to say: lines for the home page, and what is shown in front of it. */
export const announcementList = call({
  identify: 'site',
  answer({ brand }) {
    const modal = brand.traits.includes('greeting') ? [{ ...greeting, kind: 'MODAL' }] : []
    const lines = brand.traits.includes('emptyLists')
      ? []
      : notices.map((notice) => ({ ...notice, kind: 'NOTICE' }))
    const value = [...modal, ...lines].map(({ id, en, local, kind, dismissible }) => ({
      id,
      text_en: en,
      text_local: local,
      kind,
      dismissible,
    }))
    return { value, total: value.length }
  },
})
