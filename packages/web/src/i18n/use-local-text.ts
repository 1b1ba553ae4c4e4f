import type { LocalText } from '@marquee/contracts/kinds'
import { pickText } from '@marquee/contracts/local-text'
import { useLanguage } from './language.ts'

/** A function that picks a text for the page's language. */
export function useLocalText(): (texts: LocalText) => string {
  const language = useLanguage()
  return (texts) => pickText(texts, language).text
}
