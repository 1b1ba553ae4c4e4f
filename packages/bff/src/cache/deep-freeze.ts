/**
 * Freezes plain data recursively, so that no request can change what another receives. Typed arrays cannot be frozen
 * and are left as they are.
 * @throws TypeError for values that freezing does not protect (a Map, a Date, an instance of a class)
 */
export function deepFreeze<T>(value: T): T {
  freezeInto(value, new Set())
  return value
}

function freezeInto(value: unknown, seen: Set<unknown>): void {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || seen.has(value)) return
  if (!isPlain(value)) throw new TypeError('A cached value must be plain data or bytes')
  seen.add(value)
  Object.freeze(value)
  for (const part of Object.values(value)) freezeInto(part, seen)
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null || Array.isArray(value)
}
