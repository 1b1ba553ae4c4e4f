/**
 * Joins browser modules into one inline script, for a page that may not load anything. The modules have to come in
 * dependency order, and no two of them may declare the same top-level name.
 */
export function inlineModules(sources: readonly string[]): string {
  const bodies = sources.map((source) =>
    source.replace(/^import [^']*'[^']*'$/gm, '').replace(/^export (?=const|function|async|class)/gm, ''),
  )
  return `(() => {\n${bodies.join('\n')}\n})()`
}
