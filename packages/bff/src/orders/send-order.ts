import { isIPv6 } from 'node:net'
import * as z from 'zod/mini'

/** What the private listener answers to an order. */
export interface OrderAnswer {
  isDone: boolean
  /** What was done, or `errors`. */
  body: Readonly<Record<string, unknown>>
}

type Environment = Readonly<Record<string, string | undefined>>

const Body = z.record(z.string(), z.unknown())
const everyAddress = new Set(['', '0.0.0.0', '::'])

/**
 * Sends an order to the private listener of the gateway on this machine.
 * @param environment holds `ADMIN_HOST` and `ADMIN_PORT` as the gateway has them, and `OPERATOR_TOKEN` where it asks who
 *   somebody is
 * @throws an error with a sentence where nobody answers
 */
export async function sendOrder(path: string, environment: Environment): Promise<OrderAnswer> {
  const { ADMIN_HOST = '', ADMIN_PORT, OPERATOR_TOKEN } = environment
  const host = everyAddress.has(ADMIN_HOST) ? '127.0.0.1' : ADMIN_HOST
  const origin = `http://${isIPv6(host) ? `[${host}]` : host}:${ADMIN_PORT || 9090}`
  const headers = OPERATOR_TOKEN ? { authorization: `Bearer ${OPERATOR_TOKEN}` } : {}
  const response = await fetch(origin + path, { method: 'POST', headers }).catch(() => {
    throw new Error(
      `No gateway answers at ${origin}: is it running, and are ADMIN_HOST and ADMIN_PORT its own?`,
    )
  })
  const { data: body = {} } = Body.safeParse(await response.json().catch(() => undefined))
  return { isDone: response.ok, body }
}

const Errors = z.object({ errors: z.array(z.string()) })

/** Why an order was refused, each reason in a line. */
export function describeRefusal({ body }: OrderAnswer): string {
  const { data } = Errors.safeParse(body)
  const lines = data?.errors ?? ['the gateway does not say why']
  return lines.map((line) => `Refused: ${line}\n`).join('')
}
