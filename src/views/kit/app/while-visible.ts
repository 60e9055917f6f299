/** Runs something for as long as the tab can be seen: stopped while it is hidden, begun anew when it is looked at. Gives what ends it. */
export function whileVisible(begin: () => () => void): () => void {
  let stop = () => {}
  const follow = () => {
    stop()
    stop = document.visibilityState === 'visible' ? begin() : () => {}
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', follow)
  }
}
