import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Prose } from './prose.tsx'
import { useSanitizedHtml } from './use-sanitized-html.ts'

/** HTML of the operator, sanitized before it is shown. */
export function OperatorBody({ html, language }: { html: string; language: string }) {
  const clean = useSanitizedHtml(html)
  return clean === undefined ? <Skeleton lines={2} /> : <Prose html={clean} language={language} />
}
