import { useLanguage } from './language.ts'

/** A function that chooses a text in the page's language, else in English, else in the local one. */
export function useLocalText(): (english: string, local: string, chinese: string) => string {
  const language = useLanguage()
  return (english, local, chinese) => {
    const own = { EN: english, PHP: local, CN: chinese }[language]
    return own || english || local
  }
}
