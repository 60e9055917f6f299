import type { ReactNode } from 'react'
import { cx } from '#src/ui/cx.ts'
import { useTilt } from './use-tilt.ts'

export interface PedestalProps {
  readonly children: ReactNode
  /** It is a body with a shadow of its own and stands on the plinth; a picture in its mount floats above it. */
  readonly stands?: boolean
}

/** One thing on a plinth, lit from above, on a plain ground. It leans towards the finger and with the phone. */
export function Pedestal({ children, stands = false }: PedestalProps) {
  const { thing, stage } = useTilt<HTMLDivElement>()
  return (
    <div
      {...stage}
      className="relative flex flex-col items-center overflow-hidden rounded-l bg-[radial-gradient(90%_70%_at_50%_34%,var(--color-surface),var(--color-sunken)_78%)] pt-7"
    >
      <span
        aria-hidden="true"
        className="absolute inset-x-0 top-0 mx-auto h-[78%] w-[92%] bg-[linear-gradient(180deg,var(--color-surface),transparent_88%)] opacity-80 [clip-path:polygon(38%_0,62%_0,100%_100%,0_100%)] dark:opacity-40"
      />
      <div
        ref={thing}
        className={cx(
          'relative z-10 transition-transform duration-300 ease-soft will-change-transform',
          stands
            ? '-mt-7 mb-[-17%] w-[min(78%,300px)]'
            : 'w-[min(58%,232px)] drop-shadow-[0_14px_14px_rgb(20_20_20/0.22)]',
        )}
      >
        {children}
      </div>
      <svg viewBox="0 0 320 66" aria-hidden="true" focusable="false" className="-mt-1.5 block w-[min(86%,336px)]">
        <path d="M34 20h252l22 16H12Z" className="fill-hairline dark:fill-line" />
        {!stands && <ellipse cx="160" cy="26" rx="104" ry="6" fill="rgb(20 20 20)" opacity=".16" />}
        <path d="M12 36h296v30H12Z" className="fill-line dark:fill-hairline" />
        <path d="M12 36h296v2H12Z" fill="var(--color-surface)" opacity=".55" />
      </svg>
    </div>
  )
}
