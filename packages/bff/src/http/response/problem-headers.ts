/** The headers of a problem (RFC 9457). It concerns one request, so no cache may keep it. */
export const problemHeaders = {
  'cache-control': 'no-store',
  'content-type': 'application/problem+json; charset=utf-8',
} as const
