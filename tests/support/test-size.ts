import t, { type Test } from 'tap'

/** Whether tests that only repeat a proof run too. `npm run test:full` asks for it. */
export const isFullRun = process.env.MARQUEE_TESTS === 'full'

/** How long a process of browser tests may take, in milliseconds. Those of a full run share two cores for an hour. */
export const processTimeoutMs = isFullRun ? 3 * 3_600_000 : 900_000

/**
 * A test that only a full run has: it takes long for what it shows, or shows a detail of what another test shows.
 * `npm test` has to stay under five minutes.
 * @param options such as those of `needs`
 */
export function fullTest(
  name: string,
  body: (t: Test) => PromiseLike<unknown>,
  options: { skip?: string } = {},
): void {
  if (isFullRun) void t.test(name, options, body)
}
