/**
 * Where the record of an answer lies. The specification names the record and not its place: the platform's habit
 * is `value[0]`, others write it under a name of its own or straight into the answer.
 */
export function firstRecord(answer: Record<string, unknown>, name: string): Record<string, unknown> {
  const container = answer[name] ?? answer.value
  const record: unknown = Array.isArray(container) ? container[0] : container
  return isRecord(record) ? record : answer
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
