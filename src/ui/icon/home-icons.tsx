import { Glyph } from './icon.tsx'
import type { IconProps } from './icon.tsx'

/* What the home page draws and the login page does not. */

/** 前往 */
export const ChevronIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m9.4 5.6 6.4 6.4-6.4 6.4" />
  </Glyph>
)

/** 搜索 */
export const SearchIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="10.8" cy="10.8" r="6.6" />
    <path d="m15.8 15.8 4.8 4.8" />
  </Glyph>
)

/** 全部功能 */
export const MapIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 16.5h6M16.5 13.5v6" />
  </Glyph>
)

/** 签到 */
export const CheckInIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 6.4h16V20H4zM4 10.4h16M8.4 3.6v4M15.6 3.6v4M9 15l2.2 2.2 4-4" />
  </Glyph>
)

/** 暂停 */
export const PauseIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M8.6 5.6v12.8M15.4 5.6v12.8" />
  </Glyph>
)

/** 播放 */
export const PlayIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M8 5.4v13.2l10.8-6.6Z" />
  </Glyph>
)

/** 盲盒 */
export const BoxIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 3 4 7.2v9.6L12 21l8-4.2V7.2Z" />
    <path d="M4.2 7.3 12 11.5l7.8-4.2" />
    <path d="M12 11.5V21" />
    <path d="m8 5.1 7.9 4.2v3.2" />
  </Glyph>
)

/** 聊天 */
export const ChatIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 4c-5 0-8.8 3.2-8.8 7.3 0 2.3 1.2 4.3 3.1 5.7l-.7 3.2 3.6-1.8c.9.2 1.8.3 2.8.3 5 0 8.8-3.3 8.8-7.4S17 4 12 4Z" />
    <path d="M8.4 11.4h.01M12 11.4h.01M15.6 11.4h.01" />
  </Glyph>
)

/** 花园：新芽 */
export const GardenIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 20.4v-9" />
    <path d="M12 12.4c0-4 2.6-6.8 7.6-6.8 0 4.8-2.8 7-7.6 6.8Z" />
    <path d="M12 15.4c0-3-2-5.2-6.4-5.2 0 3.9 2.4 5.4 6.4 5.2Z" />
    <path d="M6.4 20.4h11.2" />
  </Glyph>
)

/** 通告 */
export const MegaphoneIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 10.2v3.6a1 1 0 0 0 1 1h3l8.6 4.4V4.8L8 9.2H5a1 1 0 0 0-1 1Z" />
    <path d="M19.4 9.6a3.4 3.4 0 0 1 0 4.8" />
    <path d="m8 15 1 4.4" />
  </Glyph>
)

/** 图片 */
export const PictureIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="3.4" y="4.4" width="17.2" height="15.2" rx="2" />
    <circle cx="8.6" cy="9.4" r="1.6" />
    <path d="m4 17.4 4.8-4.6 3.2 2.8 4-4.6 4.4 5" />
  </Glyph>
)
