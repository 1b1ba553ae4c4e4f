import type { Handler } from '../handler.ts'

export const getSignupForm: Handler<'getSignupForm'> = async (_request, { brand, sites }) =>
  sites.signupForm(brand)
