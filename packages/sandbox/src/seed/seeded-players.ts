import { units } from '../money.ts'
import type { Player } from '../players/player.ts'

/** What a seeded account has at the cashier. */
export interface SeededCashier {
  isVerified?: boolean
  /** The first is the default one. */
  banks?: readonly { code: string; number: string }[]
  /** Whether a bank was changed an hour ago. */
  isOnHold?: boolean
  /** Whether a bonus is not worked off. */
  hasTurnover?: boolean
}

/** An account that every brand has. */
export interface SeededPlayer {
  accountId: string
  /** Not needed for accounts that are refused with any password. */
  password?: string
  traits: Partial<Player>
  cashier?: SeededCashier
  /** The account by whose link it was opened. */
  referredBy?: string
}

const rich = { balance: units(12_345.6), tokens: units(250), vip_level: 2 }
const vipProgress = {
  starting_deposit: units(12_000),
  cycle_deposit: units(8_500),
  starting_turnover: units(96_000),
  cycle_turnover: units(54_250.75),
}

/** The accounts of every brand. Some of them demonstrate a failure when signing in. */
export const seededPlayers: readonly SeededPlayer[] = [
  {
    accountId: 'demo',
    password: 'Demo1234',
    traits: {
      ...rich,
      ...vipProgress,
      full_name: 'Dalisay Mocruz',
      contact_email: 'dalisay@example.com',
      contact_phone: '09171234567',
    },
    cashier: {
      isVerified: true,
      banks: [
        { code: 'gcash', number: '09171234567' },
        { code: 'bdo', number: '004450123456' },
      ],
    },
  },
  {
    accountId: 'maria',
    password: 'Maria1234',
    traits: {
      full_name: 'Maria Santos Reyes',
      contact_email: 'maria.reyes@example.com',
      contact_phone: '09181112233',
      balance: units(2_480.25),
      tokens: units(40),
      vip_level: 1,
      starting_deposit: units(2_000),
      cycle_deposit: units(1_200),
      starting_turnover: units(9_000),
      cycle_turnover: units(4_310.5),
    },
    cashier: { banks: [{ code: 'maya', number: '09181112233' }] },
  },
  {
    accountId: 'jun',
    referredBy: 'maria',
    password: 'Jun12345',
    traits: {
      full_name: 'Jun dela Peña',
      contact_email: 'jun@example.com',
      contact_phone: '09205556677',
      balance: units(615),
      tokens: units(12),
    },
  },
  {
    accountId: 'longname',
    password: 'Demo1234',
    traits: {
      full_name: 'Maximiliano Bartolome Evangelista de los Santos Jr',
      contact_email: 'maximiliano.bartolome.evangelista.de.los.santos@correspondence.example.com',
      contact_phone: '09331234567',
      balance: units(987_654_321.09),
      tokens: units(1_234_567),
      vip_level: 5,
    },
  },
  {
    accountId: 'nohao',
    referredBy: 'maria',
    password: 'Demo1234',
    traits: {
      full_name: '陳美玲',
      contact_email: 'meiling@example.com',
      contact_phone: '09451234567',
      balance: units(8_888.88),
      tokens: units(88),
      vip_level: 1,
    },
  },
  {
    accountId: 'poor',
    password: 'Demo1234',
    traits: { full_name: 'Pedro Poor', contact_email: 'pedro@example.com', contact_phone: '09561234567' },
  },
  {
    accountId: 'winner',
    password: 'Demo1234',
    traits: { full_name: 'Wilma Winner', contact_phone: '09670000001', balance: units(25_000) },
    cashier: { isVerified: true, banks: [{ code: 'gcash', number: '09670000001' }] },
  },
  {
    accountId: 'turnover',
    password: 'Demo1234',
    // With the bonus it is 3,000.
    traits: { full_name: 'Tito Turnover', contact_phone: '09670000002', balance: units(2_500) },
    cashier: { isVerified: true, banks: [{ code: 'gcash', number: '09670000002' }], hasTurnover: true },
  },
  {
    accountId: 'nokyc',
    password: 'Demo1234',
    traits: { full_name: 'Nora Nokyc', contact_phone: '09670000003', balance: units(5_000) },
    cashier: { banks: [{ code: 'gcash', number: '09670000003' }] },
  },
  {
    accountId: 'nobank',
    password: 'Demo1234',
    traits: { full_name: 'Nestor Nobank', contact_phone: '09670000004', balance: units(5_000) },
    cashier: { isVerified: true },
  },
  {
    accountId: 'hold',
    password: 'Demo1234',
    traits: { full_name: 'Hilda Hold', contact_phone: '09670000005', balance: units(5_000) },
    cashier: { isVerified: true, banks: [{ code: 'gcash', number: '09670000005' }], isOnHold: true },
  },
  {
    accountId: 'liza',
    password: 'Demo1234',
    referredBy: 'demo',
    traits: { full_name: 'Liza Kaibigan', contact_phone: '09670000006', balance: units(1_150) },
    cashier: { isVerified: true },
  },
  {
    accountId: 'carlo',
    password: 'Demo1234',
    referredBy: 'demo',
    traits: { full_name: 'Carlo Kaibigan', contact_phone: '09670000007', balance: units(220) },
  },
  {
    accountId: 'expires',
    password: 'Demo1234',
    traits: { full_name: 'Elena Expires', behavior: 'expires' },
  },
  { accountId: 'slow', password: 'Demo1234', traits: { full_name: 'Samuel Slow', behavior: 'slow' } },
  {
    accountId: 'tokenfail',
    password: 'Demo1234',
    traits: { full_name: 'Tomas Tokenfail', contact_email: 'tomas@example.com', behavior: 'tokenFail' },
  },
  { accountId: 'locked', traits: { full_name: 'Lorna Locked', behavior: 'locked' } },
  { accountId: 'blocked', traits: { full_name: 'Berto Blocked', behavior: 'blocked' } },
  { accountId: 'closed', traits: { full_name: 'Clara Closed', behavior: 'closed' } },
]

/** The accounts of the stress brand, of which `demo` has a long name and a balance of twelve digits. */
export const stressPlayers: readonly SeededPlayer[] = seededPlayers.map((player) =>
  player.accountId === 'demo'
    ? {
        ...player,
        traits: {
          ...player.traits,
          full_name: 'Maximiliano Bartolome Evangelista de los Santos 陳',
          balance: units(123_456_789_012.34),
        },
      }
    : player,
)
