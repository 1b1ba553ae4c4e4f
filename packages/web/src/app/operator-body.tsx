import { Prose } from '../features/content/texts/prose.tsx'
import { useSanitisedHtml } from '../features/content/texts/use-sanitised-html.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'

/** HTML of the operator, sanitised before it is shown. */
export function OperatorBody({ html, language }: { html: string; language: string }) {
  const clean = useSanitisedHtml(html)
  return clean === undefined ? <Skeleton lines={2} /> : <Prose html={clean} language={language} />
}
