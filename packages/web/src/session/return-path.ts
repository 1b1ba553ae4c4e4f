const origin = 'https://own.invalid'

/**
 * Where a visitor may be sent after login: a path of this site, as it was asked for, or `undefined`. Refused are
 * other origins in every disguise: `//host`, `/\host`, control characters and spaces, encodings of all these
 * (also encoded twice), and addresses with a scheme.
 */
export function returnPath(next: string | null | undefined): string | undefined {
  if (!next || next.length > 2048 || !isOwn(next)) return undefined
  let decoded = pathOf(next)
  // A proxy or a router may decode once more than the browser does.
  for (let round = 0; round < 3; round += 1) {
    try {
      decoded = decodeURIComponent(decoded)
    } catch {
      return undefined
    }
    if (!isOwn(decoded)) return undefined
  }
  return next
}

function isOwn(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path) || hasControl(path) || /[\\\s]/.test(pathOf(path))) return false
  if (pathOf(path).includes('//')) return false
  return URL.canParse(path, origin) && new URL(path, origin).origin === origin
}

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? ''

function hasControl(text: string): boolean {
  return [...text].some((character) => character < ' ' || (character >= '\u007f' && character <= '\u009f'))
}
