import type { BrandCache } from '../cache/brand-cache.ts'
import type { PurgeRequest } from '../cache/brand-cache-options.ts'

/** Forgets data and the documents, which are drawn from it. @returns how many values went, or would go on a dry run */
export function purgeSite(cache: BrandCache, request: PurgeRequest): number {
  const { entries } = cache.purge(request)
  if (request.kind === undefined || request.kind === 'document') return entries
  return entries + cache.purge({ ...request, kind: 'document' }).entries
}
