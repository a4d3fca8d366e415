// Runs before the first paint, so that a dark room never sees a white flash.
try {
  const saved = JSON.parse(localStorage.getItem('taletable.prefs') || '{}').theme
  document.documentElement.dataset.theme = saved || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
} catch {
  document.documentElement.dataset.theme = 'light'
}
