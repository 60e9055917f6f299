/** What the server says about the person's name; both are masked. */
export interface RealName {
  readonly verified: boolean
  readonly name: string
  readonly idCard: string
  readonly verifiedAt: number | null
}

export const realName = { endpoint: 'identity.realName', request: {} } as const
