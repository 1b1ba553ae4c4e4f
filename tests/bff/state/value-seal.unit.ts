import { randomBytes } from 'node:crypto'
import t from 'tap'
import { createValueSeal } from '../../../packages/bff/src/state/value-seal.ts'

const [first, second] = [randomBytes(32), randomBytes(32)]

t.test('opens what it sealed, for its place alone, and shows nothing', async (t) => {
  const seal = createValueSeal([first])
  const sealed = seal.seal('https://games.test/王', 'place')
  t.equal(seal.open(sealed, 'place'), 'https://games.test/王')
  t.equal(seal.open(sealed, 'other place'), undefined)
  t.notMatch(Buffer.from(sealed, 'base64url').toString('latin1'), 'games.test')
  t.not(seal.seal('same', 'place'), seal.seal('same', 'place'))
})

t.test('keys rotate', async (t) => {
  const sealed = createValueSeal([first]).seal('text', '')
  t.equal(createValueSeal([second, first]).open(sealed, ''), 'text')
  t.equal(createValueSeal([second]).open(sealed, ''), undefined)
  t.equal(createValueSeal([second]).open(createValueSeal([second, first]).seal('text', ''), ''), 'text')
})

t.test('anything else opens as nothing', async (t) => {
  const seal = createValueSeal([first])
  const sealed = seal.seal('text', '')
  const flipped = Buffer.from(sealed, 'base64url')
  flipped.writeUInt8(flipped.readUInt8(flipped.length - 1) ^ 1, flipped.length - 1)
  for (const wrong of [
    '',
    'x',
    sealed.slice(0, 20),
    sealed.slice(0, 30),
    flipped.toString('base64url'),
    '\u0000',
  ])
    t.equal(seal.open(wrong, ''), undefined)
})
