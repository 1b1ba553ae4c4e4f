import type { Cms } from '@marquee/contracts/site/get-cms'

/** Sanitises the HTML of the operator's texts. */
export function sanitiseCms(cms: Cms, sanitiseHtml: (html: string) => string): Cms {
  const clean = ({ enabled, en, local }: Cms['aboutUs']) => ({
    enabled,
    en: sanitiseHtml(en),
    local: sanitiseHtml(local),
  })
  return {
    status: cms.status,
    aboutUs: clean(cms.aboutUs),
    privacyPolicy: clean(cms.privacyPolicy),
    banking: clean(cms.banking),
    faqs: clean(cms.faqs),
    responsibleGaming: clean(cms.responsibleGaming),
    ...(cms.termsAndConditions && { termsAndConditions: clean(cms.termsAndConditions) }),
  }
}
