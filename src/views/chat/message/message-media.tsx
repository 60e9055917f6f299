import { PlayIcon } from '#src/ui/icon/home-icons.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { playTime } from '../kit/chat-time.ts'
import type { PictureBody, VideoBody } from '../kit/chat-view.ts'
import { pictureSize } from '../conversation.select.ts'
import { Travelling } from './message-parts.tsx'

/** A picture in its box; opens it large. */
export function PictureBubble({ body, from, onOpen }: { body: PictureBody; from: string; onOpen: () => void }) {
  const { width, height } = pictureSize(body)
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={`查看${from}发的图片`}
      style={{ width }}
      className="relative block max-w-full overflow-hidden rounded-l ring-1 ring-hairline"
    >
      <ArtImage
        src={body.thumb ?? body.full}
        alt=""
        ratio={width / height}
        rounded="none"
        eager
        covered={body.progress !== null}
      />
      <Travelling progress={body.progress} />
    </button>
  )
}

/** A film: its first picture, its length, and the sign that it plays. */
export function VideoBubble({ body, from, onOpen }: { body: VideoBody; from: string; onOpen: () => void }) {
  const { width, height } = pictureSize(body)
  return (
    <button
      type="button"
      onClick={onOpen}
      style={{ width, aspectRatio: width / height }}
      className="relative block max-w-full overflow-hidden rounded-l bg-inverse text-on-inverse"
    >
      {body.thumb !== null && <ArtImage src={body.thumb} alt="" ratio={width / height} rounded="none" eager />}
      {body.progress !== null && <span className="sr-only">{from}发的视频，正在上传</span>}
      <Travelling progress={body.progress}>
        <span data-theme="dark" className="absolute inset-0 flex items-center justify-center text-ink">
          <span className="flex size-12 items-center justify-center rounded-full bg-scrim pl-0.5">
            <PlayIcon />
          </span>
          <span className="sr-only">播放{from}发的视频，</span>
          <span className="absolute right-2 bottom-2 rounded-xs bg-scrim px-1.5 text-caption tabular-nums">
            {playTime(body.seconds)}
          </span>
        </span>
      </Travelling>
    </button>
  )
}
