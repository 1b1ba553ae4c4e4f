import t from 'tap'
import { sniffFileType } from '#web/forms/prepare-upload.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

t.test('a file is told by its first bytes', async (t) => {
  t.equal(sniffFileType(bytes('\xff\xd8\xff\xe0\x00\x10JFIF')), 'image/jpeg')
  t.equal(sniffFileType(bytes('\x89PNG\r\n\x1a\n\x00\x00')), 'image/png')
  t.equal(sniffFileType(bytes('%PDF-1.7\n')), 'application/pdf')
  t.equal(sniffFileType(bytes('\x00\x00\x00\x18ftypheic')), 'image/heic')
  t.equal(sniffFileType(bytes('\x00\x00\x00\x18ftypmif1')), 'image/heic')
})

t.test('all else is no file to send', async (t) => {
  for (const text of [
    '',
    'GIF89a',
    '<svg xmlns',
    '<html>',
    'PK\x03\x04',
    '\x00\x00\x00\x18ftypisom',
    ' %PDF-',
  ])
    t.equal(sniffFileType(bytes(text)), undefined, text)
})
