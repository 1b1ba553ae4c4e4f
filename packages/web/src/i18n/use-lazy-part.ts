import { type ComponentType, useEffect, useState } from 'react'
import { importChunk } from '../browser/import-chunk.ts'
import { useLanguage } from './language.ts'
import { loadTexts, type TextGroup } from './load-texts.ts'

/** A part of a page, or how its loading stands. */
export type LazyPart<Props> = ComponentType<Props> | 'loading' | 'failed'

/**
 * A part of a page that is loaded with texts of its own, in the browser only. `load` is the same function in every
 * render; without one nothing is loaded.
 */
export function useLazyPart<Props>(
  load: (() => Promise<ComponentType<Props>>) | undefined,
  texts: TextGroup,
): LazyPart<Props> {
  const language = useLanguage()
  const [part, setPart] = useState<LazyPart<Props>>('loading')
  useEffect(() => {
    if (!load) return undefined
    let isMounted = true
    importChunk(Promise.all([load(), loadTexts(texts, language)])).then(
      ([Part]) => isMounted && setPart(() => Part),
      () => isMounted && setPart('failed'),
    )
    return () => {
      isMounted = false
    }
  }, [load, texts, language])
  return part
}
