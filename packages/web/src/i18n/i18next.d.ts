import 'i18next'
import type { EnglishTexts } from './locale.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui'
    resources: EnglishTexts
  }
}
