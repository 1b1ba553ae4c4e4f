/**
 * Makes a function that puts a cached value into the language of a reader once: serialized bytes are memoized by the
 * identity of the result. Cached values are frozen.
 */
export function oncePerLanguage<Value extends object, Language, Result>(
  localize: (value: Value, language: Language) => Result,
): (value: Value, language: Language) => Result {
  const localized = new WeakMap<Value, Map<Language, Result>>()
  return (value, language) => {
    const byLanguage = localized.get(value) ?? new Map<Language, Result>()
    localized.set(value, byLanguage)
    const known = byLanguage.get(language)
    if (known !== undefined) return known
    const result = localize(value, language)
    byLanguage.set(language, result)
    return result
  }
}
