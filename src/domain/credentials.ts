/** What proves to the server who is asking (marketplace §3, §4): the token, its check word, and the person they were given to. */
export interface Credentials {
  readonly token: string
  readonly validate: string
  readonly userId: string
  /** When they were kept, in server time; an older build does not say. */
  readonly keptAt?: number
}
