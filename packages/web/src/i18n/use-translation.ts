import type { i18n, Namespace, TFunction } from 'i18next'
import { createContext, useContext } from 'react'

/** The texts of the page's language. */
export const TextsContext = createContext<i18n | null>(null)

/**
 * The translation function for namespaces; the first is the one of keys without a namespace. Not react-i18next's hook,
 * which subscribes every component to changes: here another language is another instance, and texts are there before what
 * shows them is rendered.
 */
export function useTranslation<const Names extends Namespace = 'ui'>(
  names?: Names,
): { t: TFunction<Names>; i18n: i18n } {
  const texts = useContext(TextsContext)
  if (!texts) throw new Error('Texts are needed around this component')
  return { t: translatorOf(texts, names) as TFunction<Names>, i18n: texts }
}

const translators = new WeakMap<i18n, Map<string, unknown>>()

/** One function for each instance and list, so that it is the same one in every rendering. */
function translatorOf(texts: i18n, names: Namespace = 'ui'): unknown {
  const known = translators.get(texts) ?? new Map<string, unknown>()
  translators.set(texts, known)
  const list = String(names)
  if (!known.has(list)) known.set(list, texts.getFixedT(null, names))
  return known.get(list)
}
