import { useSearchParams } from 'react-router'
import { returnField } from './login-address.ts'

const origin = 'https://own.invalid'

// A proxy or a router may decode an address again that the browser has already decoded.
const maxDecodings = 3
const maxLength = 2048

/**
 * Where a visitor may be sent after login: `next` unchanged if it is a path of this site, else `undefined`. Refuses
 * every way to name another origin: a scheme, `//host`, `/\host`, control characters, spaces, and any of these
 * percent-encoded, even several times.
 */
export function returnPath(next: string | null | undefined): string | undefined {
  if (!next || next.length > maxLength) return undefined
  return [...decodedForms(next)].every(isOwnPath) ? next : undefined
}

/** Where the login or sign-up page sends the visitor afterwards, from its own address. */
export function useReturnPath(): string | undefined {
  const [search] = useSearchParams()
  return returnPath(search.get(returnField))
}

/** The address itself, then the result of each decoding; an empty string where it cannot be decoded. */
function* decodedForms(address: string): Generator<string> {
  yield address
  let form = address
  for (let count = 0; count < maxDecodings; count += 1) {
    try {
      form = decodeURIComponent(form)
    } catch {
      yield ''
      return
    }
    yield form
  }
}

function isOwnPath(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1)
  if (!path.startsWith('/') || path.includes('//') || /[\\\s]/.test(path) || hasControlCharacter(address))
    return false
  return URL.canParse(address, origin) && new URL(address, origin).origin === origin
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || (character >= '\u007f' && character <= '\u009f'))
}
