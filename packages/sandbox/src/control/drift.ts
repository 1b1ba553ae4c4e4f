import type { Answer } from '../call.ts'

interface Drift {
  remove?: string[]
  replace?: Record<string, unknown>
}

/** A copy of the answer with fields removed or replaced; paths join keys and indexes with dots: `value.0.img_url`. */
export function drifted(answer: Answer, { remove = [], replace = {} }: Drift): Answer {
  const copy = structuredClone(answer)
  for (const path of remove) {
    const { holder, key } = place(copy, path)
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else delete holder?.[key]
  }
  for (const [path, value] of Object.entries(replace)) {
    const { holder, key } = place(copy, path)
    if (holder) holder[key] = value
  }
  return copy
}

function place(root: Answer, path: string) {
  const keys = path.split('.')
  const key = keys.pop() ?? ''
  let holder: Record<string, unknown> | undefined = root
  for (const step of keys) holder = holder?.[step] as Record<string, unknown> | undefined
  return { holder: typeof holder === 'object' && holder !== null ? holder : undefined, key }
}
