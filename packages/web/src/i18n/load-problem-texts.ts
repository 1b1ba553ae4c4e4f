import type { LanguageCode } from '@marquee/contracts/languages'
import type { Problem } from '@marquee/contracts/problem'
import { loadI18n, loadTexts } from './load-texts.ts'

// A lost network may never tell that it is lost.
const limitMs = 5_000

/**
 * Loads the texts that say a problem, before anything shows it: those of errors that only some pages meet are not in
 * every page's texts, and a message of letters only may be one of their keys (specification, section 8). A page that
 * cannot load them shows what it has.
 */
export async function loadProblemTexts(
  { code, message }: Pick<Problem, 'code' | 'message'>,
  language: LanguageCode,
): Promise<void> {
  const texts = await loadI18n(language)
  const isMissing = (key: string) => /^\p{L}+$/u.test(key) && !texts.exists(key, { ns: 'errors' })
  if (!isMissing(code) && !isMissing(message)) return
  const isLate = new Promise<void>((resolve) => setTimeout(resolve, limitMs))
  await Promise.race([loadTexts('pages', language).catch(() => {}), isLate])
}
