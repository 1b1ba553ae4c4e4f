import { isIP } from 'node:net'

/** Names that no public DNS answers (RFC 6761, RFC 8375), and addresses. */
const localName = /(?:^|\.)(?:localhost|local|test|example|invalid|home\.arpa|internal)$/

/** Whether a host has no public address and no certificate of its own. */
export function isLocalName(host: string): boolean {
  return localName.test(host) || !host.includes('.') || isIP(host.replace(/^\[|\]$/g, '')) !== 0
}
