import { readGatewayAddress } from '#mock/gateway/address.ts'
import { answerGateway, type GatewayReply, type GatewayRequest } from '#mock/gateway/answer.ts'
import { type GatewayPage, wordPage } from '#mock/gateway/pages.ts'
import { gatewayStyle } from '#mock/gateway/style.ts'
import { createPageWorld } from '#mock/page.ts'
import { createSystemClock } from '#src/services/clock/clock.ts'

/**
 * The page of `gateway.html`: the payment firms' own pages over the world that this browser keeps. It stands for another company's
 * server, so it shares nothing with the app but the world: it is reached by a navigation and left by one.
 */
const address = (() => {
  try {
    return readGatewayAddress(location.hash)
  } catch {
    return null
  }
})()
const { asked, store, now } = address ?? { asked: null, store: null, now: null }

/** On a bench the time is the bench's, which stands still while its page is away. */
const clock = now === null ? createSystemClock() : { ...createSystemClock(), now: () => now }

const { world, turn } = await createPageWorld({
  clock,
  base: new URL('.', location.href).pathname,
  tab: 'gateway',
  ...(store ? { store } : {}),
})

const style = new CSSStyleSheet()
style.replaceSync(gatewayStyle)
document.adoptedStyleSheets = [style]

function show({ title, body }: GatewayPage): void {
  document.title = title
  document.body.replaceChildren(...new DOMParser().parseFromString(body, 'text/html').body.childNodes)
}

async function ask(request: GatewayRequest): Promise<void> {
  const reply: GatewayReply = await turn(() => answerGateway(world, request))
  if (reply.kind === 'page') show(reply.shown)
  else location.replace(reply.to)
}

document.addEventListener('submit', (event) => {
  event.preventDefault()
  const form = event.target as HTMLFormElement
  const fields = new FormData(form, event.submitter)
  const page = new URL(form.action).pathname.split('/').at(-1) ?? ''
  const texts = [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  void ask({ method: form.method.toUpperCase(), page, fields: Object.fromEntries(texts) })
})

// The same document at another address: another payment.
addEventListener('hashchange', () => location.reload())

if (asked) await ask(asked)
else show(wordPage('收银台', '没有要支付的订单', '链接不完整。请回到数藏，从订单重新发起支付。', './'))
