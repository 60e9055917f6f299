/** One part of a policy: paragraphs, then points. */
export interface PolicySection {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly points?: readonly string[]
}

export interface Policy {
  /** `2026-02-01`. */
  readonly effectiveOn: string
  readonly version: string
  readonly lead: string
  readonly sections: readonly PolicySection[]
}
