import { uiText } from '../ui-text.ts'
import { qrPath } from './qr-path.ts'

export interface QrCodeProps {
  text: string
  /** What is behind it, for those who cannot point a camera: 「邀请链接的二维码」. */
  label: string
  /** Px on each side; never wider than its place. Default 354 (const:qr-size). */
  size?: number
}

/** A QR code, dark on white in both themes, because cameras expect it so. */
export function QrCode({ text, label, size = 354 }: QrCodeProps) {
  const code = qrPath(text)
  if (!code) return <p className="text-note text-muted">{uiText.qrFailed}</p>
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      style={{ width: size }}
      className="block aspect-square max-w-full rounded-s"
    >
      <rect width={code.size} height={code.size} fill="#fff" />
      <path d={code.d} fill="#141414" />
    </svg>
  )
}
