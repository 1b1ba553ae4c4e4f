import type { LanguageCode } from '@marquee/contracts/languages'
import type { Page } from 'playwright-core'
import { textsOf } from '../texts-of.ts'

type Texts = { readonly [Key: string]: string | Texts }

const allTexts = (texts: Texts): string[] =>
  Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : allTexts(value)))

/** English texts that the language does not also use verbatim. */
function foreignTexts(language: LanguageCode): string[] {
  const own = new Set(allTexts(textsOf[language]))
  return allTexts(textsOf.EN).filter((text) => !own.has(text))
}

const groups = Object.keys({ ...textsOf.EN, ...textsOf.EN.ui, ...textsOf.EN._m }).join('|')
/** What i18next leaves when a text is missing: a key with its group, an unfilled placeholder, or a bare code. */
const key = String.raw`(?<![\w./@-])(?:${groups})[.:][a-zA-Z]|\{\{|\}\}|^[a-z]+(?:[A-Z][a-z]+)+$`

/** Translation keys and codes that the page shows instead of texts, and English texts on a page of another language. */
export async function textFaults(page: Page, language: LanguageCode): Promise<string[]> {
  return page.evaluate(findFaults, { key, foreign: foreignTexts(language) })
}

// Runs in the page, so it cannot use anything outside its own body.
function findFaults({ key, foreign }: { key: string; foreign: string[] }): string[] {
  const isKey = new RegExp(key)
  const isForeign = new Set(foreign)
  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const faults = new Set<string>()
  for (const element of [...document.querySelectorAll('title, body *')]) {
    if (/^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT)$/.test(element.tagName)) continue
    if (element.tagName !== 'TITLE' && !isVisible(element)) continue
    // Operator texts carry their own lang attribute.
    if (element.closest('[lang]') !== document.documentElement) continue
    const textNodes = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.nodeValue)
    const attributes = [
      'alt',
      'aria-label',
      'aria-description',
      'placeholder',
      'title',
      'aria-roledescription',
    ].map((name) => element.getAttribute(name))
    const place = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
    for (const text of [...textNodes, ...attributes].map((value) => value?.trim() ?? '')) {
      if (isKey.test(text)) faults.add(`shows a translation key: “${text}” in ${place}`)
      if (isForeign.has(text)) faults.add(`not translated: “${text}” in ${place}`)
    }
  }
  return [...faults]
}
