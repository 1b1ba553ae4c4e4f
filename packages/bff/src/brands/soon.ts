/** What is in memory is there at once: on the way of every request, a promise costs more than the look-up. */
export type Soon<Value> = Value | Promise<Value>

/** Goes on at once with what is there, and later with what is on its way. */
export function then<Value, Next>(soon: Soon<Value>, next: (value: Value) => Soon<Next>): Soon<Next> {
  return soon instanceof Promise ? soon.then(next) : next(soon)
}

/** Tells a callback, as Fastify's hooks have one, when it is there or has failed. */
export function whenDone(soon: Soon<void>, done: (error?: Error) => void): void {
  if (soon instanceof Promise) soon.then(() => done(), done)
  else done()
}
