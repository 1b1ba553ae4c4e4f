import { contentPolicyName } from '../../documents/head/content-policy.ts'

/**
 * The security headers of every response. Documents replace the content policy by their own; this one allows nothing,
 * for a response that is opened as a page.
 */
export function securityHeaders(scheme: 'http' | 'https'): Readonly<Record<string, string>> {
  return {
    [contentPolicyName]: "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(scheme === 'https' && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}
