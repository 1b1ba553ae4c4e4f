import type { Brand } from '../../brands/brand.ts'
import { brandPictures } from '../../brands/brand-pictures.ts'
import { call } from '../../call.ts'

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
