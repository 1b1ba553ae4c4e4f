/** Whether text is an address of the web: what becomes a link, a frame or a page must not run (`javascript:`). */
export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol)
}

// A browser reads `//host`, `/\host` and slashes around a tab as another host.
const ownPath = /^\/(?![/\\])[^\p{Cc}\\]*$/u

/** Where a message may lead: a path of the site, or a web address. Anything else is no link. */
export function readLink(address: string): string {
  return ownPath.test(address) || isWebAddress(address) ? address : ''
}
