import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { forBrowser } from './words.config.ts';

const STATIC = '../src/allcity/server/static';
const SITE = '../site';
const SERVER = 'http://127.0.0.1:8000';

/** The shared Fluent files as modules, without the messages that only the terminal uses. */
function words(): Plugin {
  return {
    name: 'allcity-words',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.ftl')) return null;
      this.addWatchFile(id);
      return `export default ${JSON.stringify(forBrowser(readFileSync(id, 'utf8')))}`;
    },
  };
}

/** Compressed copies of every text file, which the server sends; the size of the first load is printed. */
function compressed(): Plugin {
  const textual = /\.(js|css|html|svg|webmanifest)$/;
  return {
    name: 'allcity-compressed',
    apply: 'build',
    closeBundle() {
      for (const entry of readdirSync(STATIC, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !textual.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const bytes = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(bytes));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/** `--mode site` builds static files that need no server, below any path. */
export default defineConfig(({ mode }) => ({
  logLevel: 'warn',
  base: mode === 'site' ? './' : '/',
  plugins: [words(), svelte(), ...(mode === 'site' ? [] : [compressed()])],
  worker: { format: 'es' },
  build: {
    outDir: mode === 'site' ? SITE : STATIC,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: 'manifest.json',
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node', isolate: false },
}));
