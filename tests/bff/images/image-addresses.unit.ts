import t from 'tap'
import { createImageAddresses } from '#bff/sites/pictures.ts'

t.test('pictures have addresses that a page of the site may load', async (t) => {
  const upstreamUrl = new URL('http://platform:4000')
  const secure = createImageAddresses({ upstreamUrl, publicScheme: 'https' })
  const plain = createImageAddresses({ upstreamUrl, publicScheme: 'http' })
  const cases: [given: string, onHttps: string, onHttp?: string][] = [
    ['/art/a.png?v=1', '/media/art/a.png?v=1'],
    ['art/a.png', '/media/art/a.png'],
    ['http://platform:4000/a.png', '/media/a.png'],
    ['//platform:4000/a.png', '/media/a.png'],
    ['https://platform:4000/a.png', '/media/a.png'],
    [
      'http://images.example.com/a.png',
      'https://images.example.com/a.png',
      'http://images.example.com/a.png',
    ],
    ['//images.example.com/a.png', 'https://images.example.com/a.png', 'http://images.example.com/a.png'],
    ['https://images.example.com/a.png', 'https://images.example.com/a.png'],
    ['javascript:alert(1)', ''],
    ['', ''],
  ]
  for (const [given, onHttps, onHttp = onHttps] of cases) {
    t.equal(secure(given), onHttps, given)
    t.equal(plain(given), onHttp, given)
  }
})
