import { offeredLanguages } from '@marquee/contracts/languages'
import { QuietText } from '../../content/quiet-text.tsx'
import { useSanitizedHtml } from '../../content/use-sanitized-html.ts'
import { useLanguage } from '../../i18n/language.ts'

/** The operator's text about a page in the page's language, with the page's name there as its heading. */
export function PageText({ title, html }: { title: string; html: string }) {
  const { tag } = offeredLanguages[useLanguage()]
  const sanitized = useSanitizedHtml(html)
  return sanitized ? <QuietText title={title} html={sanitized} language={tag} /> : null
}
