// This script runs before the first paint, so that the page never flashes dark where the light theme is used.
(function () {
  var chosen = 'auto';
  try {
    chosen = JSON.parse(localStorage.getItem('allcity-settings') || '{}').theme || 'auto';
  } catch {
    /* a browser without storage follows the theme of the system */
  }
  var light =
    chosen === 'light' || (chosen === 'auto' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
})();
