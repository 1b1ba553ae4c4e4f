/**
 * A document of the operator as HTML, in English, in the local language and in Chinese; `{site}` stands for the site's
 * name. It promises nothing that a brand may lack: no cashier, no limits that a player sets alone.
 */
export interface CmsText {
  en: string
  local: string
  cn: string
}
