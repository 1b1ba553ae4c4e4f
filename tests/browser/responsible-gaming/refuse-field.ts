import type { Sandbox } from '#sandbox/server.ts'

/** Has the platform refuse a field of a brand's next call of a kind. */
export function refuseField(
  { fault }: Sandbox['control'],
  call: string,
  domain: string,
  fields: Record<string, string>,
): void {
  const refusal = { kind: 'envelope', statusCode: 400, statusMessage: 'invalidInput', fields } as const
  fault({ call, domain, fault: refusal, times: 1 })
}
