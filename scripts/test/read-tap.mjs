import { Parser } from 'tap-parser'
import { Tally } from './tally.mjs'

/**
 * A test point of the runner's output.
 * @typedef {{ ok: boolean, name: string, time?: number, skip?: unknown, todo?: unknown, diag?: unknown, closingTestPoint?: boolean }} Point
 *
 * @typedef {{ name: string, diagnostics: unknown }} Failure
 *
 * A test file that has ended; `name` is its path below the repository.
 * @typedef {{ name: string, tally: Tally, failures: Failure[], durationMs: number }} FileResult
 */

/**
 * Parses the output of the test runner as a stream. A block without nested blocks counts as one test, and so does a file
 * without blocks. A file that fails outside its blocks (a crash, a timeout, an uncaught error) counts one more failure,
 * and a file without any test has failed.
 * @param {import('node:stream').Readable} stream TAP, one subtest per file
 * @param {(file: FileResult) => void} onFile
 * @returns {Promise<void>} resolves at the end of the output
 */
export function readTap(stream, onFile) {
  return new Promise((resolve) => {
    const root = new Parser()
    /** @type {Block | undefined} */
    let file
    root.on('child', (/** @type {Parser} */ parser) => {
      file = new Block(parser, [])
    })
    root.on('assert', (/** @type {Point} */ end) => {
      const block = file ?? new Block(new Parser(), [])
      file = undefined
      block.end(end)
      onFile({ name: end.name, tally: block.tally, failures: block.failures, durationMs: end.time ?? 0 })
    })
    root.on('complete', () => resolve())
    stream.pipe(root)
  })
}

/** A file or a block of tests, filled while its output is parsed. */
class Block {
  tally = new Tally()
  /** @type {Failure[]} */
  failures = []
  points = 0
  hasBlocks = false
  hasOwnFailure = false

  /**
   * @param {Parser} parser
   * @param {readonly string[]} path names of the enclosing blocks and of this one
   */
  constructor(parser, path) {
    this.path = path
    /** @type {Block | undefined} */
    let inner
    parser.on('child', (/** @type {Parser} */ child) => {
      inner = new Block(child, [...path, child.name])
    })
    parser.on('assert', (/** @type {Point} */ point) => {
      this.points += 1
      if (inner && point.closingTestPoint) {
        inner.end(point)
        this.addBlock(inner)
        inner = undefined
      } else this.addAssertion(point)
    })
  }

  /** @param {Block} inner */
  addBlock(inner) {
    this.hasBlocks = true
    this.tally.add(inner.tally)
    this.failures.push(...inner.failures)
  }

  /** @param {Point} point an assertion or a skipped block */
  addAssertion(point) {
    if (point.skip || point.todo) this.tally.skipped += 1
    else if (!point.ok) this.fail(point)
  }

  /** @param {Point} point */
  fail({ name, diag }) {
    this.hasOwnFailure = true
    this.failures.push({ name: [...this.path, name].join(' > '), diagnostics: diag })
  }

  /** @param {Point} point the runner's result for the whole block */
  end(point) {
    const isEmpty = this.path.length === 0 && this.points === 0
    const isUnexplained = !point.ok && this.tally.failed === 0 && !this.hasOwnFailure
    if (isUnexplained) this.fail({ ...point, name: 'did not end well' })
    else if (isEmpty) this.fail({ ...point, name: 'holds no test' })
    if (this.hasOwnFailure) this.tally.failed += 1
    else if (!this.hasBlocks) this.tally.passed += 1
  }
}
