import { wordedImage } from '../../brands/art-address.ts'
import type { Brand } from '../../brands/brand.ts'
import { capabilitiesOf } from '../../brands/capabilities.ts'
import { hostileHtml } from '../../brands/hostile-html.ts'
import { stressNotices } from '../../brands/stress-brand.ts'
import { call } from '../../calls/call.ts'
import { manilaTime, periodInManila } from '../../clock/manila.ts'
import { greeting, notices } from './announcements.ts'
import { bannersOf } from './banners.ts'
import { aboutUs } from './documents/about-us.ts'
import { banking } from './documents/banking.ts'
import type { CmsText } from './documents/cms-text.ts'
import { faqs } from './documents/faqs.ts'
import { privacyPolicy } from './documents/privacy-policy.ts'
import { responsibleGaming } from './documents/responsible-gaming.ts'
import { terms } from './documents/terms.ts'

const documents: Record<string, CmsText> = {
  about_us: aboutUs,
  privacy_policy: privacyPolicy,
  banking,
  faqs,
  responsible_gaming: responsibleGaming,
  terms,
}

/**
 * The operator's documents, each as `en_<name>_body`, `local_<name>_body`, `cn_<name>_body` and `<name>_status`.
 * The terms and the Chinese bodies are an
 * extension: the specification has five documents in English and one local language.
 */
export const siteInfoDetail = call({
  path: '/api/settings/siteinfodetail',
  identify: 'site',
  handle({ brand }) {
    const fields = Object.entries(documents).flatMap(([name, text]) => [
      [`en_${name}_body`, htmlFor(brand, text, 'en')],
      [`local_${name}_body`, htmlFor(brand, text, 'local')],
      [`cn_${name}_body`, htmlFor(brand, text, 'cn')],
      [`${name}_status`, isPublished(brand, name)],
    ])
    return { cms: Object.fromEntries(fields) }
  },
})

const documentsOfLaw: readonly string[] = ['privacy_policy', 'responsible_gaming', 'terms']

function isPublished({ traits }: Brand, name: string): boolean {
  if (traits.includes('noDocuments')) return false
  return !traits.includes('fewDocuments') || documentsOfLaw.includes(name)
}

function htmlFor(brand: Brand, text: CmsText, language: 'en' | 'local' | 'cn'): string {
  const cashier = capabilitiesOf(brand).includes('deposits') ? text.cashier : undefined
  const filled = text[language]
    .replace('{cashier}\n', cashier ? `${cashier[language]}\n` : '')
    .replaceAll('{site}', brand.siteName)
  return brand.traits.includes('hostileCms') ? `${filled}\n${hostileHtml}` : filled
}

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

const languages = { EN: 'en', PHP: 'local', CN: 'cn' } as const

/** The banners of a place, one record for each language. The text for those who cannot see it is an extension. */
export const bannerList = call({
  path: '/api/cms/banner_list',
  identify: 'site',
  fields: { position: 'filled' },
  handle({ input, brand, now, origin }) {
    const { start, end } = periodInManila('MONTH', now())
    const areas = capabilitiesOf(brand)
    const value = bannersOf(brand)
      .filter(({ position, area }) => position === input.position && areas.includes(area))
      .flatMap(({ seed, alt, link }) =>
        Object.entries(languages).map(([lang, key]) => ({
          img_url: wordedImage(origin(), seed, key),
          img_url_mobile: '',
          ...{ link, lang, alt: alt[key], start_at: manilaTime(start), end_at: manilaTime(end) },
        })),
      )
    return { value, total: value.length }
  },
})
