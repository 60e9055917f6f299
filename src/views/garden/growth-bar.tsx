/** How far something has grown, of a thousand. */
export const GrowthBar = ({ label, progress }: { readonly label: string; readonly progress: number }) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.floor(progress / 10)}
    className="h-1.5 overflow-hidden rounded-full bg-sunken"
  >
    <span className="block h-full rounded-full bg-jade" style={{ width: `${progress / 10}%` }} />
  </div>
)
