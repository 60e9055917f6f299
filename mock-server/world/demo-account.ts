/** The seeded person of every named world; the login page shows phone and code in demo mode. */
export const demoAccount = {
  userId: '10001',
  phone: '13800000000',
  /** Always right for this phone, whatever was sent by text message. */
  code: '888888',
  password: 'shucang2026',
  nickname: '青山有思',
  payPassword: '246810',
} as const
