const viewer = document.querySelector('model-viewer');
const { glb, usdz, script } = viewer.dataset;
const asked = new URLSearchParams(location.search);
// The page is the same for every size; only whole numbers of the keys that a model's address knows are taken over.
const shape = ['columns', 'rows', 'size']
  .filter((key) => /^\d{1,3}(?:\.5)?$/.test(asked.get(key) ?? ''))
  .map((key) => `${key}=${asked.get(key)}`);
const addressOf = (model) => [model, ...(shape.length > 0 ? [shape.join('&')] : [])].join('?');
const say = (state) => (document.querySelector('main').dataset.state = state);

for (const link of document.querySelectorAll('a[download]')) link.href = addressOf(glb);
viewer.addEventListener('load', () => say('shown'), { once: true });
viewer.addEventListener('error', () => say('failed'));
if (document.createElement('canvas').getContext('webgl2')) {
  viewer.setAttribute('ios-src', addressOf(usdz));
  viewer.setAttribute('src', addressOf(glb));
  import(script).catch(() => say('failed'));
} else say('failed');
