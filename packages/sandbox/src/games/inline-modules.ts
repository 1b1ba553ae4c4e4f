/**
 * Browser modules joined into one script for a page that may load nothing. They must come in the order in which
 * they need each other, and no two may declare the same name at their top level.
 */
export function inlineModules(sources: readonly string[]): string {
  const bare = sources.map((source) =>
    source.replace(/^import .*$/gm, '').replace(/^export (?=const|function|async)/gm, ''),
  )
  return `(() => {\n${bare.join('\n')}\n})()`
}
