import {
  declaredLanguages,
  languageByCode,
  languageCodes,
  offeredLanguages,
  preferredLanguage,
  splitLanguagePrefix,
  withLanguagePrefix,
} from '@marquee/contracts/languages'
import t from 'tap'

t.test('EN, PHP and CN are offered; MMK, MNT and IDR are declared, without name and messages', async (t) => {
  t.strictSame(languageCodes, ['EN', 'PHP', 'CN'])
  t.strictSame(declaredLanguages, ['MMK', 'MNT', 'IDR'])
  const dates = Object.values(offeredLanguages).map(({ code, dateLocale }) => [code, dateLocale])
  t.strictSame(
    Object.fromEntries(dates),
    { EN: 'en', PHP: 'en', CN: 'zh' },
    'as the specification writes dates',
  )
  const tags = Object.values(offeredLanguages).map(({ tag }) => tag)
  t.strictSame(tags, ['en', 'fil', 'zh-Hans'])
})

t.test('a code is recognized in any case, and only when it is offered', async (t) => {
  t.equal(languageByCode('cn'), 'CN')
  t.equal(languageByCode('Php'), 'PHP')
  for (const code of ['MMK', '', 'fil', '__proto__']) t.equal(languageByCode(code), undefined, code)
})

t.test('a prefix is split off its path', async (t) => {
  const cases: [string, string | undefined, string][] = [
    ['/', undefined, '/'],
    ['/slots', undefined, '/slots'],
    ['/php', 'PHP', '/'],
    ['/php/', 'PHP', '/'],
    ['/PHP/slots', 'PHP', '/slots'],
    ['/cn/horse-racing', 'CN', '/horse-racing'],
    ['/en/', 'EN', '/'],
    ['/mmk/slots', undefined, '/mmk/slots'],
    ['/phpx', undefined, '/phpx'],
    ['/crash', undefined, '/crash'],
  ]
  for (const [given, language, path] of cases)
    t.strictSame(splitLanguagePrefix(given), { language, path }, given)
})

t.test('adding a prefix and splitting it off again gives the same path', async (t) => {
  for (const language of languageCodes) {
    for (const path of ['/', '/slots', '/horse-racing']) {
      const split = splitLanguagePrefix(withLanguagePrefix(language, path))
      t.strictSame({ ...split, language: split.language ?? 'EN' }, { language, path }, `${language} ${path}`)
    }
  }
  t.equal(withLanguagePrefix('EN', '/slots'), '/slots', 'the default language has no prefix')
  t.equal(withLanguagePrefix('PHP', '/'), '/php')
})

t.test('the offered language that the browser prefers is chosen', async (t) => {
  const cases: [string, string | undefined][] = [
    ['zh-CN,zh;q=0.9,en;q=0.8', 'CN'],
    ['en-US,en;q=0.5', 'EN'],
    ['fil-PH', 'PHP'],
    ['tl', 'PHP'],
    ['zh_CN,en;q=0.5', 'CN'],
    ['fil_PH', 'PHP'],
    ['tl_PH,en', 'PHP'],
    ['de-DE,de;q=0.9,fil;q=0.4,en;q=0.3', 'PHP'],
    ['en;q=0.2, zh;q=0.7', 'CN'],
    ['zh;q=0, en;q=0.1', 'EN'],
    ['de', undefined],
    ['*', undefined],
    ['', undefined],
    [';q=1,,en', 'EN'],
  ]
  for (const [header, expected] of cases) t.equal(preferredLanguage(header), expected, JSON.stringify(header))
})
