/**
 * Settings of a gateway with deadlines that a busy machine keeps, unless they have a deadline of their own. A tenth of an
 * attempt's time has to fit into the shortest deadline, the two seconds of a look-up.
 */
export function withPatience(settings: Record<string, string>): Record<string, string> {
  if (settings.UPSTREAM_DEADLINE_MS) return settings
  return { UPSTREAM_TIMEOUT_MS: '15000', UPSTREAM_DEADLINE_MS: '60000', ...settings }
}
