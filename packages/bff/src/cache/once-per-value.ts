/**
 * Memoizes what is derived from a cached value for as long as the value lives. Cached values are frozen, so the
 * result stays valid. Failures are not memoized.
 */
export function oncePerValue<Value extends object, Rest extends unknown[], Made>(
  make: (value: Value, ...rest: Rest) => Promise<Made>,
): (value: Value, ...rest: Rest) => Promise<Made> {
  const made = new WeakMap<Value, Promise<Made>>()
  return (value, ...rest) => {
    const known = made.get(value)
    if (known) return known
    const making = make(value, ...rest)
    made.set(value, making)
    making.catch(() => made.delete(value))
    return making
  }
}
