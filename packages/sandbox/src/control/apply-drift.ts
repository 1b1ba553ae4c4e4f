import type { ResponseBody } from '../call.ts'

interface Drift {
  remove?: string[]
  replace?: Record<string, unknown>
}

/**
 * A copy of the response with fields removed or replaced, as a platform whose schema has drifted would send it. Paths
 * join keys and indexes with dots: `value.0.img_url`. A path that does not exist is ignored.
 */
export function applyDrift(response: ResponseBody, { remove = [], replace = {} }: Drift): ResponseBody {
  const copy = structuredClone(response)
  for (const path of remove) {
    const { parent, key } = resolvePath(copy, path)
    if (Array.isArray(parent)) parent.splice(Number(key), 1)
    else delete parent?.[key]
  }
  for (const [path, value] of Object.entries(replace)) {
    const { parent, key } = resolvePath(copy, path)
    if (parent) parent[key] = value
  }
  return copy
}

function resolvePath(root: ResponseBody, path: string) {
  const keys = path.split('.')
  const key = keys.pop() ?? ''
  let parent: Record<string, unknown> | undefined = root
  for (const step of keys) parent = parent?.[step] as Record<string, unknown> | undefined
  return { parent: typeof parent === 'object' && parent !== null ? parent : undefined, key }
}
