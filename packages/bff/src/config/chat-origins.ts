/** The origins of the live chat: that of its script and those it uses beside it; none without a script. */
export function chatOrigins(script: URL | undefined, others: readonly string[]): string[] {
  return script ? [...new Set([script.origin, ...others])] : []
}
