import { once } from 'node:events'
import { isIP } from 'node:net'
import { checkServerIdentity, connect } from 'node:tls'

/** Where TLS is ended for a host. */
export interface Endpoint {
  /** The name that the certificate has to be for. */
  host: string
  address: string
  port: number
}

/** What a server shows of itself. */
export interface CertificateFacts {
  issuer: string
  validTo: Date
  isForHost: boolean
  /** Why a browser would not trust it; empty where it would. */
  distrust: string
}

/** Reads the certificate of a server, valid or not. @throws where there is no TLS, with a code of the network */
export async function readCertificate(
  { host, address, port }: Endpoint,
  signal: AbortSignal,
): Promise<CertificateFacts> {
  // Judged here, not by the connection: a bad certificate is a finding.
  const socket = connect({ host: address, port, servername: host, rejectUnauthorized: false })
  try {
    await once(socket, 'secureConnect', { signal })
    const certificate = socket.getPeerCertificate()
    const distrust = socket.authorizationError
    return {
      issuer: [certificate.issuer.O ?? certificate.issuer.CN ?? 'nobody'].flat().join(' '),
      validTo: new Date(certificate.valid_to),
      isForHost: checkServerIdentity(host, certificate) === undefined,
      distrust: distrust ? codeOf(distrust) : '',
    }
  } finally {
    socket.destroy()
  }
}

/** The code of an error, or its name. */
export function codeOf(error: unknown): string {
  if (typeof error === 'string') return error
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** Names that no public DNS answers (RFC 6761, RFC 8375), and addresses. */
const localName = /(?:^|\.)(?:localhost|local|test|example|invalid|home\.arpa|internal)$/

/** Whether a host has no public address and no certificate of its own. */
export function isLocalName(host: string): boolean {
  return localName.test(host) || !host.includes('.') || isIP(host.replace(/^\[|\]$/g, '')) !== 0
}
