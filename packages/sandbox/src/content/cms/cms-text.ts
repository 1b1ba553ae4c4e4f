/** A document of the operator as HTML, in English and the local language; `{site}` stands for the site's name. */
export interface CmsText {
  en: string
  local: string
}
