/** What is in memory is there at once: on the way of every request, a promise costs more than the look-up. */
export type Soon<Value> = Value | Promise<Value>

/** Goes on at once with what is there, and later with what is on its way. */
export function then<Value, Next>(soon: Soon<Value>, next: (value: Value) => Soon<Next>): Soon<Next> {
  return soon instanceof Promise ? soon.then(next) : next(soon)
}
