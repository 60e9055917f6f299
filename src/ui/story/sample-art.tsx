/* Pictures for stories: the real art is drawn elsewhere. */

/** An ink landscape; `hue` shifts the sun and the mist. */
export const SampleArt = ({ hue = 20 }: { hue?: number }) => (
  <svg viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice">
    <rect width="200" height="200" fill={`hsl(${hue + 20} 28% 88%)`} />
    <circle cx="146" cy="52" r="17" fill={`hsl(${hue} 62% 52%)`} />
    <path d="M0 124 38 78l26 32 34-58 42 66 24-24 36 44v62H0Z" fill={`hsl(${hue + 190} 14% 62%)`} />
    <path d="M0 152l30-28 34 22 40-46 44 42 28-16 24 18v56H0Z" fill={`hsl(${hue + 200} 18% 40%)`} />
    <path d="M0 172c40-14 62 8 100 0s62-10 100 2v26H0Z" fill={`hsl(${hue + 200} 22% 20%)`} />
  </svg>
)

/** The same as a file. */
export const samplePicture = (hue: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><rect width="200" height="200" fill="hsl(${hue} 30% 84%)"/>` +
      `<circle cx="140" cy="60" r="22" fill="hsl(${hue} 60% 50%)"/><path d="M0 150l60-70 40 46 34-30 66 62v42H0Z" fill="hsl(${hue + 190} 20% 34%)"/></svg>`,
  )}`

/** A sealed box, cut out of its ground, on a square canvas. */
export const sampleBoxPicture = (hue: number): string => {
  const tone = (light: number) => `fill="hsl(${hue} 32% ${light}%)"`
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><ellipse cx="204" cy="336" rx="160" ry="38" opacity=".25"/>` +
      `<path d="M66 160v118l134 66V220Z" ${tone(72)}/><path d="M334 160v118l-134 66V220Z" ${tone(54)}/>` +
      `<path d="M58 121v42l142 65v-42Z" ${tone(78)}/><path d="M342 121v42l-142 65v-42Z" ${tone(60)}/>` +
      `<path d="m58 121 142-65 142 65-142 65Z" ${tone(86)}/><path d="m118 148 142-65 22 11-142 64Z" ${tone(34)}/></svg>`,
  )}`
}

/** A photograph as servers send them, where only such pictures are let in. */
export const samplePhoto =
  'data:image/png;base64,' +
  'iVBORw0KGgoAAAANSUhEUgAAAFAAAABkCAMAAAAmJEckAAAAElBMVEXM2OPHYlCrsL17jqI9UWZOYXYcRbBXAAABcUlEQVRYw+3UQXbDMAgEUA' +
  'zo/lduHNtJZEkD2GSRPs16+gHVLdHMzMzMzL/OsiaZyyN5eYdT90sSlzrp4O0Vl2+Dt2/+PfD2G3Lygl/4DjkbzP9bTv9vs5GSya13S9K1L09y' +
  'RVkT+gGHFxEZl3kH/Ufj8uH5ReMeeSfgjcsiURGXuQI9R+PxtecRjbKcEwHF4ZkiLjO3IAe8RhSJrojHi0RFfJBIVMRllqjIsNx8gfYvBo4H+4' +
  '1WxG2RqDhegc0FeyLDsum1z4jHm16zor1CULzv1UcneJWY4n0cffEBdShe9HQkXvOKdsQbBz+9vuh4m463g1oasPc2xQT1lXICuV91eyexXfCo' +
  'ub1apHG1eL2qSqA6Eou2GYHjyWC/SiRc7YlFkUh4dFGvdwwn6HWWHHr7jmR5JxF4W5NMT6tPUtUQydUsnv22IrkmH6LlPYrkbrpaquT0VtHT2k' +
  'BX0xlK9lYw1XuAuZ5SsjfBCU5wgv38AYibOIcPkOT0AAAAAElFTkSuQmCC'
