import { Children, isValidElement, type ReactNode } from 'react'

export interface StripProps {
  readonly label: string
  /** Width of an entry, any CSS length. */
  readonly entryWidth: string
  readonly children: ReactNode
}

/** Entries side by side in a line that is pushed sideways, from edge to edge of the page; each child becomes an item of a list. */
export const Strip = ({ label, entryWidth, children }: StripProps) => (
  <ul
    aria-label={label}
    className="scrollbar-none relative -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto overscroll-x-contain px-4 pb-1"
  >
    {Children.toArray(children)
      .filter((child) => isValidElement(child))
      .map((child) => (
        <li key={child.key} className="shrink-0 snap-start" style={{ width: entryWidth }}>
          {child}
        </li>
      ))}
  </ul>
)
