/**
 * Finds the record in an answer. The specification names the record but not its place: most platforms use `value[0]`,
 * others a field of its own or the answer itself.
 */
export function firstRecord(answer: Record<string, unknown>, name: string): Record<string, unknown> {
  const container = answer[name] ?? answer.value
  const record: unknown = Array.isArray(container) ? container[0] : container
  return isRecord(record) ? record : answer
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
