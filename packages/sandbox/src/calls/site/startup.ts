import { brandPictures } from '../../brands/brand-pictures.ts'
import { capabilitiesOf } from '../../brands/capabilities-of.ts'
import { call } from '../../call.ts'
import { marketCodeOf } from '../../care/markets.ts'
import { providerCount } from '../../catalogue/provider-count.ts'
import { siteMenu } from '../../content/site-menu.ts'

/** Everything that a site needs before it renders: settings, menus, maintenance, languages and counts. */
export const startup = call({
  path: '/api/startup',
  identify: 'domain',
  handle({ brand, db, origin }) {
    const counts = providerCount(db, brand)
    const logos = brandPictures(origin(), brand)
    return {
      message: 'OK',
      maintenance: {
        is_maintenance: brand.maintenance !== undefined,
        start_date: brand.maintenance?.startDate ?? '',
        end_date: brand.maintenance?.endDate ?? '',
      },
      content: siteMenu(db, brand),
      site: {
        site_name: brand.siteName,
        currency: brand.currency,
        theme_code: brand.themeCode,
        theme_color: brand.themeColor,
        ...logos,
        status: 'ACTIVE',
        expired_date: '2036-12-31',
        logo_text: brand.siteName,
        external_id: brand.externalId,
        android_sub: `https://apps.${brand.domain}.example/android`,
        ios_sub: `https://apps.${brand.domain}.example/ios`,
      },
      language: ['EN', 'PHP', 'CN'],
      provider_count: counts,
      aff_domain: `affiliates.${brand.domain}.example`,
      live_chat: brand.traits.includes('liveChat')
        ? { chat_id: '18000001', image_id: 'chat-bubble' }
        : { chat_id: '', image_id: '' },
      capabilities: capabilitiesOf(brand),
      market: marketCodeOf(brand),
    }
  },
})
