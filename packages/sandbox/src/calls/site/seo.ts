import { brandPictures } from '../../brands/brand-pictures.ts'
import { call } from '../../call.ts'
import { pageTexts } from '../../content/page-texts.ts'
import { refuse } from '../../refusal.ts'

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
    const fill = (text: string) => text.replaceAll('{site}', siteName)
    const record = {
      id: `${brand.externalId}-${input.page_name}`,
      page_name: input.page_name,
      en_item_name: fill(texts.en.name),
      en_body: fill(texts.en.body),
      local_item_name: fill(texts.local.name),
      local_body: fill(texts.local.body),
      meta_title: `${fill(texts.en.name)} | ${siteName}`,
      meta_desc: fill(texts.en.body),
      meta_keywords: [siteName, texts.en.name, texts.local.name, ...texts.keywords].join(', '),
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
