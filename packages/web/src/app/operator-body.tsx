import { Prose } from '../content/prose.tsx'
import { useSanitizedHtml } from '../content/use-sanitized-html.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'

/** HTML of the operator, sanitized before it is shown. */
export function OperatorBody({ html, language }: { html: string; language: string }) {
  const clean = useSanitizedHtml(html)
  return clean === undefined ? <Skeleton lines={2} /> : <Prose html={clean} language={language} />
}
