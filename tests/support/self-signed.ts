import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Test } from 'tap'

/** Makes a certificate that nobody signed. @returns the files of the key and of the certificate */
export function selfSigned(t: Test, host: string): { key: string; cert: string } {
  const folder = t.testdir({})
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const subject = ['-subj', '/O=Nobody', '-addext', `subjectAltName=DNS:${host}`, '-days', '400']
  execFileSync('openssl', ['req', '-x509', ...curve, ...subject, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  })
  return { key, cert }
}
