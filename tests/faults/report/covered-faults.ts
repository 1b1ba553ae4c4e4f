import type { CoveredFault } from './run-covered-faults.ts'

const nothing = 'nothing'

/** Faults that the tests make at full size already; what is said here is what those tests hold. */
export const coveredFaults: readonly CoveredFault[] = [
  {
    fault: 'wall clock forward and back against sessions, ended sessions and limits',
    file: 'tests/faults/process/clock.test.ts',
    player: 'signed in within the idle limit, 401 beyond it',
    log: 'request lines only',
    lost: nothing,
  },
  {
    fault: 'session keys rotate over two gateways',
    file: 'tests/faults/process/key-rotation.test.ts',
    player: 'signed in throughout, until the key that sealed is gone',
    log: 'request lines only',
    lost: nothing,
  },
  {
    fault: 'one failure, then well; Retry-After; a storm of failures',
    file: 'tests/faults/platform/retries.test.ts',
    player:
      'reads 200 after one more attempt, 503 serviceUnavailable where there is none; writes 502 after one',
    log: 'a line per attempt; breaker open, once',
    lost: 'nothing: no write arrives twice, retries stay within the budget',
  },
  {
    fault: "another brand's platform hangs, another brand is attacked",
    file: 'tests/faults/platform/noisy-neighbour.test.ts',
    player: '200, or what the password deserves; the sick brand 503 and what is in memory',
    log: 'lines of the sick brand alone',
    lost: nothing,
  },
  {
    fault: 'a stake whose answer is lost, and asked for again',
    file: 'tests/faults/platform/lost-stakes.test.ts',
    player: '502 or 504, then the first answer or the same again',
    log: 'network, with a word of what happened',
    lost: 'nothing: tokens add up, one stake at most',
  },
  {
    fault: 'thousands of accounts tried at thousands of hosts',
    file: 'tests/faults/client/limits.test.ts',
    player: '429 tooManyRequests, as before the flood',
    log: 'request lines only',
    lost: 'no limit that was reached',
  },
  {
    fault: 'forwarded headers, trusted and not',
    file: 'tests/faults/client/forwarded-hosts.test.ts',
    player: 'the brand of the host, 400 or 421',
    log: 'the host as it was asked for',
    lost: nothing,
  },
  {
    fault: 'random requests to every operation',
    file: 'tests/bff/fuzz/operations.test.ts',
    player: 'never a 5xx, always JSON of the contract',
    log: 'never an error that was not foreseen',
    lost: nothing,
  },
  {
    fault: 'faults, expiries, purges and sessions of 30 brands at once',
    file: 'tests/bff/isolation/isolation.test.ts',
    player: 'not one byte of another brand',
    log: 'no call that mixes two brands',
    lost: nothing,
  },
  {
    fault: 'secrets in every place of every operation, well and failing',
    file: 'tests/faults/client/canary.test.ts',
    player: 'the answer of the operation',
    log: 'no password, code, token, cookie, telephone, address, at level trace',
    lost: nothing,
  },
  {
    fault: 'Redis gone, late, and back',
    file: 'tests/bff/replicas/redis-link.test.ts',
    player: 'nothing of it: each replica goes on for itself',
    log: 'once when it goes, once when it is back',
    lost: 'nothing but the sharing, while it is gone',
  },
]
