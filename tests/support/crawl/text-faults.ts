import type { LanguageCode } from '@marquee/contracts/languages'
import type { Page } from 'playwright-core'
import { locale as chinese } from '#web/i18n/locales/cn/locale.ts'
import { pages as chinesePages } from '#web/i18n/locales/cn/pages/pages.ts'
import { locale as english } from '#web/i18n/locales/en/locale.ts'
import { pages as englishPages } from '#web/i18n/locales/en/pages/pages.ts'
import { locale as filipino } from '#web/i18n/locales/php/locale.ts'
import { pages as filipinoPages } from '#web/i18n/locales/php/pages/pages.ts'

type Texts = { readonly [Key: string]: string | Texts }

const allTexts = (texts: Texts): string[] =>
  Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : allTexts(value)))

const englishTexts = allTexts({ ...english, englishPages })
const translations = { PHP: { ...filipino, filipinoPages }, CN: { ...chinese, chinesePages } }

/** English texts that the language does not also use verbatim. */
function foreignTexts(language: LanguageCode): string[] {
  if (language === 'EN') return []
  const own = new Set(allTexts(translations[language]))
  return englishTexts.filter((text) => !own.has(text))
}

const foreign = { EN: foreignTexts('EN'), PHP: foreignTexts('PHP'), CN: foreignTexts('CN') }

const groups = Object.keys({ ...english, ...english.ui, ...englishPages, ...english._m }).join('|')
/** What i18next leaves when a text is missing: a key with its group, an unfilled placeholder, or a bare code. */
const key = String.raw`(?<![\w./@-])(?:${groups})[.:][a-zA-Z]|\{\{|\}\}|^[a-z]+(?:[A-Z][a-z]+)+$`

/** Translation keys and codes that the page shows instead of texts, and English texts on a page of another language. */
export async function textFaults(page: Page, language: LanguageCode): Promise<string[]> {
  return page.evaluate(findFaults, { key, foreign: foreign[language] })
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
