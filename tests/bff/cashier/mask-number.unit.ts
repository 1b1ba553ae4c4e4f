import t from 'tap'
import { maskNumber } from '#bff/upstream/decoding/mask.ts'

t.test('an account number shows its last four digits at most', async (t) => {
  for (const [number, masked] of [
    ['1234567890', '•••• 7890'],
    ['1234 5678 9012 3456', '•••• 3456'],
    ['•••• 1234', '•••• 1234'],
    ['******1234', '•••• 1234'],
    ['0917****567', '•••• 567'],
    ['', '••••'],
    ['hidden', '••••'],
  ] as const)
    t.equal(maskNumber(number), masked)
})
