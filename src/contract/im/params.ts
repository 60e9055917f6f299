/** A parameter that is wrong, in the words of chat §5. */
export class ChatParameterError extends Error {}

export const refuse = (name: string): never => {
  throw new ChatParameterError(`Invalid parameter: "${name}"`)
}
export const wrong = (message: string): never => {
  throw new ChatParameterError(message)
}
