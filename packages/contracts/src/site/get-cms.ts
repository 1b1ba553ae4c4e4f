import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'

/** A document of the operator: sanitised HTML in English and in the local language, each empty where missing. */
export const CmsDocument = z.object({ enabled: z.boolean(), en: z.string(), local: z.string() })
export type CmsDocument = z.infer<typeof CmsDocument>

/** The operator's documents (specification, section 3, CMS info). */
export const Cms = z.object({
  /** True if any of the documents is enabled. */
  status: z.boolean(),
  aboutUs: CmsDocument,
  privacyPolicy: CmsDocument,
  banking: CmsDocument,
  faqs: CmsDocument,
  responsibleGaming: CmsDocument,
  /** Only from a platform that has it: the specification's five documents are the others. */
  termsAndConditions: z.optional(CmsDocument),
})
export type Cms = z.infer<typeof Cms>

/** All documents of the operator, in both languages. For a page, see `getCmsDocument`. */
export const getCms = operation({
  method: 'GET',
  path: '/api/cms',
  access: 'anyone',
  limit: 'reads',
  cache: 'cms',
  response: Cms,
})

const about: CmsDocument = { enabled: true, en: '<p>About us</p>', local: '<p>Tungkol sa amin</p>' }
const off: CmsDocument = { enabled: false, en: '', local: '' }

export const getCmsExample: Example<typeof getCms> = {
  request: {},
  response: {
    status: true,
    aboutUs: about,
    privacyPolicy: off,
    banking: off,
    faqs: off,
    responsibleGaming: off,
  },
}
