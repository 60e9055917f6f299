/** A closed red envelope, at the beginning of a row. */
export const EnvelopeMark = () => (
  <svg viewBox="0 0 44 52" aria-hidden="true" className="h-12 w-10">
    <rect x="2" y="2" width="40" height="48" rx="5" className="fill-[#cf3a24]" />
    <path d="M2 14c10 9 30 9 40 0V7a5 5 0 0 0-5-5H7a5 5 0 0 0-5 5Z" className="fill-[#b3301b]" />
    <circle cx="22" cy="21" r="7" className="fill-[#f0cd8a]" />
    <path d="M22 17v8M19 19.5h6M19 22.5h6" className="stroke-[#7a3a12]" strokeWidth="1.2" />
  </svg>
)
