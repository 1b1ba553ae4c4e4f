/**
 * A document through the proxy that is shipped, beside that proxy's own cache hit.
 * @returns {Promise<import('../figures.mjs').Result[]>}
 */
export async function proxy() {
  return [
    {
      work: 'the same document through the shipped proxy, shared-cache lifetime of a few seconds',
      unit: "× that proxy's own cache hit",
      goal: { limit: 'at least', value: 0.9 },
      missing: 'it needs a shipped proxy, and documents that a shared cache may store',
    },
  ]
}
