import type { LanguageCode } from '@marquee/contracts/languages'
import { type ComponentType, useEffect, useState } from 'react'
import { importChunk } from '../browser/import-chunk.ts'
import { useLanguage } from '../i18n/language.ts'

/** A part of a page, or how its loading stands. */
export type LatePart<Props> = ComponentType<Props> | 'loading' | 'failed'

/**
 * A part of a page that is loaded with texts of its own, in the browser only. `load` is the same function in every
 * render; without one nothing is loaded.
 */
export function useCarePart<Props>(
  load: ((language: LanguageCode) => Promise<ComponentType<Props>>) | undefined,
): LatePart<Props> {
  const language = useLanguage()
  const [part, setPart] = useState<LatePart<Props>>('loading')
  useEffect(() => {
    if (!load) return undefined
    let isHere = true
    importChunk(load(language)).then(
      (Part) => isHere && setPart(() => Part),
      () => isHere && setPart('failed'),
    )
    return () => {
      isHere = false
    }
  }, [load, language])
  return part
}
