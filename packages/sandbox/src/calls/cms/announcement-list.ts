import type { Brand } from '../../brands/brand.ts'
import { stressNotices } from '../../brands/stress-brand.ts'
import { call } from '../../call.ts'
import { greeting, notices } from '../../content/announcements.ts'

/**
 * The operator's announcements: notices for the home page, and those shown in a dialog. `text_cn` is an extension of
 * the contract, which knows one local language.
 */
export const announcementList = call({
  path: '/api/cms/announcement_list',
  identify: 'site',
  handle({ brand }) {
    const modalItems = brand.traits.includes('greeting') ? [{ ...greeting, kind: 'MODAL' }] : []
    const noticeItems = brand.traits.includes('emptyLists')
      ? []
      : noticesOf(brand).map((notice) => ({ ...notice, kind: 'NOTICE' }))
    const value = [...modalItems, ...noticeItems].map(({ id, en, local, cn, kind, dismissible }) => ({
      id,
      text_en: en,
      text_local: local,
      text_cn: cn,
      kind,
      dismissible,
    }))
    return { value, total: value.length }
  },
})

const noticesOf = ({ traits }: Brand) => (traits.includes('stress') ? stressNotices : notices)
