/** The worlds one can begin with. */
export const worldNames = [
  'default',
  'empty',
  'one-collector',
  'update-available',
  'update-forced',
  'update-full',
  'update-hot',
  'update-reload',
  'hostile',
  'large',
] as const
export type WorldName = (typeof worldNames)[number]

export const isWorldName = (text: unknown): text is WorldName => (worldNames as readonly unknown[]).includes(text)
