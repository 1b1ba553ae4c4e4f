// Replicas that share a Redis.
import t from 'tap'
import './cache-fill.suite.ts'
import './idempotency.suite.ts'
import './idempotency-records.suite.ts'
import './limit-store.suite.ts'

// These suites share a process: starting one takes longer than most of them.
t.setTimeout(240_000)
