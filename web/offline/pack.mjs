// node pack.mjs WHEELS SOURCE OUT: makes OUT/engine.zip with the Python that runs in browsers; see pack.py.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const here = dirname(fileURLToPath(import.meta.url));
const [wheels, source, out] = process.argv.slice(2);
const python = await loadPyodide({ indexURL: join(here, '../node_modules/pyodide') });
for (const [place, root] of Object.entries({ wheels, source, out })) {
  python.FS.mkdirTree(`/${place}`);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, `/${place}`);
}
python.runPython(readFileSync(join(here, 'pack.py'), 'utf8'));
