import { BrandMark } from '../kit/brand-mark.tsx'

/** The head of the pages that let people in. */
export const Welcome = ({ title, note }: { title: string; note: string }) => (
  <div className="flex items-center gap-4 pb-7">
    <BrandMark size={56} />
    <div className="min-w-0">
      <p className="text-headline font-semibold">{title}</p>
      <p className="text-note text-muted">{note}</p>
    </div>
  </div>
)
