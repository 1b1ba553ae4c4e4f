import { bankList } from '../areas/banks/platform.ts'
import { socialAccounts } from '../areas/site/platform-channels.ts'
import { analytics } from '../areas/site/platform-notices.ts'
import { cms, seo } from '../areas/site/platform-texts.ts'
import type { Brand } from '../request/brand.ts'
import { CachedResponse } from './cached-response.ts'
import { sanitizeCms } from './content/sanitize-cms.ts'
import { readSignupForm, signupFormName } from './signup-form.ts'
import type { SiteReader } from './site-reader.ts'
import type { AnalyticsScripts, Sites } from './sites.ts'

interface ContentParts {
  reader: SiteReader
  /** Maps an image's address to one that a page may load. */
  imageAddress(address: string): string
  sanitizeHtml(html: string): string
  /** Called whenever a brand's analytics scripts were loaded, for the log: they run with the page's rights. */
  onAnalytics(brand: Brand, scripts: AnalyticsScripts): void
}

type SiteContent = Pick<Sites, 'seo' | 'cms' | 'signupForm' | 'socialAccounts' | 'banks' | 'analytics'>

/** Cache name of the brand's social accounts, which share the kind `cms` with the texts. */
export const socialAccountsName = 'socialAccounts'

/** Cache name of the analytics scripts, which share the kind `seo` with the pages' records; `*` is in no page's name. */
export const analyticsName = '*analytics'

/** Makes the reader of a brand's content: texts, SEO records, sign-up form, social accounts, banks and analytics scripts. */
export function createSiteContent({
  reader,
  imageAddress,
  sanitizeHtml,
  onAnalytics,
}: ContentParts): SiteContent {
  return {
    async seo(brand, page) {
      const cached = await reader.read(brand, 'seo', page, async ({ asSite }) => {
        const record = await asSite(seo, { page })
        return { ...record, metaImageUrl: imageAddress(record.metaImageUrl) }
      })
      return new CachedResponse(cached.value, cached)
    },

    async cms(brand) {
      const cached = await reader.read(brand, 'cms', '', async ({ asSite }) =>
        sanitizeCms(await asSite(cms, undefined), sanitizeHtml),
      )
      return new CachedResponse(cached.value, cached)
    },

    async signupForm(brand) {
      const cached = await reader.read(brand, 'cms', signupFormName, ({ asSite }) => readSignupForm(asSite))
      return new CachedResponse(cached.value, cached)
    },

    async socialAccounts(brand) {
      const cached = await reader.read(brand, 'cms', socialAccountsName, ({ asSite }) =>
        asSite(socialAccounts, undefined),
      )
      return new CachedResponse(cached.value, cached)
    },

    async banks(brand) {
      const cached = await reader.read(brand, 'catalogue', 'banks', async ({ asSite }) => {
        const { items, ...rest } = await asSite(bankList, undefined)
        return { items: items.map((bank) => ({ ...bank, imgUrl: imageAddress(bank.imgUrl) })), ...rest }
      })
      return new CachedResponse(cached.value, cached)
    },

    async analytics(brand) {
      const { value } = await reader.read(brand, 'seo', analyticsName, async ({ asDomain }) => {
        const scripts = await asDomain(analytics, undefined)
        onAnalytics(brand, scripts)
        return scripts
      })
      return value
    },
  }
}
