import { http, type HttpHandler } from 'msw'
import type { World } from '../world/world.ts'
import { answerGateway, type GatewayReply, type GatewayRequest, toGatewayRequest } from './answer.ts'
import { wholeDocument } from './pages.ts'

export interface GatewayDoor {
  readonly origin: string
  readonly turn: (job: () => Promise<GatewayReply>) => Promise<GatewayReply>
  /**
   * Where a page shows the gateway itself: a world that lives in a page leaves with it, so the browser is sent on to a page that brings
   * the world along. Without it the gateway's pages are answered as they are.
   */
  readonly shell?: (asked: GatewayRequest) => string
}

const sendTo = (to: string): Response => new Response(null, { status: 303, headers: { Location: to } })

/** The gateway's pages as handlers. Browsers navigate here; nothing is cached. */
export function gatewayHandlers(world: World, { origin, turn, shell }: GatewayDoor): HttpHandler[] {
  return [
    http.all(`${origin}/gateway/*`, async ({ request }) => {
      const asked = await toGatewayRequest(request)
      // A page of the gateway has no ending: a development server also serves modules from a folder of this name.
      if (asked.page.includes('.')) return undefined
      if (shell) return sendTo(shell(asked))
      const reply = await turn(() => answerGateway(world, asked))
      if (reply.kind === 'redirect') return sendTo(reply.to)
      const headers = { 'Content-Type': 'text/html;charset=UTF-8', 'Cache-Control': 'no-store' }
      return new Response(wholeDocument(reply.shown), { status: reply.status, headers })
    }),
  ]
}
