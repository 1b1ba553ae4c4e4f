import { decodeAscii } from '@marquee/contracts/own-path'
import type { Config } from '../config/config.ts'

/** Path and query on the platform of an address from a client; undefined where no picture is served. */
export type ResolveMedia = (address: string) => string | undefined

/**
 * Makes the rule which paths of the platform's host may be asked for pictures: those below `mediaPaths`, or without
 * any, all but those of platform calls. Judged as the platform may read a path: decoded, without path parameters and
 * empty segments, calls in any case.
 */
export function createMediaPaths({
  upstreamUrl,
  mediaPaths,
  platformFile,
}: Pick<Config, 'upstreamUrl' | 'mediaPaths' | 'platformFile'>): ResolveMedia {
  const prefix = upstreamUrl.pathname.replace(/\/+$/, '')
  const calls = ['/api', ...Object.values(platformFile.paths).filter((path) => path !== undefined)]
    .flatMap((path) => [path, prefix + path])
    .map((path) => `${path.toLowerCase()}/`)

  function isServed(path: string): boolean {
    if (mediaPaths.length > 0) return mediaPaths.some((allowed) => path.startsWith(allowed))
    const place = `${path.toLowerCase()}/`
    return !calls.some((call) => place.startsWith(call))
  }

  return (address) => {
    // The address may name another host, or be no URL at all.
    const url = URL.canParse(address, upstreamUrl) ? new URL(address, upstreamUrl) : undefined
    if (url?.origin !== upstreamUrl.origin) return undefined
    const path = plainPath(url.pathname)
    return path !== undefined && isServed(path) ? url.pathname + url.search : undefined
  }
}

/** The path as a lenient server reads it; undefined where it leads upwards or holds control characters. */
function plainPath(pathname: string): string | undefined {
  const segments = decodeAscii(pathname)
    .split(/[/\\]/)
    .map((segment) => segment.replace(/;.*$/s, ''))
    .filter((segment) => segment !== '' && segment !== '.')
  if (segments.includes('..') || segments.some((segment) => /\p{Cc}/u.test(segment))) return undefined
  return `/${segments.join('/')}`
}
