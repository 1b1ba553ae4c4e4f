import { randomBytes } from 'node:crypto'
import t from 'tap'
import { createValueSeal } from '#bff/storage/sealed-claims.ts'

const [first, second] = [randomBytes(32), randomBytes(32)]

t.test('opens sealed values for their context only, and reveals nothing', async (t) => {
  const seal = createValueSeal([first])
  const sealed = await seal.seal('https://games.test/王', 'place')
  t.equal(await seal.open(sealed, 'place'), 'https://games.test/王')
  t.equal(await seal.open(sealed, 'other place'), undefined)
  t.notMatch(Buffer.from(sealed, 'base64url').toString('latin1'), 'games.test')
  t.not(await seal.seal('same', 'place'), await seal.seal('same', 'place'))
})

t.test('keys rotate', async (t) => {
  const sealed = await createValueSeal([first]).seal('text', '')
  t.equal(await createValueSeal([second, first]).open(sealed, ''), 'text')
  t.equal(await createValueSeal([second]).open(sealed, ''), undefined)
  t.equal(
    await createValueSeal([second]).open(await createValueSeal([second, first]).seal('text', ''), ''),
    'text',
  )
})

t.test('anything else opens as undefined', async (t) => {
  const seal = createValueSeal([first])
  const sealed = await seal.seal('text', '')
  const parts = sealed.split('.')
  const changed = [
    ...parts.slice(0, 3),
    parts[3]?.startsWith('A') ? `B${parts[3].slice(1)}` : `A${parts[3]?.slice(1)}`,
    parts[4],
  ].join('.')
  for (const wrong of ['', 'x', sealed.slice(0, 20), sealed.slice(0, 30), changed, '\u0000'])
    t.equal(await seal.open(wrong, ''), undefined)
})
