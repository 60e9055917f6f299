import type { Rarity } from '#src/ui/media/rarity-frame.tsx'

/** The light of each rarity in a dark room. */
export const lights: Readonly<Record<Rarity, string>> = {
  common: 'var(--color-soft)',
  rare: 'var(--color-indigo)',
  epic: 'var(--color-violet)',
  legendary: 'var(--color-gold)',
}

declare module 'react' {
  interface CSSProperties {
    /** The light of a rarity. */
    '--light'?: string
    /** How far a grain of gold goes sideways, px. */
    '--drift'?: string
  }
}
