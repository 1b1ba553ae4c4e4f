// Replicas that share a Redis.
// These suites share a process: starting one takes longer than most of them.
import './cache-fill.suite.ts'
import './idempotency.suite.ts'
import './idempotency-records.suite.ts'
import './limit-store.suite.ts'
