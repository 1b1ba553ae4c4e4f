import { createHash } from 'node:crypto'

/** The header's name. */
export const contentPolicyName = 'content-security-policy'

/** What a document may load beside what comes from its own origin. */
export interface PolicySources {
  inlineScripts: readonly string[]
  inlineStyles: readonly string[]
  scriptUrls: readonly string[]
  frameOrigins: readonly string[]
  imageOrigins: readonly string[]
  connectOrigins: readonly string[]
  /** Where forms may lead, beside the document's own origin; nowhere where they are left out. */
  formSources?: readonly string[]
  /** The only origin whose pages may frame the document; none where it is left out. */
  frameAncestor?: string | undefined
}

/**
 * The Content-Security-Policy of a document. Inline scripts and styles are allowed by their hashes rather than a nonce,
 * so that a cached document is the same for everyone.
 */
export function contentPolicy(sources: PolicySources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...sources.inlineScripts.map(hashSource), ...sources.scriptUrls],
    'style-src': ["'self'", ...sources.inlineStyles.map(hashSource)],
    'img-src': ["'self'", 'data:', ...sources.imageOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sources.connectOrigins],
    'frame-src': sources.frameOrigins.length > 0 ? sources.frameOrigins : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...(sources.formSources ?? [])],
    'frame-ancestors': [sources.frameAncestor ?? "'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ')
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
