interface Texts {
  en: string
  local: string
  cn: string
}

/**
 * A document of the operator as HTML, in English, in the local language and in Chinese; `{site}` stands for the site's
 * name, and `{cashier}` for what only a brand with deposits and withdrawals says. The rest promises nothing that a brand
 * may lack.
 */
export interface CmsText extends Texts {
  cashier?: Texts
}
