import { useSearchParams } from 'react-router'
import { returnField } from './login-address.ts'

const origin = 'https://own.invalid'

// A proxy or a router may decode an address again that the browser has decoded once.
const decodings = 3
const longest = 2048

/**
 * Where a visitor may be sent after login: a path of this site, as it was asked for, or `undefined`. Refused are
 * other origins in every disguise: `//host`, `/\host`, control characters and spaces, encodings of all these
 * (encoded again, too), and addresses with a scheme.
 */
export function returnPath(next: string | null | undefined): string | undefined {
  if (!next || next.length > longest) return undefined
  const forms = [...decoded(next, decodings)]
  return forms.length > 0 && forms.every(isOwn) ? next : undefined
}

/** Where an entry page sends the visitor afterwards, as its address names it. */
export function useReturnPath(): string | undefined {
  const [search] = useSearchParams()
  return returnPath(search.get(returnField))
}

/** The address as it stands, and after each decoding; nothing when it cannot be decoded. */
function* decoded(address: string, times: number): Generator<string> {
  yield address
  let form = address
  for (let time = 0; time < times; time += 1) {
    try {
      form = decodeURIComponent(form)
    } catch {
      yield ''
      return
    }
    yield form
  }
}

function isOwn(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1)
  if (!path.startsWith('/') || path.includes('//') || /[\\\s]/.test(path) || hasControl(address)) return false
  return URL.canParse(address, origin) && new URL(address, origin).origin === origin
}

function hasControl(text: string): boolean {
  return [...text].some((character) => character < ' ' || (character >= '\u007f' && character <= '\u009f'))
}
