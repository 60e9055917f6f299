import type { ReactElement } from 'react'
import type { OutlineKind } from '#src/routes/route.ts'
import {
  SkeletonArticle,
  SkeletonCard,
  SkeletonForm,
  SkeletonMessages,
  SkeletonScene,
} from '#src/ui/feedback/page-skeletons.tsx'
import { SkeletonDetail, SkeletonGrid, SkeletonList } from '#src/ui/feedback/skeleton.tsx'

const outlines: Readonly<Record<OutlineKind, ReactElement>> = {
  card: <SkeletonCard />,
  chat: <SkeletonMessages />,
  detail: <SkeletonDetail />,
  form: <SkeletonForm />,
  grid: <SkeletonGrid />,
  list: <SkeletonList notes />,
  scene: <SkeletonScene />,
  text: <SkeletonArticle />,
}

/** What a page looks like from afar while its code is on its way. */
export const outlineOf = (kind: OutlineKind = 'list'): ReactElement => outlines[kind]
