/** What the server says about the person's name; both are masked. */
export interface RealName {
  readonly verified: boolean
  readonly name: string
  readonly idCard: string
  readonly verifiedAt: number | null
}

export const realName = { endpoint: 'identity.realName', request: {} }

/** A number as typed or pasted: half-width, without spaces, with a large X. */
export const typedIdCard = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^0-9xX]/g, '')
    .toUpperCase()
    .slice(0, 18)
