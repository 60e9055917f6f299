import { BrandMark } from '../kit/page/brand-mark.tsx'

/** The head of the page that lets people in. */
export const Welcome = ({ title, note }: { title: string; note: string }) => (
  <div className="pt-6 pb-7">
    <BrandMark size={56} />
    <p className="mt-4 text-display leading-tight font-semibold">{title}</p>
    <p className="mt-1 text-body text-muted">{note}</p>
  </div>
)
