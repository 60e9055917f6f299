import type { ChatService } from '../../world/chat-service.ts'

/** Whether a path is the chat service's REST, discovery or hooks: everything with three segments that is not the marketplace's. */
export function isChatPath(path: string): boolean {
  if (path.startsWith('/__world/')) return path.startsWith('/__world/chat/')
  if (path.startsWith('/easemob/')) return true
  return !path.startsWith('/api/') && /^\/[^/]+\/[^/]+\/[^/]/.test(path)
}

/**
 * Answers a request of `fetch` or of a service worker; a fault that cuts the connection gives a network error. `prefix` is a part of
 * the path before the app's (`/chat` when the service lies at `/chat/{org}/{app}/…`).
 */
export async function answerChatRequest(
  server: Pick<ChatService, 'answer'>,
  request: Request,
  prefix = '',
): Promise<Response> {
  const url = new URL(request.url)
  const answer = await server.answer({
    method: request.method,
    path: url.pathname.slice(prefix.length),
    query: url.searchParams,
    headers: Object.fromEntries(request.headers),
    body: new Uint8Array(await request.arrayBuffer()),
    origin: url.origin + prefix,
  })
  if (answer.destroy) return Response.error()
  return new Response(answer.body, { status: answer.status, headers: answer.headers })
}
