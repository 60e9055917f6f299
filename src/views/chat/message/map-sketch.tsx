/** Streets of a grid that is a little different at every place: 0.01 degrees are about a kilometre. */
function streets(lat: number, lng: number): string {
  const shift = (value: number, around: number) => ((Math.round(value * 1000) % around) + around) % around
  const [dx, dy] = [shift(lng, 60), shift(lat, 48)]
  const across = [0, 1, 2, 3].map((line) => `M-20 ${line * 48 - dy} L340 ${line * 48 - dy + 18}`)
  const down = [0, 1, 2, 3, 4, 5].map((line) => `M${line * 60 - dx} -20 L${line * 60 - dx + 14} 160`)
  return [...across, ...down].join(' ')
}

/** A quiet drawing of a place with a pin in its middle: no map service is asked. */
export const MapSketch = ({ lat, lng, height }: { lat: number; lng: number; height: number }) => (
  <svg
    viewBox="0 0 300 120"
    preserveAspectRatio="xMidYMid slice"
    width="100%"
    height={height}
    aria-hidden="true"
    className="block bg-sunken"
  >
    <path d="M-10 96C60 70 110 116 170 88s90-10 140-34v80H-10Z" className="fill-indigo-wash" />
    <path d="M196-6h60l14 52-66 14Z" className="fill-jade-wash" />
    <path d={streets(lat, lng)} className="stroke-surface" strokeWidth="7" fill="none" />
    <path d="M-10 40 310 84" className="stroke-line" strokeWidth="9" fill="none" />
    <path d="M-10 40 310 84" className="stroke-surface" strokeWidth="6" fill="none" />
    <g transform="translate(150 58)">
      <ellipse cx="0" cy="2" rx="8" ry="3" className="fill-scrim" />
      <path d="M0 0s13-12 13-23a13 13 0 0 0-26 0C-13-12 0 0 0 0Z" className="fill-cinnabar-fill" />
      <circle cx="0" cy="-23" r="5" className="fill-on-cinnabar" />
    </g>
  </svg>
)
