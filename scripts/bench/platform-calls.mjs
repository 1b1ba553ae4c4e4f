import { sendRequest } from './send-request.mjs'

const counted = /^marquee_platform_call_duration_seconds_count\{(.*)\} (\d+)$/gm

/**
 * The number of platform calls so far, from the gateway's metrics.
 * @param {string} adminUrl
 * @param {string} [brand] only for this one
 * @returns {Promise<Map<string, number>>} by the path of the call
 */
export async function platformCalls(adminUrl, brand) {
  const { body } = await sendRequest(`${adminUrl}/metrics`)
  /** @type {Map<string, number>} */
  const calls = new Map()
  for (const [, labels = '', count] of body.toString().matchAll(counted)) {
    if (brand !== undefined && !labels.includes(`brand="${brand}"`)) continue
    const call = /call="([^"]*)"/.exec(labels)?.[1] ?? ''
    calls.set(call, (calls.get(call) ?? 0) + Number(count))
  }
  return calls
}

/**
 * @param {Map<string, number>} calls
 * @returns {number}
 */
export function total(calls) {
  return [...calls.values()].reduce((sum, count) => sum + count, 0)
}
