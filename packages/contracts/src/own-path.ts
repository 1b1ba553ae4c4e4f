/**
 * Whether an address is a path of this site, for a browser or a proxy that decodes it as well: one slash at its
 * beginning, no empty segment (`//evil.example`), no backslash (browsers read it as a slash) and no control character
 * (browsers drop them, so `/\t/evil.example` is `//evil.example`). Its query and fragment may contain anything but
 * control characters.
 */
export function isOwnPath(address: string): boolean {
  const path = decodeAscii(address.replace(/[?#].*$/s, ''))
  return /^\/(?!\/)[^\\]*$/.test(path) && !path.includes('//') && !hasControl(path) && !hasControl(address)
}

/** Decodes percent-encoded ASCII until none is left: what is encoded twice may be decoded twice on its way. */
export function decodeAscii(path: string): string {
  const decoded = path.replace(/%[0-7][0-9a-f]/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  )
  return decoded === path ? path : decodeAscii(decoded)
}

const hasControl = (text: string) => /\p{Cc}/u.test(text)
