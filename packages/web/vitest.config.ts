import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default mergeConfig(
  vite,
  defineConfig({ test: { name: 'web', include: ['src/**/*.test.{ts,tsx}'], environment: 'happy-dom' } }),
);
