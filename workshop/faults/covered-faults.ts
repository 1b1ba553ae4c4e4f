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
  {
    fault: 'eight megabytes of objects in objects, of empty lists, of menu entries',
    file: 'tests/bff/areas/large-answers.suite.ts',
    player: '200, without what no page could show; 502 where the answer does not end',
    log: 'platformDrift, where a list is cut; network with tooComplex, where it cannot be decoded in time',
    lost: 'nothing: the event loop is held for less than 50 ms',
  },
  {
    fault: 'a catalogue of 50,000 games',
    file: 'tests/faults/platform/large-catalogue.full.ts',
    player: '200, without a call of the platform for each search',
    log: 'nothing; cacheValueTooLarge, once, for what a brand may not keep',
    lost: 'nothing: the event loop is held for less than 100 ms',
  },
  {
    fault: 'a platform that cannot be reached when the gateway starts',
    file: 'tests/bff/http/readiness.suite.ts',
    player: 'nobody is sent there: /readyz 503 until the data of one brand is there',
    log: 'platformUnreachable, once, with the reason; platformReached',
    lost: nothing,
  },
  {
    fault: 'a data folder on a disk that does not answer',
    file: 'tests/bff/config/hanging-folder.full.ts',
    player: 'nobody is sent there',
    log: 'a sentence on standard error, and the process ends',
    lost: nothing,
  },
  {
    fault: 'replicas whose clocks are twenty minutes apart',
    file: 'tests/faults/process/skewed-replicas.full.ts',
    player: 'signed in at all of them, or at none; a write is made once',
    log: 'request lines only',
    lost: nothing,
  },
  {
    fault: 'a claim of a write that another release left in Redis',
    file: 'tests/bff/shared-state/idempotency-records.redis.ts',
    player: '504 outcomeUnknown, and the outcome is looked up',
    log: 'request lines only',
    lost: 'nothing: the write is not sent again',
  },
  {
    fault: 'a break or an exclusion, tried at another replica, for play money and tokens',
    file: 'tests/bff/areas/responsible-gaming/pauses-elsewhere.suite.ts',
    player: '401 with the old session, then coolOffActive or selfExcluded',
    log: 'request lines only',
    lost: nothing,
  },
  {
    fault:
      'events of players through nginx, by HTTP/1.1 and HTTP/2, and through the proxies that are shipped',
    file: 'tests/bff/player-events/proxies.full.ts',
    player: 'within half a second',
    log: 'request lines only',
    lost: nothing,
  },
]
