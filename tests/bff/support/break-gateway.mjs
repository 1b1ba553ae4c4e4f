// Preloaded by a gateway that a test starts: a bug, which the log-in of one account meets.
const { normalize } = String.prototype

/** @param {string} [form] */
function failing(form) {
  const isLogging = String(new Error().stack).includes('/observability/')
  if (String(this).includes('carlo') && !isLogging) throw new TypeError(`what ${this} typed`)
  return normalize.call(this, form)
}

Object.defineProperty(String.prototype, 'normalize', { value: failing })
