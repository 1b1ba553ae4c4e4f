/**
 * Makes a function that puts a cached value into the language of a reader once: serialised bytes are memoised by the
 * identity of the result. Cached values are frozen.
 */
export function oncePerLanguage<Value extends object, Language, Result>(
  localise: (value: Value, language: Language) => Result,
): (value: Value, language: Language) => Result {
  const localised = new WeakMap<Value, Map<Language, Result>>()
  return (value, language) => {
    const byLanguage = localised.get(value) ?? new Map<Language, Result>()
    localised.set(value, byLanguage)
    const known = byLanguage.get(language)
    if (known !== undefined) return known
    const result = localise(value, language)
    byLanguage.set(language, result)
    return result
  }
}
