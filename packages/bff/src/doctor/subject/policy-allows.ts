/** Whether a Content-Security-Policy lets a page load or connect to a web address by one of these directives. */
export function policyAllows(policy: string, directives: readonly string[], address: string): boolean {
  const url = new URL(address)
  const sources = policy
    .split('; ')
    .map((directive) => directive.split(' '))
    .flatMap(([name = '', ...values]) => (directives.includes(name) ? values : []))
  return sources.some((source) => {
    if (!URL.canParse(source)) return false
    const allowed = new URL(source)
    // A source without a path means its whole origin.
    return allowed.origin === url.origin && (allowed.pathname === '/' || allowed.pathname === url.pathname)
  })
}
