import type { CoveredFault } from './run-covered-faults.ts'

const nothing = 'nothing'

/** Faults that the tests already cause at full size; the texts describe what those tests check. */
export const coveredFaults: readonly CoveredFault[] = [
  {
    fault: 'wall clock stepped forward and back: sessions, revocations and rate limits',
    file: 'tests/faults/process/clock.full.ts',
    player: 'signed in within the idle limit, 401 beyond it',
    log: 'request lines only',
    lost: nothing,
  },
  {
    fault: 'session keys are rotated across two gateways',
    file: 'tests/faults/process/key-rotation.suite.ts',
    player: 'signed in until the key that sealed the session is removed',
    log: 'request lines only',
    lost: nothing,
  },
  {
    fault: 'one failure, then success; Retry-After; many failures',
    file: 'tests/faults/platform/retries.suite.ts',
    player:
      'reads 200 after one retry, 503 serviceUnavailable where none is allowed; writes 502 without a retry',
    log: 'a line per attempt; breaker open, once',
    lost: 'nothing: no write arrives twice, retries stay within the budget',
  },
  {
    fault: "another brand's platform hangs, another brand is attacked",
    file: 'tests/faults/platform/noisy-neighbor.full.ts',
    player: '200, or 422 for a wrong password; the failing brand 503 and cached data',
    log: 'lines of the failing brand only',
    lost: nothing,
  },
  {
    fault: 'a stake whose response is lost, then requested again',
    file: 'tests/faults/platform/lost-stakes.suite.ts',
    player: '502 or 504, then the first response or the same error again',
    log: 'network, with the reason',
    lost: 'nothing: the tokens add up, at most one stake is placed',
  },
  {
    fault: 'login attempts for thousands of accounts at thousands of hosts',
    file: 'tests/faults/client/limits.full.ts',
    player: '429 tooManyRequests, as before the flood',
    log: 'request lines only',
    lost: 'nothing: a rate limit that was reached stays',
  },
  {
    fault: 'forwarded headers, trusted and not',
    file: 'tests/faults/client/forwarded-hosts.suite.ts',
    player: 'the brand of the host, 400 or 421',
    log: 'the requested host',
    lost: nothing,
  },
  {
    fault: 'random requests to every operation',
    file: 'tests/bff/fuzz/operations.suite.ts',
    player: 'never a 5xx, always JSON of the contract',
    log: 'never an unexpected error',
    lost: nothing,
  },
  {
    fault: 'faults, expiries, purges and sessions of 30 brands at once',
    file: 'tests/bff/isolation/isolation.suite.ts',
    player: 'not one byte of another brand',
    log: 'no call that mixes two brands',
    lost: nothing,
  },
  {
    fault: 'secrets in every place of every operation, well and failing',
    file: 'tests/faults/client/canary.full.ts',
    player: 'the response of the operation',
    log: 'no password, code, token, cookie, telephone, address, at level trace',
    lost: nothing,
  },
  {
    fault: 'Redis unreachable, slow, and back',
    file: 'tests/bff/shared-state/redis-link.redis.ts',
    player:
      'each replica continues on its own; 503 overloaded, unsent, for what pays, stakes or claims, until Redis can say who has its key',
    log: 'once when it is lost, once when it is back',
    lost: 'nothing except sharing between replicas while it is gone',
  },
  {
    fault: 'a rolling upgrade: a page of one build, its scripts asked of a replica of the other',
    file: 'tests/bff/client-files/redis-builds.redis.ts',
    player: 'the page works (before: 10 of 12 were dead, with no word)',
    log: 'nothing; buildNotKept, once, while Redis is full',
    lost: nothing,
  },
  {
    fault: 'an upgrade of a single gateway, with pages of the last release open',
    file: 'tests/bff/client-files/disk-builds.suite.ts',
    player: 'the page works; a kept file that is damaged, or signed by somebody else, is 404',
    log: 'clientFileDamaged, once for each file',
    lost: nothing,
  },
  {
    fault: 'scripts of a page that no replica has',
    file: 'tests/browser/loading/missing-scripts.full.ts',
    player:
      'the page reloads once by itself; then it says so, with a button (before: a dead page, with no word)',
    log: 'request lines only',
    lost: nothing,
  },
]
