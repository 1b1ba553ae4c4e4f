/** Whether text is an http(s) address. Links, frames and pages must not run code (`javascript:`). */
export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol)
}

// Browsers treat `//host`, `/\host` and slashes around a tab as another host.
const ownPath = /^\/(?![/\\])[^\p{Cc}\\]*$/u

/** Reads the link of a message: a path of the site, or a web address; empty for anything else. */
export function readLink(address: string): string {
  return ownPath.test(address) || isWebAddress(address) ? address : ''
}
