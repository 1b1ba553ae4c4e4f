/** A name in each language; one that the platform leaves out is the English one, or the plain one. */
export function localNames(plain: string, english = '', filipino = '', chinese = '') {
  const fallback = english || plain
  return { EN: fallback, PHP: filipino || fallback, CN: chinese || fallback }
}
