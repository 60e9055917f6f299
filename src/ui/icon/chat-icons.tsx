import { Glyph } from './icon.tsx'
import type { IconProps } from './icon.tsx'

/* What one does and meets in conversations. */

/** 发送 */
export const SendIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 19.6V4.8M6 10.4l6-6 6 6" />
  </Glyph>
)

/** 语音 */
export const MicIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="8.8" y="3.2" width="6.4" height="11" rx="3.2" />
    <path d="M5.4 11.4a6.6 6.6 0 0 0 13.2 0M12 18v2.8" />
  </Glyph>
)

/** 表情 */
export const SmileIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="8.6" />
    <path d="M8.4 14.2a4.4 4.4 0 0 0 7.2 0M9.2 9.6h.01M14.8 9.6h.01" />
  </Glyph>
)

/** 键盘 */
export const KeyboardIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="3" y="6" width="18" height="12" rx="2" />
    <path d="M6.6 9.6h.01M10.2 9.6h.01M13.8 9.6h.01M17.4 9.6h.01M8.4 14.4h7.2" />
  </Glyph>
)

/** 视频 */
export const VideoIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="3" y="6.4" width="12.4" height="11.2" rx="2" />
    <path d="m15.4 10.6 5.2-3v8.8l-5.2-3" />
  </Glyph>
)

/** 文件 */
export const FileIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M13.6 3.2H7a1.6 1.6 0 0 0-1.6 1.6v14.4A1.6 1.6 0 0 0 7 20.8h10a1.6 1.6 0 0 0 1.6-1.6v-11Z" />
    <path d="M13.4 3.4v5h5M9 13h6M9 16.4h4" />
  </Glyph>
)

/** 位置 */
export const PlaceIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 21s6.8-6 6.8-11.2a6.8 6.8 0 0 0-13.6 0C5.2 15 12 21 12 21Z" />
    <circle cx="12" cy="9.8" r="2.4" />
  </Glyph>
)

/** 回复 */
export const ReplyIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M9.6 6 4.4 11.2l5.2 5.2" />
    <path d="M4.8 11.2h8.4a6 6 0 0 1 6 6v1.6" />
  </Glyph>
)

/** 话题 */
export const ThreadIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M9.6 4 7.8 20M16.2 4l-1.8 16M4.6 9.2h15.2M4.2 14.8h15.2" />
  </Glyph>
)

/** 翻译 */
export const TranslateIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M3.6 6.2h9.6M8.4 4v2.2M11 6.2c-.8 3.6-3.2 6.2-6.6 7.6M6 8.6c1 2.4 3 4.2 5.2 5.2" />
    <path d="m11.6 20.4 4.2-10 4.2 10M13 17.2h5.6" />
  </Glyph>
)

/** 撤回 */
export const RecallIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M7.6 4.8 3.8 8.6l3.8 3.8" />
    <path d="M4 8.6h10a5.6 5.6 0 0 1 0 11.2H7.6" />
  </Glyph>
)

/** 举报 */
export const FlagIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M5.6 21V4.2M5.6 4.8c3-1.6 5.6-.8 7.6.2s4 1 5.8.2v8.6c-1.8.8-3.8.8-5.8-.2s-4.6-1.8-7.6-.2" />
  </Glyph>
)

/** 免打扰 */
export const QuietIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M17.4 17.3H4.9a.6.6 0 0 1-.5-.9L6 13.2V9.4c0-.8.2-1.6.5-2.3M8.9 4.3A6 6 0 0 1 18 9.4v3.4l.5 1" />
    <path d="M9.8 20.2a2.4 2.4 0 0 0 4.4 0M4 4l16 16" />
  </Glyph>
)

/** 置顶 */
export const PinIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M5.6 4h12.8M12 20.4V8M7 12.6l5-5 5 5" />
  </Glyph>
)

/** 加好友 */
export const AddPersonIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="9.6" cy="8" r="4" />
    <path d="M2.4 20c.6-3.8 3.6-5.6 7.2-5.6 2 0 3.8.5 5.1 1.6M18.4 14.4v6M15.4 17.4h6" />
  </Glyph>
)

/** 群聊 */
export const GroupIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="9" cy="8.6" r="3.6" />
    <path d="M2.4 19.6c.5-3.4 3.2-5 6.6-5s6.1 1.6 6.6 5" />
    <path d="M15.6 5.4a3.4 3.4 0 0 1 0 6.4M18 14.8c2 .7 3.3 2.3 3.6 4.8" />
  </Glyph>
)

/** 拉黑 */
export const BlockIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="8.6" />
    <path d="m6 6 12 12" />
  </Glyph>
)

/** 到最新 */
export const ToEndIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 4.4v12M6.6 11.2l5.4 5.4 5.4-5.4M6.6 20h10.8" />
  </Glyph>
)

/** 已读 */
export const ReadIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m2.8 12.8 4.2 4.2L15.4 7.6M11.4 15.8l1.4 1.2 8.4-9.4" />
  </Glyph>
)
