import type { Cms } from '@marquee/contracts/areas/site/texts'

/** Sanitizes the HTML of the operator's texts. */
export function sanitizeCms(cms: Cms, sanitizeHtml: (html: string) => string): Cms {
  const clean = ({ enabled, en, local, cn }: Cms['aboutUs']) => ({
    enabled,
    en: sanitizeHtml(en),
    local: sanitizeHtml(local),
    cn: sanitizeHtml(cn),
  })
  return {
    status: cms.status,
    aboutUs: clean(cms.aboutUs),
    privacyPolicy: clean(cms.privacyPolicy),
    banking: clean(cms.banking),
    faqs: clean(cms.faqs),
    responsibleGaming: clean(cms.responsibleGaming),
    terms: clean(cms.terms),
  }
}
