import { useEffect, useRef } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { onImageError } from '../ui/media/on-image-error.ts'
import { scrollTables } from './article.ts'
import './prose.css'

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

/** Replaces the images of an operator's text that fail to load with a placeholder that shows their `alt` text. */
function replaceBrokenImages(text: HTMLElement): void {
  for (const image of text.querySelectorAll('img')) {
    onImageError(image, () => {
      const placeholder = document.createElement('span')
      placeholder.className = 'prose-missing'
      placeholder.textContent = image.alt
      image.replaceWith(placeholder)
    })
  }
}
