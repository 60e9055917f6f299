interface Failure {
  readonly reason: string
  readonly message: string
}

/** Reasons that speak for themselves: the login page follows, or the user stopped it. */
const silent = ['sessionEnded', 'aborted']

/** What a form says about a refusal, or null when there is nothing to say. */
export const failureWords = (failure: Failure | null): string | null =>
  failure && failure.message !== '' && !silent.includes(failure.reason) ? failure.message : null
