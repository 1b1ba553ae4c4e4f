import * as z from 'zod/mini'
import { MobileNumber, Tac } from '../../form-fields.ts'
import { operation } from '../../operation.ts'
import { codeErrors, TacSentTo, tacSentToExample } from '../session/one-time-codes.ts'
import { EnteredPassword } from './identity.ts'

/**
 * Sends a one-time code to a new mobile number, for `changeMobile`. The password tells that the player asks for it, and
 * not somebody with the phone in hand. Errors: `invalidCredentials` when it is wrong, `invalidInput` when the platform
 * does not take the number.
 */
export const requestMobileTac = operation(
  {
    method: 'POST',
    path: '/api/tac/mobile',
    access: 'player',
    limit: 'tac',
    shows: 'form',
    body: z.strictObject({ contactPhone: MobileNumber, password: EnteredPassword }),
    response: TacSentTo,
    errors: ['invalidCredentials', 'invalidInput', 'tacTooMany'],
  },
  {
    request: { body: { contactPhone: '09181234567', password: 'Demo1234' } },
    response: { ...tacSentToExample, maskedPhone: '0918***4567' },
  },
)

/** Changes the number that codes are sent to, with the code that `requestMobileTac` has sent there. */
export const changeMobile = operation(
  {
    method: 'POST',
    path: '/api/account/mobile',
    access: 'player',
    limit: 'writes',
    shows: 'form',
    body: z.strictObject({ contactPhone: MobileNumber, tac: Tac }),
    response: z.object({
      /** The new number with its middle hidden. */
      mobileNumber: z.string(),
    }),
    errors: [...codeErrors, 'invalidInput'],
  },
  {
    request: { body: { contactPhone: '09181234567', tac: '123456' } },
    response: { mobileNumber: '0918***4567' },
  },
)
