/**
 * The states to pass through from one to another, without the first and with the last, by the shortest way.
 * @param nexts the states that may follow each state
 * @returns `undefined` when there is no way
 */
export function statePath<State extends string>(
  nexts: Partial<Record<State, readonly State[]>>,
  from: State,
  to: State,
): State[] | undefined {
  const paths: State[][] = [[from]]
  const seen = new Set<State>([from])
  for (const path of paths) {
    for (const next of nexts[path.at(-1) as State] ?? []) {
      if (next === to) return [...path.slice(1), next]
      if (!seen.has(next)) paths.push([...path, next])
      seen.add(next)
    }
  }
  return undefined
}
