import type { Walk } from './walking.ts'

/** What a page holds and does not draw of what a call changed, with the reason. */
export const heldOnly: readonly (readonly [of: RegExp, why: string])[] = [
  [/payfortheorder order\.repay: order\.details/, "the order's own stream is read first (`use-order.ts`)"],
  [/openBlindBox\/index .*: box\.detail/, 'name, picture and what can be in it are drawn, and no count'],
  [/transferParticulars transfer\.give: transfer\.transferable/, 'what has been given is drawn as it was chosen'],
  [/transferParticulars transfer\.give: collection\.list/, "the receiver's collection is counted on the page before"],
]

const MOST = 6
/** The places in which two values differ, with both. */
function differing(before: unknown, now: unknown, at: string): string[] {
  if (Object.is(before, now)) return []
  const both = [before, now]
  if (both.some((one) => typeof one !== 'object' || one === null))
    return [`${at} ${both.map((one) => JSON.stringify(one)?.slice(0, 60)).join(' → ')}`]
  const keys = new Set(both.flatMap((one) => Object.keys(one as object)))
  return [...keys].flatMap((key) =>
    differing((before as never)[key], (now as never)[key], at === '' ? key : `${at}.${key}`),
  )
}

/**
 * The law of a page at rest: each answer that it holds is what the server would say now. All of them are asked for once more, which
 * must not change one; whatever does was changed by the call before, and not read anew by whoever made it.
 */
export async function unrenewed({ page, by }: Walk): Promise<string[]> {
  const held = page.inSight().flatMap((stream) => {
    const answer = stream.startsWith('resource/') ? page.answer(stream) : null
    return answer ? [{ stream, was: { ...(answer.data as object), items: answer.items } }] : []
  })
  await by(() => {
    for (const { stream } of held) page.app.say(stream as 'resource/', { type: 'resource.refreshRequested' })
  })
  return held.flatMap(({ stream, was }) => {
    const now = page.answer(stream)
    if (!now) return [`${stream.slice('resource/'.length)} cannot be had any more`]
    const places = differing(was, { ...(now.data as object), items: now.items }, '')
    return places.length === 0 ? [] : [`${stream.slice('resource/'.length)} ${places.slice(0, MOST).join('; ')}`]
  })
}
