import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import './prose.css'
import { scrollTables } from './article.ts'
import { replaceBrokenImages } from './replace-broken-images.ts'

/** The operator's sanitized HTML in the site's typography. `language` is the language tag of the text. */
export function Prose({ html, language }: { html: string; language: string }) {
  const { t } = useTranslation()
  const text = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other pictures
  useEffect(() => {
    if (text.current) replaceBrokenImages(text.current)
  }, [html])
  if (html === '') return null
  return (
    <div
      ref={text}
      className="prose"
      lang={language}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from useSanitizedHtml
      dangerouslySetInnerHTML={{ __html: scrollTables(html, t('client.table')) }}
    />
  )
}
