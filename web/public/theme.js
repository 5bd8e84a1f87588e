// Runs before the first paint, so that a light room never sees a dark flash.
(function () {
  var chosen = 'auto';
  try {
    chosen = JSON.parse(localStorage.getItem('allcity-settings') || '{}').theme || 'auto';
  } catch {
    /* a browser without storage has the machine's theme */
  }
  var light =
    chosen === 'light' || (chosen === 'auto' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
})();
