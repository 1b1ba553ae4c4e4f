import { storedValue } from '../browser/stored-value.ts'

/**
 * The word of the platform with which this tab's session ended by itself, until the next one begins. Empty where nobody
 * gave one: it was found to be over.
 */
export const sessionEnd = storedValue(
  'marquee.session-end',
  () => sessionStorage,
  (found) => (typeof found === 'string' ? found : undefined),
)
