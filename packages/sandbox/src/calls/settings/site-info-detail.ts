import type { Brand } from '../../brands/brand.ts'
import { capabilitiesOf } from '../../brands/capabilities-of.ts'
import { call } from '../../call.ts'
import { aboutUs } from '../../content/cms/about-us.ts'
import { banking } from '../../content/cms/banking.ts'
import type { CmsText } from '../../content/cms/cms-text.ts'
import { faqs } from '../../content/cms/faqs.ts'
import { privacyPolicy } from '../../content/cms/privacy-policy.ts'
import { responsibleGaming } from '../../content/cms/responsible-gaming.ts'
import { terms } from '../../content/cms/terms.ts'
import { hostileHtml } from '../../content/hostile-html.ts'

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
      [`${name}_status`, true],
    ])
    return { cms: Object.fromEntries(fields) }
  },
})

function htmlFor(brand: Brand, text: CmsText, language: 'en' | 'local' | 'cn'): string {
  const cashier = capabilitiesOf(brand).includes('deposits') ? text.cashier : undefined
  const filled = text[language]
    .replace('{cashier}\n', cashier ? `${cashier[language]}\n` : '')
    .replaceAll('{site}', brand.siteName)
  return brand.traits.includes('hostileCms') ? `${filled}\n${hostileHtml}` : filled
}
