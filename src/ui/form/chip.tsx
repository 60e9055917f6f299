import type { ReactNode } from 'react'

export interface ChipProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** One of several words that narrow something down: a checkbox that looks like a chip. */
export const Chip = ({ checked, onChange, children }: ChipProps) => (
  <label className="relative inline-flex min-h-11 items-center rounded-full bg-sunken px-4 text-note text-soft ring-inset has-checked:bg-cinnabar-wash has-checked:font-medium has-checked:text-cinnabar-ink has-checked:ring-1 has-checked:ring-cinnabar">
    <input
      type="checkbox"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full"
    />
    {children}
  </label>
)
