import { Glyph } from './icon.tsx'
import type { IconProps } from './icon.tsx'

/* Things one does. */

/** 返回 */
export const BackIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m14.8 4.8-7.2 7.2 7.2 7.2" />
  </Glyph>
)

/** 关闭 */
export const CloseIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Glyph>
)

/** 选中、完成 */
export const CheckIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m4.8 12.6 4.8 4.8 9.6-10.4" />
  </Glyph>
)

/** 显示 */
export const EyeIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M2.4 12S6 5.6 12 5.6 21.6 12 21.6 12 18 18.4 12 18.4 2.4 12 2.4 12Z" />
    <circle cx="12" cy="12" r="3" />
  </Glyph>
)

/** 隐藏 */
export const EyeOffIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M5.6 7.8A16 16 0 0 0 2.4 12S6 18.4 12 18.4c1.5 0 2.8-.4 4-1" />
    <path d="M9.4 6c.8-.2 1.7-.4 2.6-.4 6 0 9.6 6.4 9.6 6.4a16 16 0 0 1-2.7 3.5" />
    <path d="M9.9 9.9a3 3 0 0 0 4.2 4.2" />
    <path d="m4 4 16 16" />
  </Glyph>
)
