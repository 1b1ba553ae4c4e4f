/**
 * Keys that the files of this repository show, now or in an earlier version: whoever reads them can seal a session of
 * any player.
 */
const published = [
  // docker-compose.yml, for its demo.
  'ZGVtby1vbmx5LWRlbW8tb25seS1kZW1vLW9ubHktZGVtbw',
  // deploy/kubernetes/settings.example.yaml, before it had a text that is no key.
  'ZXhhbXBsZS1leGFtcGxlLWV4YW1wbGUtZXhhbXBsZS0',
].map((key) => Buffer.from(key, 'base64url'))

/** What is wrong with each of `SESSION_KEYS` that everybody knows, as `key 1 is …`. */
export function findPublishedKeys(keys: readonly Buffer[]): string[] {
  return keys.flatMap((key, index) =>
    published.some((known) => known.equals(key))
      ? [`key ${index + 1} is published with Marquee, so anybody could forge sessions: make your own`]
      : [],
  )
}
