import { crc32, deflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { pageErrors } from '#web/i18n/locales/en/pages/errors.ts'
import { pages } from '#web/i18n/locales/en/pages/pages.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { accessibilityFaults } from '../../support/crawl/accessibility-faults.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox
const { account, kyc, register, upload } = pages

const player = { accountId: 'nokyc', password: 'Demo1234' }

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const shows = (page: Page, text: string) => main(page).getByText(text, { exact: true }).first().waitFor()

const isAccessible = async (t: Test, page: Page, state: string) =>
  t.same(await accessibilityFaults(page), [], state)

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await main(page).locator('input[type=file]').setInputFiles(file)
}

async function enterDetails(page: Page) {
  await main(page).getByLabel(register.day).fill('7')
  await main(page).getByLabel(register.month).selectOption('5')
  await main(page).getByLabel(register.year).fill('1990')
  await main(page).getByLabel(kyc.nationality).fill('Filipino')
  await main(page).getByLabel(kyc.address).fill('12 Mabini Street, Quezon City')
  await main(page).getByLabel(kyc.idType).selectOption('PASSPORT')
  await main(page).getByLabel(kyc.natureOfWork).fill('Teacher')
  await main(page).getByLabel(kyc.sourceOfIncome).selectOption('Salary')
}

t.test('a photo is made smaller before it is sent', (t) =>
  visit(t, { brand: 'identity-photo', ...desk }, async ({ page, open, signIn }) => {
    await signIn(player)
    await open('/verification')
    await press(page, kyc.begin)
    await choose(page, { name: 'id.png', mimeType: 'image/png', buffer: largePng(4000, 1000) })
    const preview = main(page).locator('.upload-preview canvas')
    await preview.waitFor()
    t.same(
      await preview.evaluate((canvas) =>
        canvas instanceof HTMLCanvasElement ? [canvas.width, canvas.height] : [],
      ),
      [1600, 400],
    )
    await press(page, upload.remove)
    await choose(page, { ...pdf, name: '<b>bill</b>.pdf' })
    await shows(page, '<b>bill</b>.pdf')
  }),
)

const pdf = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') }

// The head of a photo of an iPhone (ISO/IEC 23008-12), and where it was taken. This browser cannot draw it.
const heic = {
  name: 'IMG_0042.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.from('Exif\0\0GPSLatitude 14.5995 N', 'latin1'),
  ]),
}

t.test('a file that cannot be sent is refused in words, sent nowhere, and nothing else is lost', (t) =>
  visit(t, { brand: 'identity-files', ...phone }, async ({ page, open, signIn }) => {
    await signIn(player)
    await open('/verification')
    await press(page, kyc.begin)
    await enterDetails(page)
    control.clearCalls()
    const refused = [
      [heic, upload.heicUnreadable],
      [{ ...pdf, buffer: Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-1.7 ') }, pageErrors.fileTooLarge],
      [{ ...pdf, buffer: Buffer.from('<script>alert(1)</script>') }, pageErrors.fileTypeInvalid],
      [{ ...heic, buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]) }, upload.unreadable],
    ] as const
    for (const [file, message] of refused) {
      await choose(page, file)
      await shows(page, message)
      t.equal(await main(page).getByRole('button', { name: kyc.sendDocument }).count(), 0, message)
    }
    await isAccessible(t, page, 'a file that cannot be sent')
    t.same(control.calls('/api/cashier/upload'), [])
    t.equal(await main(page).getByLabel(kyc.address).inputValue(), '12 Mabini Street, Quezon City')
  }),
)

t.test('a photo is not sent as noise where the browser scrambles what is drawn; a PDF is sent', (t) =>
  visit(t, { brand: 'identity-noise', ...phone }, async ({ page, open, signIn }) => {
    await page.addInitScript(() => {
      const { getImageData } = CanvasRenderingContext2D.prototype
      CanvasRenderingContext2D.prototype.getImageData = function (...area) {
        const image = getImageData.apply(this, area)
        crypto.getRandomValues(image.data)
        return image
      }
    })
    await signIn(player)
    await open('/verification')
    await press(page, kyc.begin)
    await enterDetails(page)
    await choose(page, { name: 'id.png', mimeType: 'image/png', buffer: largePng(2400, 1200) })
    await shows(page, upload.scrambled)
    await isAccessible(t, page, 'a browser that scrambles pictures')
    await choose(page, pdf)
    await shows(page, upload.ready)
  }),
)

t.test('verification is offered once in the account, and never again where it was hidden', (t) =>
  visit(t, { brand: 'identity-offer', ...phone }, async ({ page, open, signIn }) => {
    await signIn(player)
    await open('/account')
    await shows(page, account.verifyOffer)
    await isAccessible(t, page, 'the offer')
    await press(page, account.verifyHide)
    await main(page).getByText(account.verifyOffer).waitFor({ state: 'detached' })
    const asked = page.waitForResponse('**/api/me/balance')
    await page.reload()
    await asked
    t.equal(await main(page).getByText(account.verifyOffer).count(), 0)
  }),
)

/** A valid PNG of one color (PNG specification, section 5). */
function largePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const lines = Buffer.alloc((width + 1) * height)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
