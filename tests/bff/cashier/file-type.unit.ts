import t from 'tap'
import { fileTypeOf } from '#bff/http/uploads/check-file-type.ts'

const box = (brand: string, ...compatible: string[]) => {
  const codes = [brand, '\0\0\0\0', ...compatible].join('')
  const size = Buffer.alloc(4)
  size.writeUInt32BE(8 + codes.length)
  return Buffer.concat([size, Buffer.from(`ftyp${codes}`, 'latin1')])
}

t.test('a file is what its first bytes say', async (t) => {
  const types: [Buffer, string | undefined][] = [
    [Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'image/png'],
    [Buffer.from('%PDF-1.7\n'), 'application/pdf'],
    [box('heic', 'mif1', 'heic'), 'image/heic'],
    [box('mif1', 'heic'), 'image/heic'],
    [box('mif1', 'avif'), undefined],
    [box('avif', 'mif1'), undefined],
    [box('isom', 'mp42'), undefined],
    [Buffer.from('GIF89a'), undefined],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'), undefined],
    [Buffer.from('MZ'), undefined],
    [Buffer.from(' %PDF-1.7'), undefined],
    [Buffer.alloc(0), undefined],
  ]
  for (const [bytes, type] of types) t.equal(fileTypeOf(bytes), type, bytes.toString('latin1'))
})
