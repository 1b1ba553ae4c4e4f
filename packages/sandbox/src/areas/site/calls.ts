import { offeredLanguages } from '@marquee/contracts/languages'
import type { Brand } from '../../brands/brand.ts'
import { brandPictures } from '../../brands/brand-look.ts'
import { capabilitiesOf } from '../../brands/capabilities.ts'
import { marketCodeOf } from '../../brands/market.ts'
import { call } from '../../calls/call.ts'
import { holdHours } from '../../players/security-hold.ts'
import { refuse } from '../../refusal.ts'
import { providerCount } from '../games/game.ts'
import { androidApp } from './android-app.ts'
import { pageArticles } from './pages/page-articles.ts'
import { pageTexts } from './pages/page-texts.ts'
import { siteMenu } from './site-menu.ts'

/** Everything that a site needs before it renders: settings, menus, maintenance, languages and counts. */
export const startup = call({
  path: '/api/startup',
  identify: 'domain',
  handle({ brand, db, origin }) {
    const counts = providerCount(db, brand)
    const logos = brandPictures(origin(), brand)
    const hasExtras = brand.traits.includes('extras')
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
        status: brand.traits.includes('inactive') ? 'INACTIVE' : 'ACTIVE',
        expired_date: brand.traits.includes('expired') ? '2026-01-31' : '2036-12-31',
        logo_text: brand.siteName,
        external_id: brand.externalId,
        android_sub: `https://apps.${brand.domain}.example/android`,
        ios_sub: `https://apps.${brand.domain}.example/ios`,
      },
      language: hasExtras ? languagesWithIcons(origin()) : ['EN', 'PHP', 'CN'],
      provider_count: counts,
      aff_domain: hasExtras ? `affiliates.${brand.domain}.example` : '',
      live_chat: brand.traits.includes('liveChat')
        ? { chat_id: '18000001', image_id: hasExtras ? `${origin()}/art/chat.svg` : '' }
        : { chat_id: '', image_id: '' },
      capabilities: capabilitiesOf(brand),
      market: marketCodeOf(brand),
      password_hold_hours: holdHours,
      license: licenseOf(brand),
    }
  },
})

/** The license of a brand, by a regulator that does not exist; a brand that has published nothing names none. */
const licenseOf = ({ externalId, traits }: Brand) =>
  traits.includes('noDocuments')
    ? null
    : { licensor: 'Perlas Islands Gaming Board', number: `PIGB-${licenseNumber(externalId)}`, url: '' }

const licenseNumber = (externalId: string) =>
  String(Number.parseInt(externalId.slice(-4), 16) || 0).padStart(5, '0')

/** The languages of a brand as records, with their pictures. */
const languagesWithIcons = (origin: string) =>
  Object.values(offeredLanguages).map(({ code, name }) => ({
    code,
    name,
    icon: `${origin}/art/languages/${code}.svg`,
  }))

/** The SEO record of a page. */
export const seo = call({
  path: '/api/seo',
  identify: 'site',
  fields: { page_name: 'filled' },
  handle({ input, brand, origin }) {
    const texts = pageTexts[input.page_name]
    if (!texts) throw refuse('notFound')
    const { siteName, domain } = brand
    const address = `https://${domain}${input.page_name === 'home' ? '/' : `/${input.page_name}`}`
    const fill = (text = '') => text.replaceAll('{site}', siteName)
    const article = pageArticles[input.page_name]
    const record = {
      id: `${brand.externalId}-${input.page_name}`,
      page_name: input.page_name,
      en_item_name: fill(article?.en.name ?? texts.enName),
      en_body: fill(article?.en.body),
      local_item_name: fill(article?.local.name ?? texts.localName),
      local_body: fill(article?.local.body),
      cn_item_name: fill(article?.cn.name),
      cn_body: fill(article?.cn.body),
      meta_title: `${fill(texts.enName)} | ${siteName}`,
      meta_desc: fill(texts.description),
      meta_keywords: [siteName, texts.enName, texts.localName, ...texts.keywords].join(', '),
      meta_url: address,
      meta_canonical: address,
      meta_author: siteName,
      meta_publisher: siteName,
      meta_lang: 'en',
      meta_image_url: brandPictures(origin(), brand).logo1,
    }
    return { value: [record] }
  },
})

/** The brand's analytics scripts, as markup for a section of the page. */
export const getAnalytics = call({
  path: '/api/settings/get_analytics',
  identify: 'domain',
  handle: ({ brand, origin }) => ({
    value: brand.traits.includes('analytics') ? scripts(origin(), brand) : [],
  }),
})

// The script only sets an attribute that tests can check. The image stands for a pixel that counts visits without scripts.
function scripts(origin: string, brand: Brand) {
  const { logo2 } = brandPictures(origin, brand)
  return [
    { section: 'HEAD', script: "<script>document.documentElement.dataset.analytics = 'on'</script>" },
    { section: 'BODY', script: `<noscript><img src="${logo2}" width="1" height="1" alt=""></noscript>` },
  ]
}

/** Records a visit for the attribution of advertisements. */
export const adsVisit = call({
  path: '/api/settings/adsvisit',
  identify: 'site',
  fields: { fbp: 'text?', appsflyer_id: 'text?' },
  handle({ input, brand, db, now }) {
    db.run`INSERT INTO visits VALUES (${brand.domain}, ${input.fbp ?? ''}, ${input.appsflyer_id ?? ''}, ${now()})`
    return {}
  },
})

/** The brand's apps: a file for Android with its checksum, and the site itself for iOS. */
export const appDownload = call({
  path: '/api/settings/app_download',
  identify: 'site',
  handle({ origin }) {
    const { path, version, sha256, file } = androidApp
    return {
      value: [
        {
          android_url: `${origin()}${path}`,
          android_version: version,
          android_sha256: sha256,
          android_size: file.length,
          ios_url: '',
          ios_kind: 'PWA',
        },
      ],
    }
  },
})

const networks = ['FACEBOOK', 'TELEGRAM', 'VIBER', 'TIKTOK', 'YOUTUBE']

/** The brand's profiles on social networks. The addresses do not exist: the brands are fictitious. */
export const socialAccount = call({
  path: '/api/settings/social_account',
  identify: 'site',
  handle({ brand }) {
    const name = brand.siteName.toLowerCase().replace(/[^a-z0-9]/g, '')
    return {
      accountList: networks.map((network) => ({
        social_type: network,
        account_name: `@${name}`,
        url: `https://${network.toLowerCase()}.example/${name}`,
      })),
    }
  },
})

/** The ways to reach support. The addresses do not exist: the brands are fictitious. */
export const contactChannels = call({
  path: '/api/support/contact_channels',
  identify: 'site',
  handle({ brand }) {
    const name = brand.siteName.toLowerCase().replace(/[^a-z0-9]/g, '')
    const chat = { kind: 'CHAT', label: 'Live chat', value: '', hours: '24/7' }
    const value = [
      ...(brand.traits.includes('liveChat') ? [chat] : []),
      { kind: 'EMAIL', label: 'Email', value: `help@${name}.example`, hours: '24/7' },
      { kind: 'PHONE', label: 'Phone', value: '+63 2 8555 0100', hours: '8:00–24:00' },
      { kind: 'VIBER', label: 'Viber', value: '+63 917 555 0100', hours: '8:00–24:00' },
      { kind: 'TELEGRAM', label: 'Telegram', value: `@${name}help`, hours: '8:00–24:00' },
    ]
    return { value, total: value.length }
  },
})
