import type { LanguageCode } from '@marquee/contracts/languages'

/** Loads the player's limits and breaks with their texts, for the page on responsible gaming. */
export async function loadCareControls(language: LanguageCode) {
  const [{ PlayControls }, { loadAreaTexts }] = await Promise.all([
    import('../features/responsible-gaming/play-controls.tsx'),
    import('../i18n/load-area-texts.ts'),
  ])
  await loadAreaTexts('care', language)
  return PlayControls
}
