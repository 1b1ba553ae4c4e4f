import type { PageName } from '@marquee/contracts/pages'
import { onServer, type Route } from './page-module.ts'
import { withTexts } from './with-texts.ts'

const own = { middleware: [], layout: 'template', texts: 'page' } as const

/** Sign-up, password recovery, and the pages of the player's account. */
export const accountRoutes = {
  register: {
    ...own,
    module: onServer && 'src/features/account/sign-up/register-page.tsx',
    load: async () => ({
      Page: (await import('../../features/account/sign-up/register-page.tsx')).RegisterPage,
      queries: () => [{ id: 'getSignupForm', input: {} }],
    }),
  },
  'forgot-password': {
    ...own,
    module: onServer && 'src/features/account/forgot-password-page.tsx',
    load: async () => ({
      Page: (await import('../../features/account/forgot-password-page.tsx')).ForgotPasswordPage,
    }),
  },
  account: {
    ...own,
    module: onServer && 'src/features/account/account-page.tsx',
    load: async () => {
      const { AccountPage, AccountWaiting } = await import('../../features/account/account-page.tsx')
      return { Page: AccountPage, Waiting: AccountWaiting }
    },
  },
  profile: {
    ...own,
    module: onServer && 'src/features/account/profile-page.tsx',
    load: async (language) => {
      const { ProfilePage, ProfileWaiting } = await withTexts(
        'help',
        language,
        import('../../features/account/profile-page.tsx'),
      )
      return { Page: ProfilePage, Waiting: ProfileWaiting }
    },
  },
  'edit-profile': {
    ...own,
    module: onServer && 'src/features/account/edit-profile-page.tsx',
    load: async () => {
      const { EditProfilePage, EditProfileWaiting } = await import(
        '../../features/account/edit-profile-page.tsx'
      )
      return { Page: EditProfilePage, Waiting: EditProfileWaiting }
    },
  },
  security: {
    ...own,
    module: onServer && 'src/features/account/security-page.tsx',
    load: async (language) => {
      const { SecurityPage, SecurityWaiting } = await withTexts(
        'help',
        language,
        import('../../features/account/security-page.tsx'),
      )
      return { Page: SecurityPage, Waiting: SecurityWaiting }
    },
  },
  'change-password': {
    ...own,
    module: onServer && 'src/features/account/change-password-page.tsx',
    load: async () => {
      const { ChangePasswordPage, ChangePasswordWaiting } = await import(
        '../../features/account/change-password-page.tsx'
      )
      return { Page: ChangePasswordPage, Waiting: ChangePasswordWaiting }
    },
  },
  inbox: {
    ...own,
    module: onServer && 'src/features/inbox/inbox-page.tsx',
    load: async (language) => {
      const [{ InboxPage, InboxWaiting }, { OperatorBody }] = await Promise.all([
        withTexts('help', language, import('../../features/inbox/inbox-page.tsx')),
        import('../operator-body.tsx'),
      ])
      return { Page: () => <InboxPage Body={OperatorBody} />, Waiting: InboxWaiting }
    },
  },
  minigame: {
    ...own,
    module: onServer && 'src/features/mini-games/mini-game-page.tsx',
    load: async () => {
      const { MiniGamePage, MiniGameWaiting } = await import('../../features/mini-games/mini-game-page.tsx')
      return { Page: MiniGamePage, Waiting: MiniGameWaiting }
    },
    layout: 'minigame',
  },
} as const satisfies Partial<Record<PageName, Route>>
