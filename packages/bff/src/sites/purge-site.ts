import type { BrandCache, PurgeRequest } from '../cache/brand-cache.ts'

/** Purges data and the documents rendered from it. @returns how many values were or, on a dry run, would be removed */
export function purgeSite(cache: BrandCache, request: PurgeRequest): number {
  const { entries } = cache.purge(request)
  if (request.kind === undefined || request.kind === 'document') return entries
  return entries + cache.purge({ ...request, kind: 'document' }).entries
}
