import type { ReactNode } from 'react'

/* How stories show components: a phone-wide column, a caption over each state. Only stories import this. */

/** A page of specimens. */
export const Stage = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className="mx-auto min-h-dvh w-full max-w-phone bg-paper px-4 pt-4 pb-10 text-ink">
    <h1 className="text-headline font-semibold">{title}</h1>
    {children}
  </main>
)

/** One state, named. `on` shows it on the other ground. */
export const Specimen = ({ name, on, children }: { name: string; on?: 'surface'; children: ReactNode }) => (
  <section className="mt-6" aria-label={name}>
    <p className="mb-2 text-caption text-muted">{name}</p>
    {on ? <div className="rounded-l bg-surface p-4">{children}</div> : children}
  </section>
)

/** Side by side, wrapping. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
)

/** Filler text to scroll through. */
export const Lines = ({ count = 12 }: { count?: number }) => (
  <>
    {Array.from({ length: count }, (_, at) => (
      <p key={at} className="mt-3 text-soft">
        {lines[at % lines.length]}
      </p>
    ))}
  </>
)

const lines = [
  '远山如黛，近水含烟。画师只用了三种墨色，却让人听见雨声。',
  '这一卷共有二十四开，按节气排开，每一开都能单独收藏。',
  '藏家可以把同一系列的六件合成一件，合成后原件随之销去。',
  '展柜里的灯会随时辰变化：清晨偏冷，入夜偏暖。',
]
