import type { Cms } from '@marquee/contracts/site/get-cms'

/** Sanitises the HTML of the operator's texts. */
export function sanitiseCms(cms: Cms, sanitiseHtml: (html: string) => string): Cms {
  const clean = ({ enabled, en, local, cn }: Cms['aboutUs']) => ({
    enabled,
    en: sanitiseHtml(en),
    local: sanitiseHtml(local),
    cn: sanitiseHtml(cn),
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
