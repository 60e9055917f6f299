/** How a picture is looked at: `scale` 1 fits the screen, `x` and `y` px away from its middle. Pure. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export const fitted: Zoom = { scale: 1, x: 0, y: 0 }
const largest = 5

/** Width and height in px. */
export interface Extent {
  readonly width: number
  readonly height: number
}

/** Never smaller than the screen, never farther away than its own edge. */
export function within({ scale: wanted, x, y }: Zoom, frame: Extent): Zoom {
  const scale = Math.min(largest, Math.max(1, wanted))
  const [farX, farY] = [((scale - 1) * frame.width) / 2, ((scale - 1) * frame.height) / 2]
  const bound = (value: number, far: number) => Math.min(far, Math.max(-far, value)) + 0
  return { scale, x: bound(x, farX), y: bound(y, farY) }
}

/** Zooms by `factor` around a point (px from the middle of the frame), which stays where it is. */
export function zoomAt(
  zoom: Zoom,
  factor: number,
  point: { readonly x: number; readonly y: number },
  frame: Extent,
): Zoom {
  const scale = Math.min(largest, Math.max(1, zoom.scale * factor))
  const by = scale / zoom.scale
  return within({ scale, x: point.x - (point.x - zoom.x) * by, y: point.y - (point.y - zoom.y) * by }, frame)
}

export const moveBy = (zoom: Zoom, dx: number, dy: number, frame: Extent): Zoom =>
  within({ ...zoom, x: zoom.x + dx, y: zoom.y + dy }, frame)
