import { capabilitiesOf } from '../../brands/capabilities-of.ts'
import { manilaTime, periodInManila } from '../../calendar.ts'
import { call } from '../../call.ts'
import { banners } from '../../content/banners.ts'

const languages = { EN: 'en', PHP: 'local', CN: 'cn' } as const

/** The banners of a place, one record for each language. The text for those who cannot see it is an extension. */
export const bannerList = call({
  path: '/api/cms/banner_list',
  identify: 'site',
  fields: { position: 'filled' },
  handle({ input, brand, now, origin }) {
    const { start, end } = periodInManila('MONTH', now())
    const areas = capabilitiesOf(brand)
    const value = banners
      .filter(({ position, area }) => position === input.position && areas.includes(area))
      .flatMap(({ seed, art, alt, link }) =>
        Object.entries(languages).map(([lang, key]) => ({
          img_url: `${origin()}/art/banners/${art}/${seed}.${key}.svg`,
          img_url_mobile: '',
          ...{ link, lang, alt: alt[key], start_at: manilaTime(start), end_at: manilaTime(end) },
        })),
      )
    return { value, total: value.length }
  },
})
