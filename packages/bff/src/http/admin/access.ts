import { hash } from 'node:crypto'
import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Operator, type Operators, type Role, roles } from '../../config/operators-file.ts'
import type { Settings } from '../../settings/settings.ts'
import { plainAddress } from '../address.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sends a request to the private listener, if they said so and are known. */
    operator: Operator | undefined
  }
}

/** What each route of the private listener asks for. A route that is not here asks for the highest role. */
const neededRoles: Readonly<Partial<Record<string, Role | 'none'>>> = {
  '/livez': 'none',
  '/readyz': 'none',
  '/metrics': 'none',
  '/': 'read',
  '/status.json': 'read',
  '/status/:name': 'read',
  '/openapi.json': 'read',
  '/base.css': 'read',
  '/pages.css': 'read',
  '/support': 'support',
  '/studio': 'design',
  '/studio/studio.js': 'design',
  '/studio/studio.css': 'design',
  '/templates': 'design',
  '/templates/:code/releases': 'design',
  '/templates/:code/restore': 'design',
  '/templates/:code/call-off': 'design',
  '/previews': 'design',
  '/purge': 'operate',
  '/reload': 'operate',
}

/**
 * Asks whoever uses the private listener who they are, where operators are named: 401 for nobody who is known, 403 for
 * somebody whose role does not reach. Browsers then ask for a name and a password, which is the token.
 */
export function requireRoles(admin: FastifyInstance, settings: Settings): void {
  admin.decorateRequest('operator')
  admin.addHook('onRequest', (request, reply, done) => {
    const known = settings.now.operatorsFile
    const needed = known && neededRole(request, known)
    if (!known) request.operator = anybody
    if (!known || !needed || needed === 'none') return done()
    request.operator = identify(request, known)
    if (request.operator && reaches(request.operator.role, needed)) return done()
    if (request.operator)
      return void reply.code(403).send({ errors: [`Authorization: ${tooLow(request.operator, needed)}`] })
    const what = hasCredentials(request) ? 'is of nobody who is named in OPERATORS_FILE' : 'is missing'
    void reply
      .code(401)
      .header('www-authenticate', 'Basic realm="Marquee", charset="UTF-8"')
      .send({ errors: [`Authorization: ${what}`] })
  })
}

/** Whoever reaches a listener that asks nobody. */
const anybody: Operator = { name: undefined, role: 'operate' }

/** Whether somebody's role reaches what is at a path. */
export function mayUse(operator: Operator | undefined, path: string): boolean {
  const needed = neededRoles[path] ?? 'operate'
  return needed === 'none' || (operator !== undefined && reaches(operator.role, needed))
}

function neededRole(request: FastifyRequest, { guardsMetrics }: Operators): Role | 'none' {
  if (request.is404) return 'read'
  const { url = '' } = request.routeOptions
  if (url === '/metrics' && guardsMetrics) return 'read'
  return neededRoles[url] ?? 'operate'
}

const reaches = (role: Operator['role'], needed: Role) =>
  role !== 'none' && roles.indexOf(role) >= roles.indexOf(needed)

const tooLow = ({ name, role }: Operator, needed: Role) =>
  role === 'none'
    ? `${name} has no role in OPERATORS_FILE`
    : `needs the role ${needed}, and ${name} has ${role}`

/** Whether somebody tried to say who they are. */
export const hasCredentials = ({ headers }: FastifyRequest): boolean => headers.authorization !== undefined

/** By the headers of the proxy where the request comes from it, else by the token. */
function identify(request: FastifyRequest, { byToken, proxy }: Operators): Operator | undefined {
  if (proxy && isFrom(request, proxy.addresses)) {
    const operator = identifyByProxy(request, proxy)
    if (operator) return operator
  }
  const token = tokenOf(request)
  return token === undefined ? undefined : byToken.get(hash('sha256', token))
}

function isFrom(
  { socket }: FastifyRequest,
  addresses: NonNullable<Operators['proxy']>['addresses'],
): boolean {
  const address = plainAddress(socket.remoteAddress ?? '')
  const version = isIP(address)
  return version !== 0 && addresses.check(address, `ipv${version === 6 ? 6 : 4}`)
}

/** As oauth2-proxy says who somebody is (`--pass-user-headers`). The highest role of the user and their groups counts. */
function identifyByProxy(
  { headers }: FastifyRequest,
  { users, groups }: NonNullable<Operators['proxy']>,
): Operator | undefined {
  const name = headers['x-forwarded-user']
  if (typeof name !== 'string' || name === '') return undefined
  const told = String(headers['x-forwarded-groups'] ?? '')
    .split(',')
    .map((group) => groups.get(group.trim()))
  const held = [users.get(name), ...told]
  const role = roles.findLast((each) => held.includes(each)) ?? 'none'
  return { name: name.slice(0, longestName), role }
}

const longestName = 100

/** The token as programs send it, or as the password that a browser has asked for. */
function tokenOf({ headers: { authorization = '' } }: FastifyRequest): string | undefined {
  const [, scheme = '', value = ''] = /^(bearer|basic) +(\S+)$/i.exec(authorization) ?? []
  if (scheme.toLowerCase() === 'bearer') return value
  return /^[^:]*:(.+)$/s.exec(Buffer.from(value, 'base64').toString())?.[1]
}
