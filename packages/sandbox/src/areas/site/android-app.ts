import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'

const readme = `This file stands for the Android app of a brand, so that its download and its checksum can be tried.
It is an archive with this text and installs nothing.
`

/** The file that the sandbox offers as the Android app, with its version and checksum. */
export const androidApp = appOf('1.4.2')

function appOf(version: string) {
  const file = zipOf('README.txt', Buffer.from(readme))
  return {
    version,
    file,
    path: `/downloads/android-${version}.apk`,
    sha256: createHash('sha256').update(file).digest('hex'),
  }
}

/** A ZIP archive with one file, stored as it is. An APK is a ZIP archive. */
function zipOf(name: string, content: Buffer): Buffer {
  const title = Buffer.from(name)
  const sizes = [content.length, content.length]
  const version = 20
  // Version, flags, method, time and date (1 January 2026), checksum, sizes, length of the name and of the rest.
  const facts = Buffer.alloc(26)
  ;[version, 0, 0, 0, ((2026 - 1980) << 9) | (1 << 5) | 1].forEach(
    (value, i) => void facts.writeUInt16LE(value, i * 2),
  )
  ;[crc32(content), ...sizes].forEach((value, i) => void facts.writeUInt32LE(value, 10 + i * 4))
  facts.writeUInt16LE(title.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, title, content])
  const directory = Buffer.concat([
    Buffer.from('PK\x01\x02'),
    Buffer.from([version, 0]),
    facts,
    Buffer.alloc(14),
    title,
  ])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Buffer.concat([local, directory, Buffer.from('PK\x05\x06'), end])
}
